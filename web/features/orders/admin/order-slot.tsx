import type { AdminOrder } from '../../../../contract/order-admin.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { writeTimes } from '../../../ui/slots/day-words.ts';
import { nameDayBriefly } from './list/slot-words.ts';

type OrderSlotProps = {
  readonly order: Pick<AdminOrder, 'slot' | 'method' | 'zoneName'>;
  /** The way is said elsewhere. */
  readonly isOnlyTime?: boolean;
};

/** When, and by which way. */
export function OrderSlot({ order: { slot, method, zoneName }, isOnlyTime = false }: OrderSlotProps) {
  return (
    <>
      <span className="figures font-medium">
        <span className="whitespace-nowrap">{nameDayBriefly(readLagosDay(new Date()), slot.day)},</span>{' '}
        <span className="whitespace-nowrap">{writeTimes(slot)}</span>
      </span>
      {!isOnlyTime && (
        <span className="block text-small text-cocoa-2">
          {method === 'pickup' ? 'Pickup' : (zoneName ?? 'Delivery')}
        </span>
      )}
    </>
  );
}
