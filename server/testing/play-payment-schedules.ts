import { judgeSchedules } from './judge-payment-schedules.ts';
import { openScheduleShop } from './payment-schedule-shop.ts';
import { createChance, makeSchedule } from './payment-schedules.ts';
import { runSchedules } from './run-payment-schedules.ts';

/** What differs from the plain course of things after so many schedules of that seed; nothing when all is well. */
export async function playSchedules(seed: number, count: number): Promise<readonly string[]> {
  const chance = createChance(seed);
  const schedules = Array.from({ length: count }, (_, number) => makeSchedule(chance, number));
  const shop = await openScheduleShop(schedules);
  return judgeSchedules(shop, schedules, await runSchedules(shop, schedules, chance));
}
