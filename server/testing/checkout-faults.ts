import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { placedOrderSchema, placementRefusalSchema } from '../../contract/orders.ts';
import { startPaymentEndpoint } from '../../contract/payments.ts';
import { type FaultyShop, openFaultyShop } from './faulty-shop.ts';
import { judgeCheckouts, listUnsent, type Verdict } from './judge-checkouts.ts';
import { findUnrecorded } from './judge-online-payments.ts';
import type { Chance } from './payment-schedules.ts';
import { lookAround, orderFrom } from './shopper.ts';

const SHOPPERS_AT_ONCE = 12;
/** One in so many pays online and comes back from the provider's page; the others pay when they fetch their cake. */
const PAYS_ONLINE_EVERY = 3;
const RETRY_PAUSE_MS = 50;
const ATTEMPTS_MAX = 1_000;
/** Of a wave: later, too few would be left to meet the kill. */
const LATEST_MOMENT = 0.8;
/** Half a minute is what taking over from a dead worker may last; the machine may be busy besides. */
const SETTLED_LIMIT_MS = 120_000;

export type FaultsOutcome = Verdict & {
  readonly acknowledged: number;
  readonly kills: number;
  /** Answers that were lost, and asked for again by key. */
  readonly retries: number;
  readonly repeatedMails: number;
  readonly repeatedPushes: number;
};

/** Shoppers check out while nodes die; afterwards everything that was promised is looked for in the database. */
export async function runCheckoutsUnderFaults(
  checkouts: number,
  kills: number,
  chance: Chance,
): Promise<FaultsOutcome> {
  await using shop = await openFaultyShop();
  const { freeSlots, makePickup } = await lookAround(shop.chooseUrl() ?? '');
  // Few enough that shoppers meet, and that the last ones have to take what is offered instead.
  const slots = freeSlots.slice(0, Math.ceil(checkouts / 18));
  const acknowledged: string[] = [];
  let retries = 0;

  /** Asks until there is an answer that decides something. */
  async function insist(
    ask: (url: string) => Promise<Response>,
    deciding: readonly number[],
  ): Promise<Answer> {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const answer = await askSomeNode(shop, ask);
      if (answer && deciding.includes(answer.status)) return answer;
      retries += 1;
      await pause(RETRY_PAUSE_MS);
    }
    return failWith('A checkout never came to an end.');
  }

  async function checkOut(number: number): Promise<string> {
    const isOnline = number % PAYS_ONLINE_EVERY === 0;
    const payment = isOnline ? 'card' : 'at_pickup';
    let input = makePickup(slots[number % slots.length] ?? failWith('There is no free slot.'), { payment });
    for (;;) {
      const key = randomUUID();
      const answer = await insist((url) => orderFrom(url, input, key), [201, 409]);
      if (answer.status === 201) {
        const { id } = placedOrderSchema.parse(answer.body).order;
        if (isOnline) await payOnline(id, answer.cookie);
        return id;
      }
      const [slot] = placementRefusalSchema.parse(answer.body).alternatives ?? [];
      input = makePickup(slot ?? failWith(`Refused without an alternative: ${JSON.stringify(answer.body)}`), {
        payment,
      });
    }
  }

  /** Whether the customer comes back or closes the page must not matter. */
  async function payOnline(orderId: string, cookie: string): Promise<void> {
    const call = (action: string, body?: object) => (url: string) =>
      fetch(`${url}/api/orders/${orderId}/${action}`, {
        method: 'POST',
        headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const { body } = await insist(call('payments', { channel: 'card' }), [200]);
    const { reference } = startPaymentEndpoint.answerSchema.parse(body);
    await shop.sandbox.transactions.pay(reference);
    if (chance.next() < 0.5) await askSomeNode(shop, call('payments/check'));
  }

  // Shoppers come in as many waves as there are kills, and one more: each node dies with a wave upon it.
  let next = 0;
  for (let wave = 0; wave <= kills; wave += 1) {
    const begin = next;
    const end = Math.round((checkouts * (wave + 1)) / (kills + 1));
    const shoppers = Array.from({ length: SHOPPERS_AT_ONCE }, async () => {
      while (next < end) acknowledged.push(await checkOut(next++));
    });
    const moment = begin + chance.next() * (end - begin) * LATEST_MOMENT;
    const killing = wave < kills ? killAt(shop, wave, () => acknowledged.length >= moment) : undefined;
    await Promise.all([...shoppers, killing]);
  }
  await waitUntilSettled(shop);

  const verdict = await judgeCheckouts(shop, acknowledged);
  return {
    ...verdict,
    acknowledged: acknowledged.length,
    kills,
    retries,
    repeatedMails: countRepeats(shop.listMessageIds()),
    repeatedPushes: countRepeats(shop.listPushTags()),
  };
}

/** While the node prices, locks, writes, commits, answers or mails, as chance has it. */
async function killAt(shop: FaultyShop, number: number, isTime: () => boolean): Promise<void> {
  while (!isTime()) await pause(1);
  await shop.killAndReplace(number);
}

type Answer = { readonly status: number; readonly body: unknown; readonly cookie: string };

/** Undefined when no answer came: the node died, or is starting. */
async function askSomeNode(
  shop: FaultyShop,
  ask: (url: string) => Promise<Response>,
): Promise<Answer | undefined> {
  const url = shop.chooseUrl();
  if (!url) return undefined;
  try {
    const answer = await ask(url);
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? undefined : JSON.parse(text),
      cookie: cookies.join('; '),
    };
  } catch {
    return undefined;
  }
}

async function waitUntilSettled(shop: FaultyShop): Promise<void> {
  const until = performance.now() + SETTLED_LIMIT_MS;
  const isSettled = async () =>
    (await findUnrecorded(shop)).length === 0 && (await listUnsent(shop)).length === 0;
  while (performance.now() < until && !(await isSettled())) await pause(200);
}

function countRepeats(names: readonly string[]): number {
  return names.length - new Set(names).size;
}

function failWith(message: string): never {
  throw new Error(message);
}
