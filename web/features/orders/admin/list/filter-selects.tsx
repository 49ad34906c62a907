import { DESK_SORTS } from '../../../../../contract/order-admin.ts';
import { RECEIVING_METHODS } from '../../../../../domain/delivery/calendar.ts';
import { PAYMENT_STATES } from '../../../../../domain/payments/ledger.ts';
import { PillSelect } from '../../../../ui/fields/pill-select.tsx';
import { useDeliveryTerms } from '../../../delivery/delivery-terms-context.ts';
import { PAYMENT_BADGES } from '../../order-words.ts';
import { type DeskChange, type DeskSort, type ShownDesk, WHOLE_DESK } from './desk-query.ts';

type FilterSelectsProps = { readonly desk: ShownDesk; readonly onChange: DeskChange };

const SORT_WORDS: Readonly<Record<DeskSort, string>> = {
  slot: 'By day',
  newest: 'Newest first',
  oldest: 'Oldest first',
};
const SELECT_CLASS = 'hero:w-42';
const METHOD_WORDS = { delivery: 'Delivery', pickup: 'Pickup' } as const;

/** The finer sieves. A zone is one of delivery: choosing it leaves pickups out by itself. */
export function FilterSelects({ desk, onChange }: FilterSelectsProps) {
  const zones = useDeliveryTerms().data?.zones ?? [];
  const pick = <Value extends string>(known: readonly Value[], chosen: string): Value | null =>
    known.find((value) => value === chosen) ?? null;
  return (
    <>
      <PillSelect
        label="Payment"
        className={SELECT_CLASS}
        value={desk.payment ?? ''}
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
        value={desk.method ?? ''}
        onChoose={(chosen) => onChange({ method: pick(RECEIVING_METHODS, chosen), zone: '' })}
      >
        <option value="">All methods</option>
        {RECEIVING_METHODS.map((method) => (
          <option key={method} value={method}>
            {METHOD_WORDS[method]}
          </option>
        ))}
      </PillSelect>
      {desk.method !== 'pickup' && (
        <PillSelect
          label="Zone"
          className={SELECT_CLASS}
          value={desk.zone}
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
      {desk.view === 'table' && (
        <PillSelect
          label="Sort"
          className={SELECT_CLASS}
          value={desk.sort}
          onChoose={(chosen) => onChange({ sort: pick(DESK_SORTS, chosen) ?? WHOLE_DESK.sort })}
        >
          {DESK_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </PillSelect>
      )}
    </>
  );
}
