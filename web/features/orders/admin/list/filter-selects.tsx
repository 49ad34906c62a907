import { ORDER_SORTS } from '../../../../../contract/order-admin.ts';
import { RECEIVING_METHODS } from '../../../../../domain/delivery/calendar.ts';
import { PAYMENT_STATES } from '../../../../../domain/payments/ledger.ts';
import { PillSelect } from '../../../../ui/fields/pill-select.tsx';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { PAYMENT_BADGES } from '../../order-words.ts';
import { ALL_ORDERS, type OrderListChange, type OrderListState, type OrderSort } from './order-list-query.ts';

type FilterSelectsProps = { readonly admin: OrderListState; readonly onChange: OrderListChange };

const SORT_WORDS: Readonly<Record<OrderSort, string>> = {
  slot: 'By day',
  newest: 'Newest first',
  oldest: 'Oldest first',
};
const SELECT_CLASS = 'hero:w-42';
const METHOD_WORDS = { delivery: 'Delivery', pickup: 'Pickup' } as const;

/** The finer sieves. A zone is one of delivery: choosing it leaves pickups out by itself. */
export function FilterSelects({ admin, onChange }: FilterSelectsProps) {
  const zones = useDeliveryTerms().data?.zones ?? [];
  const pick = <Value extends string>(known: readonly Value[], chosen: string): Value | null =>
    known.find((value) => value === chosen) ?? null;
  return (
    <>
      <PillSelect
        label="Payment"
        className={SELECT_CLASS}
        value={admin.payment ?? ''}
        onChoose={(chosen) => onChange({ payment: pick(PAYMENT_STATES, chosen) })}
      >
        <option value="">Any payment</option>
        {PAYMENT_STATES.map((state) => (
          <option key={state} value={state}>
            {PAYMENT_BADGES[state].words}
          </option>
        ))}
      </PillSelect>
      <PillSelect
        label="Delivery or pickup"
        className={SELECT_CLASS}
        value={admin.method ?? ''}
        onChoose={(chosen) => onChange({ method: pick(RECEIVING_METHODS, chosen), zone: '' })}
      >
        <option value="">All methods</option>
        {RECEIVING_METHODS.map((method) => (
          <option key={method} value={method}>
            {METHOD_WORDS[method]}
          </option>
        ))}
      </PillSelect>
      {admin.method !== 'pickup' && (
        <PillSelect
          label="Zone"
          className={SELECT_CLASS}
          value={admin.zone}
          onChoose={(zone) => onChange({ zone })}
        >
          <option value="">All zones</option>
          {zones.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </PillSelect>
      )}
      {admin.view === 'table' && (
        <PillSelect
          label="Sort"
          className={SELECT_CLASS}
          value={admin.sort}
          onChoose={(chosen) => onChange({ sort: pick(ORDER_SORTS, chosen) ?? ALL_ORDERS.sort })}
        >
          {ORDER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </PillSelect>
      )}
    </>
  );
}
