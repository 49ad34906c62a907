import type { KitchenDay } from '../../../../../contract/kitchen.ts';
import { readLagosDay } from '../../../../../domain/delivery/lagos-time.ts';

const NOW = '2026-11-20T07:00:00.000Z';
export const TODAY = readLagosDay(new Date(NOW));

export function makeKitchenDay(changes: Partial<KitchenDay> = {}): KitchenDay {
  return {
    day: TODAY,
    today: TODAY,
    now: NOW,
    tickets: [],
    waitingCount: 0,
    totals: { pieces: [], sponges: [], fillings: [] },
    ...changes,
  };
}
