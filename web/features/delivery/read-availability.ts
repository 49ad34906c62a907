import type { Availability, readAvailabilityEndpoint } from '../../../contract/availability.ts';
import type { ReceivingMethod } from '../../../domain/delivery/calendar.ts';
import { backgroundApi } from '../../api/shop-api.ts';

/** `items` is encoded. Nobody is led away from their page because a day could not be asked for. */
export async function readAvailability(
  method: ReceivingMethod,
  items: string,
  signal: AbortSignal,
): Promise<Availability> {
  const answer = await backgroundApi.ask<typeof readAvailabilityEndpoint>('GET /api/availability', {
    query: { method, items },
    signal,
  });
  if (!isAvailability(answer)) throw new Error('An error occurred');
  return answer;
}

/** By hand, because the shop's front asks this: the contract's schema would bring as much again as the page itself. */
function isAvailability(answer: unknown): answer is Availability {
  if (typeof answer !== 'object' || answer === null) return false;
  const { now, earliest, days }: Partial<Record<keyof Availability, unknown>> = answer;
  const isKnown = typeof now === 'string' && !Number.isNaN(Date.parse(now)) && typeof earliest === 'object';
  return isKnown && Array.isArray(days) && days.every(isDay);
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { day, state, windows }: { day?: unknown; state?: unknown; windows?: unknown } = value;
  return typeof day === 'string' && typeof state === 'string' && Array.isArray(windows);
}
