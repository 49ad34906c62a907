import type { Demand } from '../../../domain/delivery/calendar.ts';
import type { OrderRow } from './order-rows.ts';

/** What an order takes of the bakery's time. */
export function demandOf({ method, workUnits, leadTimeHours }: OrderRow): Demand {
  return { method, workUnits, leadTimeHours };
}
