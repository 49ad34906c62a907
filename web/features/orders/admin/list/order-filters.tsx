import CalendarIcon from 'lucide-react/icons/calendar-days';
import FiltersIcon from 'lucide-react/icons/sliders-horizontal';
import CloseIcon from 'lucide-react/icons/x';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ANY_REASON } from '../../../../../contract/order-admin.ts';
import { isLagosDay, type LagosDay, readLagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ToggleChip } from '../../../../ui/buttons/toggle-chip.tsx';
import { PillSelect } from '../../../../ui/fields/pill-select.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useSlashKey } from '../../../../ui/fields/use-slash-key.ts';
import { SEARCH_MAX_LENGTH } from '../../../../ui/lists/typed-search.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { ATTENTION_FILTERS, findAttentionFilter, nameAttention } from './attention-filters.ts';
import { ANY_DAY, type DayRange, isSameRange, listQuickRanges, nameRange, orderRange } from './day-ranges.ts';
import { nameFigure } from './figure-filters.ts';
import { FilterSelects } from './filter-selects.tsx';
import type { OrderListChange, OrderListState } from './order-list-query.ts';

type OrderFiltersProps = {
  readonly admin: OrderListState;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChange: OrderListChange;
  /** Undefined until it is known. */
  readonly attentionCount: number | undefined;
  /** What else is done with the list as a whole. */
  readonly children: ReactNode;
};

export function OrderFilters(props: OrderFiltersProps) {
  const { admin, typed, onType, onChange, attentionCount, children } = props;
  const searchRef = useRef<HTMLDivElement>(null);
  useSlashKey(searchRef);
  return (
    <div className="mb-2 grid gap-2.5">
      <div className="flex flex-wrap items-center gap-2.5">
        <div ref={searchRef} className="min-w-0 flex-1 basis-40 hero:basis-64">
          <SearchField
            label="Search orders"
            placeholder="Number, name or phone"
            value={typed}
            maxLength={SEARCH_MAX_LENGTH}
            onSearch={onType}
          />
        </div>
        <FilterSheet admin={admin} onChange={onChange} />
        <div className="grid w-full auto-cols-fr grid-flow-col gap-2.5 max-phone:hidden hero:w-auto">
          <FilterSelects admin={admin} onChange={onChange} />
        </div>
      </div>
      <div className="flex items-center gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-phone:-mx-4 max-phone:px-4 phone:flex-wrap">
        {admin.figure && (
          <ToggleChip isOn onClick={() => onChange({ figure: null })}>
            {nameFigure(admin.figure)}
            <CloseIcon aria-label="Remove this filter" className="size-4" />
          </ToggleChip>
        )}
        <AttentionChips admin={admin} onChange={onChange} count={attentionCount} />
        <DayChips admin={admin} onChange={onChange} />
        <div className="ml-auto flex flex-none gap-2">{children}</div>
      </div>
    </div>
  );
}

/** A phone has no room for them beside the search. */
function FilterSheet({ admin, onChange }: Pick<OrderFiltersProps, 'admin' | 'onChange'>) {
  const [isOpen, setOpen] = useState(false);
  const count = [admin.payment, admin.method, admin.zone].filter(Boolean).length;
  return (
    <div className="phone:hidden">
      <Button kind="paper" onClick={() => setOpen(true)} className="px-4">
        <FiltersIcon />
        {count > 0 ? `Filters (${count})` : 'Filters'}
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} label="Filters" placement="below">
        <div className="grid gap-3 px-5 py-6">
          <h2>Filters</h2>
          <FilterSelects admin={admin} onChange={onChange} />
          <Button kind="main" onClick={() => setOpen(false)} className="mt-2">
            Show the orders
          </Button>
        </div>
      </Modal>
    </div>
  );
}

type DayChipsProps = { readonly admin: OrderListState; readonly onChange: OrderListChange };

function DayChips({ admin, onChange }: DayChipsProps) {
  const quick = listQuickRanges(readLagosDay(new Date()));
  const isQuick = quick.some(({ range }) => isSameRange(range, admin));
  return (
    <>
      {quick.map(({ words, range }) => {
        const isOn = isSameRange(range, admin);
        return (
          <ToggleChip key={words} isOn={isOn} onClick={() => onChange(isOn ? ANY_DAY : range)}>
            {words}
          </ToggleChip>
        );
      })}
      <PickDays range={isQuick ? ANY_DAY : admin} onPick={onChange} />
    </>
  );
}

type AttentionChipsProps = {
  readonly admin: OrderListState;
  readonly onChange: OrderListChange;
  /** Undefined until it is known. */
  readonly count: number | undefined;
};

/** What needs somebody; once that is chosen, also what for. */
function AttentionChips({ admin: { attention }, onChange, count }: AttentionChipsProps) {
  return (
    <>
      <ToggleChip
        isOn={attention !== null}
        onClick={() => onChange({ attention: attention === null ? ANY_REASON : null })}
      >
        Needs attention
        {count !== undefined && (
          <span className="figures min-w-6 rounded-pill bg-ember-soft px-1.5 text-center text-tiny text-ember-deep">
            {count}
          </span>
        )}
      </ToggleChip>
      {attention !== null && (
        <PillSelect
          label="Reason"
          className="max-phone:w-50 max-phone:flex-none phone:max-w-50 phone:grow phone:basis-36"
          value={attention}
          onChoose={(chosen) => onChange({ attention: findAttentionFilter(chosen) })}
        >
          {ATTENTION_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {nameAttention(filter)}
            </option>
          ))}
        </PillSelect>
      )}
    </>
  );
}

type PickDaysProps = { readonly range: DayRange; readonly onPick: (range: DayRange) => void };

const TITLE = 'Which days?';

function PickDays({ range: { from, to }, onPick }: PickDaysProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const words = nameRange({ from, to });
  const pick = (range: DayRange) => {
    close();
    onPick(orderRange(range));
  };
  return (
    <>
      <ToggleChip isOn={words !== ''} onClick={() => setOpen(true)}>
        <CalendarIcon />
        {words || 'Pick days'}
      </ToggleChip>
      <Modal isOpen={isOpen} onClose={close} label={TITLE} placement="question">
        <DaysForm range={{ from, to }} onPick={pick} />
      </Modal>
    </>
  );
}

function DaysForm({ range, onPick }: PickDaysProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    onPick({ from: readDay(values.get('from')), to: readDay(values.get('to')) });
  };
  return (
    <form onSubmit={submit} className="grid gap-4 px-5 py-6 phone:p-8">
      <h2 className="text-fs-3">{TITLE}</h2>
      <div className="grid gap-4 phone:grid-cols-2">
        <TextField label="From" name="from" type="date" defaultValue={range.from ?? ''} />
        <TextField label="Until" name="to" type="date" defaultValue={range.to ?? ''} />
      </div>
      <div className="mt-1 flex flex-wrap justify-end gap-2 max-phone:flex-col-reverse">
        <Button onClick={() => onPick(ANY_DAY)}>Any day</Button>
        <Button kind="main" type="submit">
          Show these days
        </Button>
      </div>
    </form>
  );
}

function readDay(value: FormDataEntryValue | null): LagosDay | null {
  return typeof value === 'string' && isLagosDay(value) ? value : null;
}
