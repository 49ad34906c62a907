import type { AuditEvent } from '../../../contract/users.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { KITCHEN_STAGES } from '../../../domain/orders/kitchen-stages.ts';
import { REFUND_STATUS_WORDS } from '../../../domain/payments/refund-words.ts';
import { sayWay } from '../../../domain/payments/way-words.ts';
import { PAYMENT_WAYS } from '../../../domain/payments/ways.ts';
import { AUDIT_ACTION_WORDS } from '../../../domain/users/audit-action-words.ts';
import type { AuditAction } from '../../../domain/users/audit-actions.ts';
import { formatMoment } from './format-moment.ts';

const BANK_ACTIONS: readonly AuditAction[] = [
  'order.payment_disputed',
  'order.dispute_settled',
  'order.payment_reversed',
];

const REFUND_ACTIONS: readonly AuditAction[] = ['order.refunded', 'order.refund_voided'];

/** Nobody else does these; a guest has no account to be named by. */
const CUSTOMER_ACTIONS: readonly AuditAction[] = [
  'order.change_requested',
  'order.change_withdrawn',
  'order.transfer_not_sent',
  'order.payment_method_changed',
  'order.email_corrected',
  'order.erasure_requested',
  'order.erased',
];

/** By whom, where it was nobody here. */
export function nameOutsider(action: AuditAction): string {
  if (CUSTOMER_ACTIONS.includes(action)) return 'by the customer';
  return BANK_ACTIONS.includes(action) ? 'by the customer’s bank' : 'automatically';
}

/** By whom, seen from the user the log is about. */
export function nameActor(actor: AuditEvent['actor'], userId: string): string {
  if (actor === null) return 'automatically';
  return actor.id === userId ? 'by the user' : `by ${actor.name}`;
}

type Detail = AuditEvent['details'][string] | undefined;

/** '₦5,000 by cash · Paid so far: ₦5,000 · Brought by her son': how much, how, before and after, why, and what was written. */
export function sayChange(details: AuditEvent['details'], action?: AuditAction): string {
  const { amount, way, before, after, refund, reason, onAccount, message } = details;
  if (action !== undefined && titlesChange(action)) return '';
  if (action === 'order.payment_reversed' && after !== undefined) {
    return `The bank took back ${sayValue(amount)}. ${sayPaidSoFar(before, after, false)}.`;
  }
  const by = way === undefined ? '' : ` by ${sayValue(way)}`;
  // What came or went in some way is about what has been paid; a write-off is about the price.
  const isPayment = way !== undefined && typeof after === 'number';
  // What was only promised has left nothing yet, and what was kept was nothing before.
  const isUnmoved = refund !== undefined || action === 'order.surplus_kept';
  const parts = [
    amount === undefined ? '' : `${sayValue(amount)}${by}`,
    after === undefined || isUnmoved
      ? sayValue(refund)
      : before === undefined
        ? sayValue(after)
        : isPayment
          ? sayPaidSoFar(before, after, action !== undefined && REFUND_ACTIONS.includes(action))
          : `${sayValue(before)} → ${sayValue(after)}`,
    sayValue(reason),
    sayValue(onAccount),
    message === undefined ? '' : `“${message}”`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** What the title has said is not said again below it. */
const titlesChange = (action: AuditAction) =>
  action === 'order.stage_changed' || action === 'order.step_undone';

/** What was done, in the words of whoever did it where there are any. */
export function titleChange(action: AuditAction, details: AuditEvent['details']): string {
  const { before, after, isSoldOut } = details;
  if (action === 'order.stage_changed') return sayStageMove(before, after);
  if (action === 'order.step_undone') return UNDONE_WORDS.get(before) ?? AUDIT_ACTION_WORDS[action];
  if (action === 'shop.shelf_changed' && isSoldOut !== undefined) {
    return isSoldOut === true ? 'Sold out today' : 'On sale again';
  }
  return AUDIT_ACTION_WORDS[action];
}

/** By the step that was taken back. */
const UNDONE_WORDS: ReadonlyMap<Detail, string> = new Map([
  ['confirmed', 'Not confirmed after all'],
  ['in_kitchen', 'Not started after all'],
  ['ready', 'Not ready after all'],
  ['out_for_delivery', 'Not sent out after all'],
  ['delivered', 'Not delivered after all'],
  ['collected', 'Not picked up after all'],
]);

const STAGE_WORDS: ReadonlyMap<Detail, { readonly doing: string; readonly done: string }> = new Map([
  ['bake', { doing: 'baking', done: 'Baked' }],
  ['decorate', { doing: 'decorating', done: 'Decorated' }],
  ['pack', { doing: 'packing', done: 'Packed' }],
]);

/** 'Baked, now decorating', 'Packed, ready', where a ticket was moved back 'Back to baking', and what was put back 'Packed again'. */
function sayStageMove(before: Detail, after: Detail): string {
  const places: readonly Detail[] = KITCHEN_STAGES;
  const doing = STAGE_WORDS.get(after)?.doing;
  if (before === after) return after === 'hand_over' ? 'Packed again' : `Started ${doing}`;
  const isBack = places.indexOf(before) > places.indexOf(after);
  if (isBack) return `Back to ${doing}`;
  return `${STAGE_WORDS.get(before)?.done}, ${doing === undefined ? 'ready' : `now ${doing}`}`;
}

/** What was paid is the same sum as everywhere: a refund leaves less of it. */
function sayPaidSoFar(before: Detail, after: Detail, isRefund: boolean): string {
  const now = `${isRefund ? 'Left after refunds' : 'Paid so far'}: ${sayValue(after)}`;
  return before === 0 ? now : `${now} (before: ${sayValue(before)})`;
}

/** Codes that say little to whoever did not write them: how money came, how far a refund or an order is, a role. */
const CODE_WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(REFUND_STATUS_WORDS).map(([code, words]) => [code, words.toLowerCase()] as const),
  ...PAYMENT_WAYS.map((way) => [way, sayWay(way)] as const),
  ['pending_payment', 'awaiting payment'],
  ['in_kitchen', 'in the kitchen'],
  ['collected', 'picked up'],
  ['delivery_failed', 'not delivered'],
  ['desk', 'order desk'],
]);

const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

/** Numbers of a change are amounts in naira; codes and moments are said as people write them. */
function sayValue(value: Detail): string {
  if (typeof value === 'number') return formatNaira(convertNairaToKobo(value));
  const code = String(value ?? '');
  if (MOMENT.test(code)) return formatMoment(code);
  return CODE_WORDS.get(code) ?? code.replaceAll('_', ' ');
}
