import { ONLINE_CHANNELS, type OnlineChannel } from '../../domain/payments/ways.ts';
import {
  beginOrder,
  canCancel,
  computeDue,
  findRefundable,
  type ModelOrder,
  passTime,
  payVisit,
  receiveByHand,
  receiveMessages,
  refund,
  reinstate,
  startVisit,
} from './payment-schedule-model.ts';

/** Where whoever does the work dies: when the provider has acted and nothing is written, or on either side of the commit. */
export const DEATHS = ['after_provider', 'before_commit', 'after_commit'] as const;
export type Death = (typeof DEATHS)[number];

export type Action =
  | { readonly kind: 'start'; readonly channel: OnlineChannel; readonly fault: 'away' | 'death' | null }
  | { readonly kind: 'pay'; readonly visit: number; readonly amountInKobo: number }
  /** Brought so often, the latest first. Never chosen, the messages are lost. */
  | { readonly kind: 'bring_messages'; readonly visit: number; readonly times: number }
  /** The customer comes back; whoever asks dies, and only the provider knows. */
  | { readonly kind: 'come_back'; readonly death: Death | null }
  /** The customer, the sweep and two messages at the same moment. */
  | { readonly kind: 'rush' }
  | { readonly kind: 'pay_by_hand'; readonly amountInKobo: number; readonly times: number }
  | { readonly kind: 'cancel' }
  | {
      readonly kind: 'refund';
      readonly of: 'own' | 'successor';
      readonly amountInKobo: number;
      readonly fails: boolean;
    }
  | { readonly kind: 'refund_elsewhere'; readonly visit: number; readonly amountInKobo: number };

export type Schedule = {
  readonly number: number;
  readonly totalInKobo: number;
  readonly holdMinutes: number;
  /** By round. */
  readonly rounds: readonly (readonly Action[])[];
  /** What the plain course of the same things leads to. */
  readonly outcome: ModelOrder;
};

export type Round = { readonly minute: number; readonly isSwept: boolean };

/**
 * By the time of a sweep every open payment is due to be asked about, and nothing else happens then. Holds end after 20 or
 * 240 minutes.
 */
export const ROUNDS: readonly Round[] = [
  ...[0, 4, 8].map((minute) => ({ minute, isSwept: false })),
  { minute: 12, isSwept: true },
  ...[16, 22, 26].map((minute) => ({ minute, isSwept: false })),
  { minute: 40, isSwept: true },
  ...[45, 241].map((minute) => ({ minute, isSwept: false })),
  { minute: 1_440, isSwept: true },
];
const LAST_ACTIVE_ROUND = ROUNDS.findLastIndex(({ isSwept }) => !isSwept);
const ACTIONS_PER_ROUND = [0, 0, 1, 1, 2];
/** How often something happens that the shop knows already. */
const REPEATS_PART = 0.3;

