import type { ChangePreview, OrderChange, OrderGlimpse } from '../../../../contract/order-changes.ts';
import { isCodeLine, readOrderCode } from '../../../../domain/codes/code-lines.ts';
import { METHOD_NAMES } from '../../../../domain/delivery/calendar.ts';
import { sayDayShortly, sayTimes } from '../../../../domain/delivery/day-words.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import {
  compareLines,
  glimpseLine,
  type LineGlimpse,
  sayLineChange,
} from '../../../../domain/orders/change-lines.ts';
import { isGoods, NO_ALLERGENS } from '../../../../domain/orders/taken-orders.ts';
import { computeDue, computeSurplus } from '../../../../domain/payments/ledger.ts';
import { computeWaived, computeWrittenOff } from '../../../../domain/payments/money-sums.ts';
import type { OrderRow } from '../order-rows.ts';
import type { WholeOrder } from '../orders.store.ts';
import { readLedger } from '../payments/order-ledger.ts';
import type { PricedOrderLine } from '../placing/price-lines.ts';
import type { AgreedChange } from './agree-change.ts';

type Described = {
  readonly whole: WholeOrder;
  readonly agreed: AgreedChange;
  readonly changed: OrderRow;
  readonly input: OrderChange;
  readonly now: Date;
};

/** Before and after, in the words of the API. */
export function describeChange({ whole, agreed, changed, input, now }: Described): ChangePreview {
  const { order, lines, money } = whole;
  const compare = (amountOf: (row: OrderRow) => number) => ({
    before: convertKoboToNaira(amountOf(order)),
    after: convertKoboToNaira(amountOf(changed)),
  });
  const known = new Set(lines.flatMap(({ allergens }) => allergens));
  const contained = new Set(
    agreed.lines.flatMap(({ allergens }) => allergens).filter((each) => each !== NO_ALLERGENS),
  );
  return {
    lines: compareLines(leaveOutCode(lines), input.existingLines, leaveOutCode(agreed.lines)).map(
      ({ kind, before, after }) => ({
        kind,
        before: before && describeLine(before),
        after: after && describeLine(after),
      }),
    ),
    slot: { before: describeSlot(order), after: describeSlot(changed) },
    details: [
      ...sayPersonalChanges(glimpseOrder(order, []), glimpseOrder(changed, [])),
      ...sayNoteChange(order, changed),
    ],
    delivery: compare(({ deliveryInKobo }) => deliveryInKobo),
    includedVat: compare(({ includedVatInKobo }) => includedVatInKobo),
    codeSaved: {
      before: convertKoboToNaira(readOrderCode(lines)?.savedInKobo ?? 0),
      after: convertKoboToNaira(readOrderCode(agreed.lines)?.savedInKobo ?? 0),
    },
    total: compare(({ totalInKobo }) => totalInKobo),
    waived: compare((row) => computeWaived(readLedger(row, now))),
    writtenOff: compare((row) => computeWrittenOff(readLedger(row, now), money.writtenOffInKobo)),
    paid: convertKoboToNaira(order.paidInKobo),
    refunded: convertKoboToNaira(order.refundedInKobo),
    refundDue: compare((row) => computeSurplus(readLedger(row, now)) + row.refundingInKobo),
    due: compare((row) => computeDue(readLedger(row, now))),
    workUnits: { before: order.workUnits, after: changed.workUnits },
    newAllergens: [...contained].filter((allergen) => !known.has(allergen)),
  };
}

/** Whether anything would be otherwise than before. */
export function isDifferent({ lines, slot, details, delivery, total, includedVat }: ChangePreview): boolean {
  return (
    lines.some(({ kind }) => kind !== 'same') ||
    details.length > 0 ||
    slot.before.day !== slot.after.day ||
    slot.before.windowId !== slot.after.windowId ||
    [delivery, total, includedVat].some(({ before, after }) => before !== after)
  );
}

/** As the history keeps it, whatever the order becomes later. */
export function glimpseOrder(order: OrderRow, lines: readonly PricedOrderLine[]): OrderGlimpse {
  return {
    lines: lines.map(glimpseLine),
    name: order.contactName,
    phone: order.contactPhone,
    address: order.address,
    note: order.note,
    giftMessage: order.giftMessage,
    day: order.day,
    from: order.windowFrom,
    to: order.windowTo,
    deliveryInKobo: order.deliveryInKobo,
    includedVatInKobo: order.includedVatInKobo,
    totalInKobo: order.totalInKobo,
  };
}

