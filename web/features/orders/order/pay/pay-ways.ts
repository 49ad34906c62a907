import type { Order } from '../../../../../contract/orders.ts';
import { RESUMED_MAX_MINUTES } from '../../../../../domain/payments/attempts.ts';
import type { OnlineChannel } from '../../../../../domain/payments/ways.ts';

export type PayWay = OnlineChannel | 'transfer';

/** By hand only where time does not press: somebody has to look at the account before it counts. */
export function listPayWays(
  { payment, status }: Pick<Order, 'payment' | 'status'>,
  onlineChannels: readonly OnlineChannel[],
): readonly PayWay[] {
  const isInTime = payment === 'transfer' || status !== 'pending_payment';
  return isInTime ? [...onlineChannels, 'transfer'] : onlineChannels;
}

/** What is on the way already, then what was agreed, then whatever there is. */
export function chooseWay(
  { payment, money }: Pick<Order, 'payment' | 'money'>,
  ways: readonly PayWay[],
): PayWay | undefined {
  const instructions = [money.openAttempt?.channel, payment];
  const wanted = instructions.flatMap((input) => ways.filter((way) => way === input));
  return wanted[0] ?? ways[0];
}

/** Whether paying like this leads back to the page that is open already. */
export function isResumed({ money, now }: Pick<Order, 'money' | 'now'>, way: PayWay): boolean {
  const { openAttempt } = money;
  if (openAttempt?.channel !== way) return false;
  return Date.parse(now) - Date.parse(openAttempt.startedAt) < RESUMED_MAX_MINUTES * 60_000;
}

/** Whether money may still come by itself that changes something. */
export function isAwaited({ status, money }: Pick<Order, 'status' | 'money'>): boolean {
  return money.openAttempt !== null && (money.due > 0 || status === 'expired' || status === 'cancelled');
}

/**
 * For whoever has come back from the payment page without the money being there. A card is charged at once or not at all,
 * so it is `missing`; what is sent from a bank is looked for, and may be late.
 */
export type ReturnPhase = 'none' | 'looking' | 'late' | 'missing';

export function findReturnPhase(
  { money }: Pick<Order, 'money'>,
  reference: string | null,
  { rounds, isOver }: { readonly rounds: number; readonly isOver: boolean },
): ReturnPhase {
  const { openAttempt, due } = money;
  if (due === 0 || openAttempt === null || openAttempt.reference !== reference) return 'none';
  if (rounds === 0) return 'looking';
  if (openAttempt.channel === 'card') return 'missing';
  return isOver ? 'late' : 'looking';
}
