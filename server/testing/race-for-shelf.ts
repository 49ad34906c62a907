import { expect } from 'vitest';
import { orders } from '../database/schema/orders.ts';
import { sendRequest } from './order-admin.ts';
import { makePieOrder, makeSale, openShelf } from './shelf-admin.ts';

const PIECES = 25;
const COUNTERS = 3;
/** As many as two nodes take on at once. */
const AT_ONCE = 100;

/** So many shoppers and three counters on two nodes want the same 25 pieces: each is sold once. */
export async function raceForShelf(shoppers: number, salesOfEach: number): Promise<void> {
  const shelf = await openShelf(PIECES);
  const nodes = [shelf.shop, await shelf.openOtherNode()];
  const nodeOf = (number: number) => nodes[number % nodes.length] ?? shelf.shop;
  const desks = await Promise.all(
    Array.from({ length: COUNTERS }, (_, number) =>
      nodeOf(number).signInUser(`desk${number}@bakery.example`, { role: 'desk' }),
    ),
  );
  const atCounters = Array.from({ length: salesOfEach }, () => desks)
    .flat()
    .map((desk) => () => shelf.sell(desk, makeSale(1)));
  const online = Array.from(
    { length: shoppers },
    (_, number) => () => sendRequest(nodeOf(number).visit(), makePieOrder(1)),
  );
  // One at a counter after each shopper, as long as there are both.
  const all = online.flatMap((send, place) => [send, ...atCounters.slice(place, place + 1)]);
  const waiting = all.values();
  const statuses: number[] = [];
  const work = async () => {
    for (const send of waiting) {
      let { status } = await send();
      // Whoever is asked to come back in a moment does.
      while (status === 503) ({ status } = await send());
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(statuses.filter((status) => status === 201)).toHaveLength(PIECES);
  expect(await shelf.db.$count(orders)).toBe(PIECES);
  expect(await shelf.readLeft()).toBe(0);
}
