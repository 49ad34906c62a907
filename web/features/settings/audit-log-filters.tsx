import FilterIcon from 'lucide-react/icons/list-filter';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { AuditLogPage } from '../../../contract/settings.ts';
import { isLagosDay } from '../../../domain/delivery/lagos-time.ts';
import { AUDIT_TOPICS, type AuditTopic } from '../../../domain/users/audit-actions.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CHIP_CLASS } from '../../ui/buttons/toggle-chip.tsx';
import { PillSelect } from '../../ui/fields/pill-select.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { TOPIC_NAMES } from './audit-log-words.ts';

/** What of the log is shown. It stands in the address, so that it can be kept and passed on. */
export type AuditLogQuery = {
  readonly topic?: AuditTopic;
  readonly person?: string;
  readonly from?: string;
  readonly to?: string;
  readonly order?: string;
};

const ACCOUNT_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const ORDER_NUMBER = /^[\d-]{1,20}$/;

/** Anybody can write anything into an address: what is not known there counts as not said. */
export function readAuditLogQuery(parameters: URLSearchParams): AuditLogQuery {
  const pick = (name: string, fits: (value: string) => boolean) => {
    const value = parameters.get(name);
    return value !== null && fits(value) ? { [name]: value } : {};
  };
  return {
    ...pick('topic', (value) => AUDIT_TOPICS.some((topic) => topic === value)),
    ...pick('person', (value) => ACCOUNT_ID.test(value)),
    ...pick('from', isLagosDay),
    ...pick('to', isLagosDay),
    ...pick('order', (value) => ORDER_NUMBER.test(value)),
  };
}

type AuditLogFiltersProps = {
  readonly query: AuditLogQuery;
  /** Blank takes a filter away. */
  readonly onChange: (part: { readonly [Name in keyof AuditLogQuery]?: string }) => void;
  readonly people: AuditLogPage['people'];
  /** What else is done with the list as a whole. */
  readonly children: ReactNode;
};

/** On a phone behind one button, so that the log itself is in sight. */
export function AuditLogFilters({ query, onChange, people, children }: AuditLogFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const count = Object.keys(query).length;
  const isNarrowed = count > 0;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpen(!isOpen)}
        className={joinClasses(CHIP_CLASS, 'phone:hidden')}
      >
        <FilterIcon className="size-5" />
        Filters
        {isNarrowed && <span className="figures">({count})</span>}
      </button>
      <div
        id={fieldsId}
        className={joinClasses(
          'flex flex-wrap items-center gap-2.5 max-phone:w-full phone:contents',
          isOpen ? 'max-phone:order-last' : 'max-phone:hidden',
        )}
      >
        <PillSelect
          label="Type"
          value={query.topic ?? ''}
          onChoose={(topic) => onChange({ topic })}
          className="flex-1 basis-36 phone:max-w-72 phone:basis-56"
        >
          <option value="">Everything</option>
          {AUDIT_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {TOPIC_NAMES[topic]}
            </option>
          ))}
        </PillSelect>
        <PillSelect
          label="Person"
          value={query.person ?? ''}
          onChoose={(person) => onChange({ person })}
          className="flex-1 basis-36 phone:max-w-56"
        >
          <option value="">Anyone</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </PillSelect>
        <PillInput
          label="From"
          type="date"
          value={query.from ?? ''}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <PillInput
          label="To"
          type="date"
          value={query.to ?? ''}
          onChange={({ target }) => onChange({ to: target.value })}
        />
        <OrderFilter order={query.order ?? ''} onChange={(order) => onChange({ order })} />
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {isNarrowed && (
          <Button size="s" onClick={() => onChange({ topic: '', person: '', from: '', to: '', order: '' })}>
            Clear filters
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

type OrderFilterProps = { readonly order: string; readonly onChange: (order: string) => void };

/** Looked for once it is typed in full: a part of a number is no order's. */
function OrderFilter({ order, onChange }: OrderFilterProps) {
  const [{ typed, known }, setState] = useState({ typed: order, known: order });
  // Taken away together with the other filters.
  if (known !== order) setState({ typed: order === '' ? '' : typed, known: order });
  const type = (text: string) => {
    setState({ typed: text, known });
    const number = writeNumber(text);
    if (number !== null || text === '') onChange(number ?? '');
  };
  return (
    <PillInput
      label="Order"
      inputMode="numeric"
      placeholder="Number"
      value={typed}
      onChange={({ target }) => type(target.value)}
    />
  );
}

/** With or without its hyphens; null while it is not complete. */
function writeNumber(typed: string): string | null {
  const [, ...parts] = /^(\d{3})[\s-]?(\d{3})[\s-]?(\d{3})$/.exec(typed.trim()) ?? [];
  return parts.length === 3 ? parts.join('-') : null;
}

type PillInputProps = { readonly label: string } & Omit<ComponentProps<'input'>, 'className' | 'id'>;

/** In a row with selects: what it is about stands in the field itself. */
function PillInput({ label, ...input }: PillInputProps) {
  return (
    <label className="flex h-11.5 min-w-0 items-center gap-2 rounded-pill border border-crust-2 bg-paper px-4.5 text-label hover:border-cocoa has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cocoa max-phone:w-full phone:w-56">
      <span className="text-small text-cocoa-2">{label}</span>
      <input
        {...input}
        autoComplete="off"
        className="figures h-full w-full min-w-0 flex-1 bg-transparent font-medium outline-none"
      />
    </label>
  );
}
