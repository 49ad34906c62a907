import type { CustomOrder } from '../../../../contract/custom-orders.ts';
import { sayQuoteBalance } from '../../../../domain/custom-orders/quote-words.ts';
import type { CustomOrderStatus } from '../../../../domain/custom-orders/statuses.ts';
import { addNaira } from '../../../../domain/money.ts';
import { USUAL_DEPOSIT } from '../../../../domain/payments/usual-deposit.ts';
import { formatDay, formatRecentMoment } from '../../../ui/formats/format-moment.ts';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { findDepositDue } from './custom-order-words.ts';

const AS_AGREED = 'On the day we agreed';

export type NextStep = {
  readonly title: string;
  /** When it was done, or what it means. */
  readonly words: string;
  /** In naira; null: nothing is paid here, or nobody knows how much yet. */
  readonly amount: number | null;
  readonly state: 'done' | 'now' | 'next';
};

type Step = Pick<NextStep, 'title' | 'words' | 'amount'> & { readonly doneTitle: string };

type Followed = Pick<CustomOrder, 'status' | 'createdAt' | 'quotes' | 'order' | 'history' | 'now'>;

const WAY: readonly CustomOrderStatus[] = ['submitted', 'quoted', 'accepted', 'deposit_paid'];

/** How a request may end without a cake. */
const ENDS: Readonly<Partial<Record<CustomOrderStatus, string>>> = {
  declined: 'We declined your request',
  withdrawn: 'You withdrew your request',
  expired: 'The quote expired',
};

/** The way from a request to a cake, and how far this one has come. One that has ended early says how, with nothing to come. */
export function listNextSteps(followed: Followed): readonly NextStep[] {
  const { status, createdAt, quotes, order, history, now } = followed;
  const [newest] = quotes;
  const deposit = order?.deposit ?? newest?.deposit ?? null;
  const current =
    order && ['delivered', 'collected'].includes(order.status) ? WAY.length : WAY.indexOf(status);
  const reached = Math.max(...history.map((event) => WAY.indexOf(event.status)), 0);
  const stateOf = (index: number): NextStep['state'] => {
    if (current < 0) return 'done';
    // What has been reached is done; what is waited for comes right after.
    if (index <= current) return 'done';
    return index === current + 1 ? 'now' : 'next';
  };
  const steps: readonly Step[] = [
    {
      title: 'You sent a request',
      doneTitle: 'You sent a request',
      words: formatRecentMoment(createdAt, new Date(now), formatDay),
      amount: null,
    },
    {
      title: 'We send a quote',
      doneTitle: 'We sent a quote',
      words: newest ? `Without delivery, for ${nameDay(newest.day)}` : 'With a price and a day',
      amount: newest?.total ?? null,
    },
    {
      title: 'You accept',
      doneTitle: 'You accepted',
      words: order ? `Order ${order.number}` : 'Choose delivery or pickup and a time',
      amount: null,
    },
    {
      title: 'You pay the deposit',
      doneTitle: 'You paid the deposit',
      words: deposit === null ? `${USUAL_DEPOSIT}, to confirm your cake` : 'This confirms your cake',
      amount: order && status === 'accepted' ? findDepositDue(order) : deposit,
    },
    { title: 'You get your cake', doneTitle: 'You got your cake', ...describeBalance(followed) },
  ];
  const shown = current < 0 ? [...steps.slice(0, reached + 1), ...describeEnd(followed)] : steps;
  return shown.map(({ title, doneTitle, ...step }, index) => {
    const state = stateOf(index);
    return { title: state === 'done' ? doneTitle : title, ...step, state };
  });
}

function describeEnd({ status, history, now }: Followed): readonly Step[] {
  const end = history.findLast((event) => event.status === status);
  const title = ENDS[status];
  if (!end || title === undefined) return [];
  const words = formatRecentMoment(end.at, new Date(now), formatDay);
  return [{ title, doneTitle: title, words, amount: null }];
}

function describeBalance({ status, quotes: [newest], order }: Followed): Pick<NextStep, 'words' | 'amount'> {
  if (order) {
    // Until the deposit is paid, what is left of it is a step of its own.
    const depositDue = status === 'deposit_paid' ? 0 : findDepositDue(order);
    const balance = addNaira(order.due, -depositDue);
    return balance > 0
      ? { words: 'Pay the balance before then', amount: balance }
      : { words: AS_AGREED, amount: null };
  }
  return { words: newest ? `Balance before then: ${sayQuoteBalance(newest)}` : AS_AGREED, amount: null };
}
