import type { Demand } from '../../../domain/delivery/calendar.ts';
import type { DeliveryTerms } from '../../../domain/delivery/zones.ts';
import type { OrderRow } from './order-rows.ts';

/** What an order takes of the bakery's time, and how long the way to its zone takes by the terms of today. */
export function demandOf(
  { method, workUnits, leadTimeHours, zoneId }: OrderRow,
  terms?: Pick<DeliveryTerms, 'zones'>,
): Demand {
  const wayHours = terms?.zones.find(({ id }) => id === zoneId)?.extraNoticeHours ?? 0;
  return { method, workUnits, leadTimeHours, ...(wayHours > 0 && { wayHours }) };
}