/** Neither prices nor people: what is made differently, for when, and with which note. */
export function sayKitchenChanges(
  { order, lines }: WholeOrder,
  agreed: AgreedChange,
  { existingLines }: OrderChange,
  changed: OrderRow,
): readonly string[] {
  const before = leaveOutCode(lines).map((line) => ({ ...line, isShown: isGoods(line) }));
  const changes = compareLines(before, existingLines, leaveOutCode(agreed.lines));
  const isShown = (index: number) => before[index]?.isShown ?? true;
  return [
    ...changes.flatMap((change, index) => (isShown(index) ? sayLineChange(change) || [] : [])),
    ...sayNewTime(toTime(order), toTime(changed)),
    ...sayMethodChange(order, changed),
    ...sayNoteChange(order, changed),
  ];
}

/** A code is reckoned again with every change: the sums tell of it. */
function leaveOutCode<Line extends { readonly productId: string }>(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line) => !isCodeLine(line));
}

function sayNoteChange(before: OrderRow, after: OrderRow): readonly string[] {
  if (before.note === after.note) return [];
  return [after.note === '' ? 'Note removed' : `Note: ${after.note}`];
}

/** Who and where to, for staff; the kitchen has no use for it. */
export function sayPersonalChanges(before: OrderGlimpse, after: OrderGlimpse): readonly string[] {
  return [
    ...(before.name === after.name ? [] : [`${before.name} → ${after.name}`]),
    ...(before.phone === after.phone ? [] : [`${before.phone} → ${after.phone}`]),
    ...sayPlaceChange(before, after),
    ...sayGiftChange(before, after),
  ];
}

function sayPlaceChange(before: OrderGlimpse, after: OrderGlimpse): readonly string[] {
  const turned = sayMethodChange(methodOf(before), methodOf(after));
  if (turned.length > 0) return turned;
  return [
    ...(sayPlace(before) === sayPlace(after) ? [] : ['New address']),
    ...sayRecipientChange(before, after),
  ];
}

function sayGiftChange(before: OrderGlimpse, after: OrderGlimpse): readonly string[] {
  const [former = '', present = ''] = [before.giftMessage, after.giftMessage];
  if (former === present) return [];
  return [present === '' ? 'Gift message removed' : `Gift message: “${present}”`];
}

function methodOf({ address }: OrderGlimpse): Received {
  return { method: address ? 'delivery' : 'pickup' };
}

type Received = Pick<OrderRow, 'method'>;

function sayMethodChange(before: Received, after: Received): readonly string[] {
  if (before.method === after.method) return [];
  return [`${METHOD_NAMES[before.method]} → ${METHOD_NAMES[after.method].toLowerCase()}`];
}

function sayPlace({ address }: OrderGlimpse): string {
  return address
    ? [address.street, address.area, address.lga, address.state, address.landmark].join('\n')
    : '';
}

function sayRecipientChange(before: OrderGlimpse, after: OrderGlimpse): readonly string[] {
  const [former, present] = [sayRecipient(before), sayRecipient(after)];
  if (former === present) return [];
  return [present === '' ? 'Recipient: the customer' : `Recipient: ${present}`];
}

function sayRecipient({ address }: OrderGlimpse): string {
  return [address?.recipient, address?.phone].filter(Boolean).join(', ');
}

function describeLine({ amountInKobo, allergens, ...line }: LineGlimpse) {
  return { ...line, allergens: [...allergens], amount: convertKoboToNaira(amountInKobo) };
}

function describeSlot({ day, windowId, windowFrom: from, windowTo: to }: OrderRow) {
  return { day, windowId, from, to };
}

type Time = Pick<OrderGlimpse, 'day' | 'from' | 'to'>;

export function toTime({ day, windowFrom: from, windowTo: to }: OrderRow): Time {
  return { day, from, to };
}

/** 'Fri 20 Nov, 12:00–15:00 → Sat 21 Nov, 12:00–15:00'; nothing where it stays. */
export function sayNewTime(before: Time, after: Time): readonly string[] {
  const [former, present] = [describeTime(before), describeTime(after)];
  return former === present ? [] : [`${former} → ${present}`];
}

function describeTime({ day, from, to }: Time): string {
  return `${sayDayShortly(day)}, ${sayTimes({ from, to })}`;
}
