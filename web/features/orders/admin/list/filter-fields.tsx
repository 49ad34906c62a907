import type { ComponentProps } from 'react';
import { ORDER_SORTS } from '../../../../../contract/order-admin.ts';
import { METHOD_NAMES, RECEIVING_METHODS } from '../../../../../domain/delivery/calendar.ts';
import { isLagosDay } from '../../../../../domain/delivery/lagos-time.ts';
import { PAYMENT_STATES } from '../../../../../domain/payments/ledger.ts';
import { CONTROL_CLASS } from '../../../../ui/fields/field.tsx';
import { PillSelect } from '../../../../ui/fields/pill-select.tsx';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { PAYMENT_BADGES } from '../../order-words.ts';
import { ATTENTION_FILTERS, findAttentionFilter, nameAttention } from './attention-filters.ts';
import {
  ALL_ORDERS,
  findShownStatus,
  findShownTab,
  type OrderListChange,
  type OrderListState,
  type OrderSort,
} from './order-list-query.ts';
import { findStatusFilter, nameStatusFilter, STATUS_FILTERS } from './status-filters.ts';

type FilterFieldsProps = { readonly admin: OrderListState; readonly onChange: OrderListChange };

const SORT_WORDS: Readonly<Record<OrderSort, string>> = {
  slot: 'Day and time',
  newest: 'Newest first',
  oldest: 'Oldest first',
};

/** Each works at once. The tab stays as it is, except that days of one's own are not those of a tab. */
export function FilterFields({ admin, onChange }: FilterFieldsProps) {
  const zones = useDeliveryTerms().data?.zones ?? [];
  const pick = <Value extends string>(known: readonly Value[], chosen: string): Value | null =>
    known.find((value) => value === chosen) ?? null;
  const status = findShownStatus(admin);
  const change: OrderListChange = (part) => onChange({ tab: findShownTab(admin), ...part });
  const changeDay = (end: 'from' | 'to', value: string) =>
    onChange({ tab: 'all', status, [end]: isLagosDay(value) ? value : null });
  return (
    <div className="grid grid-cols-2 gap-3">
      <FilterSelect
        label="Status"
        value={status}
        onChoose={(chosen) => change({ status: findStatusFilter(chosen) })}
      >
        {STATUS_FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {nameStatusFilter(filter)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Payment"
        value={admin.payment ?? ''}
        onChoose={(chosen) => change({ payment: pick(PAYMENT_STATES, chosen) })}
      >
        <option value="">Any payment</option>
        {PAYMENT_STATES.map((state) => (
          <option key={state} value={state}>
            {PAYMENT_BADGES[state].words}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Delivery or pickup"
        value={admin.method ?? ''}
        onChoose={(chosen) => change({ method: pick(RECEIVING_METHODS, chosen), zone: '' })}
      >
        <option value="">Both</option>
        {RECEIVING_METHODS.map((method) => (
          <option key={method} value={method}>
            {METHOD_NAMES[method]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label="Zone" value={admin.zone} onChoose={(chosen) => change({ zone: chosen })}>
        <option value="">All zones</option>
        {zones.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Needs attention"
        value={admin.attention ?? ''}
        onChoose={(chosen) => onChange({ attention: findAttentionFilter(chosen) })}
      >
        <option value="">All orders</option>
        {ATTENTION_FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {nameAttention(filter)}
          </option>
        ))}
      </FilterSelect>
      {admin.view === 'table' && (
        <FilterSelect
          label="Sort"
          value={admin.sort}
          onChoose={(chosen) => change({ sort: pick(ORDER_SORTS, chosen) ?? ALL_ORDERS.sort })}
        >
          {ORDER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </FilterSelect>
      )}
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className={LABEL_CLASS}>
          {end === 'from' ? 'From' : 'Until'}
          <input
            type="date"
            value={admin[end] ?? ''}
            onChange={({ target }) => changeDay(end, target.value)}
            className={`${CONTROL_CLASS} min-h-11.5 min-w-0 rounded-pill px-3 text-small font-plain`}
          />
        </label>
      ))}
    </div>
  );
}

const LABEL_CLASS = 'grid min-w-0 gap-1 text-small font-semibold';

/** What it is about stands above it, for all have an answer from the beginning. */
function FilterSelect(select: ComponentProps<typeof PillSelect>) {
  return (
    <div className={LABEL_CLASS}>
      <span aria-hidden="true">{select.label}</span>
      <PillSelect {...select} />
    </div>
  );
}
