import type { Order } from '../../../../../contract/orders.ts';
import type { Zone } from '../../../../../domain/delivery/zones.ts';
import { RESUMED_MAX_MINUTES } from '../../../../../domain/payments/attempts.ts';
import type { OfflineMethod } from '../../../../../domain/payments/other-methods.ts';
import { isPaidOnline } from '../../../../../domain/payments/payment-methods.ts';
import type { OnlineChannel } from '../../../../../domain/payments/ways.ts';

export type PayWay = OnlineChannel | OfflineMethod;

type Payable = Pick<Order, 'payment' | 'status' | 'otherPayments' | 'zoneName'> & {
  readonly money: Pick<Order['money'], 'openAttempt'>;
};

/** A transfer counts once somebody has seen it: where time presses, the order has to be switched to it first, with its longer hold. */
export function listPayWays(
  order: Payable,
  onlineChannels: readonly OnlineChannel[],
  zones: readonly Pick<Zone, 'name' | 'allowsPayOnDelivery'>[] = [],
): readonly PayWay[] {
  const isInTime = order.payment === 'transfer' || order.status !== 'pending_payment';
  if (isInTime) return [...onlineChannels, 'transfer'];
  // Money that is on its way pays the order by itself.
  if (order.money.openAttempt?.isProcessing) return onlineChannels;
  const zone = zones.find(({ name }) => name === order.zoneName);
  const others = (order.otherPayments ?? []).filter(
    (way) => way !== 'on_delivery' || zone?.allowsPayOnDelivery === true,
  );
  return [...onlineChannels, ...others];
}

/** Whether the order has to be switched to it before it can be paid like that. */
export function needsSwitch(
  { otherPayments = [] }: Pick<Order, 'otherPayments'>,
  way: PayWay | undefined,
): way is OfflineMethod {
  return otherPayments.some((other) => other === way);
}

/** Whether money may be on its way from a payment page. A card is charged at once or not at all, a transfer of a wrong amount goes back, and one said to be made since replaces the rest. */
export function isUnderway({
  openAttempt,
  transferClaimedAt,
}: Pick<Order['money'], 'openAttempt' | 'transferClaimedAt'>): boolean {
  if (openAttempt === null || openAttempt.isProcessing) return openAttempt !== null;
  const isReplaced =
    transferClaimedAt !== null && Date.parse(transferClaimedAt) > Date.parse(openAttempt.startedAt);
  return openAttempt.channel !== 'card' && openAttempt.rejected === null && !isReplaced;
}

/** Whether a payment page was the last way that the customer took, so that money may have come there since the order was last seen. */
export function isLeftPaying({ payment, money }: Pick<Order, 'payment' | 'money'>): boolean {
  return isUnderway(money) || (isPaidOnline(payment) && money.transferClaimedAt === null);
}

/** What is on the way already, then what is said to be sent, what was agreed, and whatever there is. */
export function chooseWay(
  { payment, money }: Pick<Order, 'payment' | 'money'>,
  ways: readonly PayWay[],
): PayWay | undefined {
  const opened = isLeftPaying({ payment, money }) ? money.openAttempt?.channel : undefined;
  const claimed = money.transferClaimedAt === null ? undefined : 'transfer';
  const instructions = [opened, claimed, payment];
  const wanted = instructions.flatMap((input) => ways.filter((way) => way === input));
  return wanted[0] ?? ways[0];
}

/** Whether paying like this leads back to the page that is open already. */
export function isResumed({ money, now }: Pick<Order, 'money' | 'now'>, way: PayWay): boolean {
  const { openAttempt } = money;
  if (openAttempt?.channel !== way || openAttempt.rejected !== null) return false;
  return Date.parse(now) - Date.parse(openAttempt.startedAt) < RESUMED_MAX_MINUTES * 60_000;
}

/** Whether money may still come by itself that changes something. */
export function isAwaited({ status, money }: Pick<Order, 'status' | 'money'>): boolean {
  return money.openAttempt !== null && (money.due > 0 || status === 'expired' || status === 'cancelled');
}

/**
 * For whoever has come back from the payment page without the money being there. A card is charged at once or not at all,
 * so it is `missing`; what is sent from a bank is looked for, and may be late. Whether it is sent at all nobody knows while the
 * provider has seen nothing of it: `unseen`.
 */
export type ReturnPhase = 'none' | 'looking' | 'unseen' | 'late' | 'missing';

export function findReturnPhase(
  { money }: Pick<Order, 'money'>,
  reference: string | null,
  { rounds, isOver }: { readonly rounds: number; readonly isOver: boolean },
): ReturnPhase {
  const { openAttempt, due } = money;
  if (due === 0 || openAttempt === null || openAttempt.reference !== reference) return 'none';
  // That its amount was wrong, and to pay again, is said above.
  if (openAttempt.rejected !== null) return 'none';
  if (rounds === 0) return 'looking';
  if (openAttempt.channel === 'card') return 'missing';
  if (isOver) return 'late';
  return openAttempt.isProcessing ? 'looking' : 'unseen';
}
