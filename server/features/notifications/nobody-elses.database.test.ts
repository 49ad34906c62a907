import { expect, onTestFinished, test } from 'vitest';
import { listenEndpoint } from '../../../contract/events.ts';
import { listNotificationsEndpoint } from '../../../contract/notifications.ts';
import { inParallel } from '../../testing/in-parallel.ts';
import { FRIDAY, makeContact, makeOrderInput, SATURDAY } from '../../testing/order-inputs.ts';
import { openPushAdmin } from '../../testing/push/push-admin.ts';
import type { Visitor } from '../../testing/visitor.ts';

const PEOPLE = 8;
/** One order of each person on each of them, so that nobody finds the window full. */
const DAYS = [FRIDAY, SATURDAY];
const STEPS = ['in_kitchen', 'ready', 'out_for_delivery', 'delivered'] as const;
/** Placed, on its way, arrived. */
const NOTIFIED_PER_ORDER = 3;

/** Every order that a stream names, and how often it says that there is something to read. */
async function listen(visitor: Pick<Visitor, 'ask'>) {
  const answer = await visitor.ask(listenEndpoint.path);
  const reader = answer.body?.getReader();
  if (!reader) throw new Error('There is no stream.');
  onTestFinished(() => reader.cancel());
  const received = { orders: new Set<string>(), notifications: 0 };
  void (async () => {
    const decoder = new TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const text = decoder.decode(part.value);
      for (const [, id = ''] of text.matchAll(/"kind":"order","id":"([^"]+)"/g)) received.orders.add(id);
      received.notifications += text.split('"kind":"notification"').length - 1;
    }
  })();
  return received;
}

test('of many at once, nobody is told of another’s order: not in a list, not by a stream, not by a push (P10.3)', {
  tags: 'long',
}, async () => {
  const admin = await openPushAdmin({ receivesNews: true });
  const people = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const visitor = await admin.shop.signInUser(`person.${index}@bakery.example`);
    const browser = await admin.subscribe(visitor);
    people.push({
      visitor,
      browser,
      received: await listen(visitor),
      orders: [] as { id: string; number: string }[],
    });
  }
  const work = people.flatMap((person) => DAYS.map((day) => ({ ...person, day })));
  await inParallel(work, async ({ visitor, orders, day }) => {
    const input = makeOrderInput({ contact: makeContact(), slot: { day, windowId: 'morning' } });
    const { order } = await admin.place(visitor, input);
    orders.push(order);
    for (const step of STEPS) expect(await admin.makeStep(order.id, step)).toBe(true);
  });
  await admin.shop.settle();

  for (const { visitor, browser, received, orders } of people) {
    const links = orders.map(({ id }) => `/orders/${id}`);
    const expected = links.flatMap((link) => Array(NOTIFIED_PER_ORDER).fill(link)).sort();
    const answer = await visitor.ask('/notifications?limit=50');
    const listed = listNotificationsEndpoint.answerSchema.parse(await answer.json());
    expect(listed.map(({ link }) => link).sort()).toEqual(expected);
    for (const { text, link } of listed) {
      expect(text).toContain(orders[links.indexOf(link ?? '')]?.number);
    }
    expect(browser.received.map(({ payload }) => payload.link).sort()).toEqual(expected);
    await expect.poll(() => [...received.orders].sort()).toEqual(orders.map(({ id }) => id).sort());
    await expect.poll(() => received.notifications).toBe(expected.length);
  }
});