export type Chance = {
  readonly next: () => number;
  readonly integer: (below: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
};

/** The same numbers for the same seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    next,
    integer,
    pick: (items) => {
      const item = items[integer(items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}

export function makeSchedule(chance: Chance, number: number): Schedule {
  // Prices with odd kobo, so that nothing is right by being round.
  const totalInKobo = 500_000 + chance.integer(500_000);
  const holdMinutes = chance.pick([20, 20, 240]);
  let order = beginOrder(totalInKobo, holdMinutes);
  const rounds = ROUNDS.map(({ minute, isSwept }, place) => {
    order = passTime(order, minute);
    const actions: Action[] = [];
    const wanted = isSwept ? 0 : chance.pick(ACTIONS_PER_ROUND);
    for (let count = place === 0 ? Math.max(1, wanted) : wanted; count > 0; count -= 1) {
      const possible = listPossible(chance, order, place === LAST_ACTIVE_ROUND);
      if (possible.length === 0) break;
      const action = chance.pick(possible);
      actions.push(action);
      order = apply(order, action, minute);
    }
    // Messages are brought, and what follows from anything is done, at the end of a round; then comes the sweep.
    for (const action of actions)
      if (action.kind === 'bring_messages') order = receiveMessages(order, [action.visit]);
    order = reinstate(order);
    if (isSwept) order = reinstate(receiveMessages(order));
    return actions;
  });
  return { number, totalInKobo, holdMinutes, rounds, outcome: order };
}

function apply(order: ModelOrder, action: Action, minute: number): ModelOrder {
  switch (action.kind) {
    case 'start':
      return action.fault ? order : startVisit(order, action.channel, minute);
    case 'pay':
      return payVisit(order, action.visit, action.amountInKobo);
    case 'bring_messages':
      return order;
    case 'come_back':
      return action.death === 'after_provider' || action.death === 'before_commit'
        ? order
        : receiveMessages(order);
    case 'rush':
      return receiveMessages(order);
    case 'pay_by_hand':
      return receiveByHand(order, action.amountInKobo);
    case 'cancel':
      return { ...order, status: 'cancelled' };
    case 'refund':
      return action.fails
        ? { ...order, hasFailedRefund: true }
        : refund(order, action.of, action.amountInKobo);
    case 'refund_elsewhere':
      return { ...refund(order, findRefundable(order).of, action.amountInKobo), hasForeignRefund: true };
  }
}

/** Each kind of thing that can happen now, by chance in one of its forms. */
function listPossible(chance: Chance, order: ModelOrder, isLast: boolean): readonly Action[] {
  const { visits } = order;
  const unpaid = visits.flatMap(({ paidInKobo }, visit) => (paidInKobo === null ? [visit] : []));
  const paid = visits.flatMap(({ paidInKobo }, visit) => (paidInKobo === null ? [] : [visit]));
  const death = chance.pick([null, null, ...DEATHS]);
  const possible: Action[] = [];
  // What has gone wrong once and for all is looked at, but nothing new is begun with it.
  const isClosed = order.hasFailedRefund || order.hasForeignRefund;
  const isRepeating = chance.next() < REPEATS_PART;
  const unanswered = paid.filter((visit) => !visits[visit]?.isRecorded);
  if (unanswered.length > 0 || (paid.length > 0 && isRepeating)) {
    possible.push({ kind: 'bring_messages', visit: chance.pick(paid), times: 1 + chance.integer(2) });
    if (chance.next() < 0.2) possible.push({ kind: 'rush' });
  }
  if (isClosed) return possible;
  // Several that die with one of them half done would need a longer story.
  if (unanswered.length > 0 || (visits.length > 0 && isRepeating)) {
    possible.push({ kind: 'come_back', death: unanswered.length === 1 ? death : null });
  }
  if (computeDue(order) > 0) {
    const fault = chance.pick([null, null, null, null, 'away', 'death'] as const);
    const start: Action = { kind: 'start', channel: chance.pick(ONLINE_CHANNELS), fault };
    possible.push(start, start);
  }
  if (unpaid.length > 0) {
    const visit = chance.pick(unpaid);
    const asked = visits[visit]?.askedInKobo ?? 0;
    const amountInKobo = Math.max(1, asked + chance.pick([0, 0, 0, -1, -250_050, 1, 99_999]));
    possible.push({ kind: 'pay', visit, amountInKobo }, { kind: 'pay', visit, amountInKobo });
  }
  if (canCancel(order) && chance.next() < 0.12) possible.push({ kind: 'cancel' });
  if (chance.next() < 0.15) {
    const amountInKobo = chance.pick([order.totalInKobo, 100_001]);
    possible.push({ kind: 'pay_by_hand', amountInKobo, times: 1 + chance.integer(2) });
  }
  if (isLast || chance.next() < 0.5) possible.push(...listRefunds(chance, order, isLast));
  return possible;
}

function listRefunds(chance: Chance, order: ModelOrder, isLast: boolean): readonly Action[] {
  const { of, mostInKobo } = findRefundable(order);
  if (mostInKobo <= 0 || order.isToBeReinstated) return [];
  const isAllReceived = order.visits.every((visit) => visit.paidInKobo === null || visit.isRecorded);
  const isLastWord = isLast && isAllReceived && order.refundedOnlineInKobo === 0;
  const amountInKobo = chance.pick([mostInKobo, Math.ceil(mostInKobo / 3), 1]);
  const refunds: Action[] = [{ kind: 'refund', of, amountInKobo, fails: isLastWord && chance.next() < 0.5 }];
  const visit = order.visits.findIndex(({ isRecorded }) => isRecorded);
  const leftInKobo = Math.min(mostInKobo, order.visits[visit]?.paidInKobo ?? 0);
  if (isLastWord) {
    const part = chance.pick([leftInKobo, Math.floor(leftInKobo / 2)]);
    if (part > 0) refunds.push({ kind: 'refund_elsewhere', visit, amountInKobo: part });
  }
  return refunds;
}
