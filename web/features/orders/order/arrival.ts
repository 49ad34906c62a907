import { ONLINE_CHANNELS, type OnlineChannel } from '../../../../domain/payments/ways.ts';

/** How somebody came to the order's page. The browser's history keeps it, so a reload knows it too. */
export type Arrival = {
  /** Straight from checkout. */
  readonly isPlaced: boolean;
  /** What checkout found was an earlier try that had arrived after all. */
  readonly isEarlier: boolean;
  /** And something was put into the cart since, which is still there. */
  readonly isCartLeft: boolean;
  /** On the way to the payment page. */
  readonly payBy: OnlineChannel | null;
  /** Back from the payment page, where this was to be paid. */
  readonly reference: string | null;
};

/** What is kept there may be anything. */
export function readArrival(state: unknown): Arrival {
  const { isPlaced, isEarlier, isCartLeft, payBy, reference } = Object(state) as Readonly<
    Record<string, unknown>
  >;
  return {
    isPlaced: isPlaced === true,
    isEarlier: isEarlier === true,
    isCartLeft: isCartLeft === true,
    payBy: ONLINE_CHANNELS.find((channel) => channel === payBy) ?? null,
    reference: typeof reference === 'string' ? reference : null,
  };
}

const RETURN_PARAMETERS = ['reference', 'trxref'];

/** What the provider adds to the address when it sends somebody back, and the address without it. */
export function readReturn(search: string): { readonly reference: string | null; readonly rest: string } {
  const parameters = new URLSearchParams(search);
  const [reference] = RETURN_PARAMETERS.flatMap((name) => parameters.getAll(name));
  for (const name of RETURN_PARAMETERS) parameters.delete(name);
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  return { reference: reference ?? null, rest };
}
