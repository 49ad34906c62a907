import type { OrderStatus } from '../../../../domain/orders/statuses.ts';

export type StepWords = {
  readonly button: string;
  readonly buttonWhileBusy: string;
  /** What has become of an order, after its number. */
  readonly done: string;
  /** Others feel it and it cannot be taken back: asked about first, of one order or of several together. */
  readonly ask: ((count: number) => StepQuestion) | null;
};

type StepQuestion = { readonly title: string; readonly consequences: string; readonly button: string };

type PossibleStep = Exclude<OrderStatus, 'pending_payment' | 'expired'>;

const STEP_WORDS: Readonly<Record<PossibleStep, StepWords>> = {
  confirmed: {
    button: 'Confirm before full payment',
    buttonWhileBusy: 'Confirming…',
    done: 'is confirmed',
    ask: (count) =>
      count === 1
        ? {
            title: 'Confirm before full payment?',
            consequences:
              'The kitchen will make this order and its slot won’t expire. The customer still owes the balance.',
            button: 'Confirm before full payment',
          }
        : {
            title: `Confirm ${count} orders before full payment?`,
            consequences:
              'The kitchen will make these orders and their slots won’t expire. The customers still owe the balance.',
            button: `Confirm ${count} orders`,
          },
  },
  in_kitchen: {
    button: 'Start preparing',
    buttonWhileBusy: 'Starting…',
    done: 'is in the kitchen',
    ask: null,
  },
  ready: { button: 'Mark as ready', buttonWhileBusy: 'Marking…', done: 'is ready', ask: null },
  out_for_delivery: {
    button: 'Send out',
    buttonWhileBusy: 'Sending…',
    done: 'is on its way',
    ask: null,
  },
  delivered: {
    button: 'Mark as delivered',
    buttonWhileBusy: 'Marking…',
    done: 'is delivered',
    ask: null,
  },
  collected: {
    button: 'Mark as picked up',
    buttonWhileBusy: 'Marking…',
    done: 'is picked up',
    ask: null,
  },
  delivery_failed: {
    button: 'Not delivered',
    buttonWhileBusy: 'Saving…',
    done: 'could not be delivered',
    ask: (count) =>
      count === 1
        ? {
            title: 'Mark as not delivered?',
            consequences: 'You can then send it out again or cancel it.',
            button: 'Mark as not delivered',
          }
        : {
            title: `Mark ${count} orders as not delivered?`,
            consequences: 'You can then send them out again or cancel them.',
            button: `Mark ${count} orders`,
          },
  },
  cancelled: {
    button: 'Cancel order',
    buttonWhileBusy: 'Cancelling…',
    done: 'is cancelled',
    ask: (count) =>
      count === 1
        ? {
            title: 'Cancel 1 order?',
            consequences:
              'This removes its kitchen ticket, frees its slot and notifies the customer if they have an email address. It can’t be undone.',
            button: 'Cancel 1 order',
          }
        : {
            title: `Cancel ${count} orders?`,
            consequences:
              'This removes their kitchen tickets, frees their slots and notifies customers who have an email address. It can’t be undone.',
            button: `Cancel ${count} orders`,
          },
  },
};

const CONFIRM_WITHOUT_DEPOSIT: StepWords = {
  ...STEP_WORDS.confirmed,
  button: 'Confirm without the deposit',
  ask: () => ({
    title: 'Confirm without the deposit?',
    consequences:
      'The kitchen will make this order and its slot won’t expire. The customer still owes the deposit and the balance.',
    button: 'Confirm without the deposit',
  }),
};

/** The steps of the table that an administrator may make; nobody makes the two others by hand. */
export function describeStep(to: OrderStatus, isDepositMissing = false): StepWords {
  if (to === 'confirmed' && isDepositMissing) return CONFIRM_WITHOUT_DEPOSIT;
  if (to === 'pending_payment' || to === 'expired') throw new RangeError(`Nobody makes an order ${to}`);
  return STEP_WORDS[to];
}

export function isGrave(to: OrderStatus): boolean {
  return describeStep(to).ask !== null;
}

/** The step that an order is there for; none where all that is left needs a second thought. */
export function findMainStep(nextStatuses: readonly OrderStatus[]): OrderStatus | null {
  return nextStatuses.find((to) => !isGrave(to)) ?? null;
}

/** Those that are possible for every one of the orders. */
export function findCommonSteps(
  orders: readonly { readonly nextStatuses: readonly OrderStatus[] }[],
): readonly OrderStatus[] {
  const [first, ...others] = orders;
  if (!first) return [];
  return first.nextStatuses.filter((to) => others.every(({ nextStatuses }) => nextStatuses.includes(to)));
}
