import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { placedOrderSchema } from '../../contract/orders.ts';
import { lookAround, orderFrom } from '../testing/shopper.ts';
import { startNodes } from '../testing/start-nodes.ts';

test('a guest’s stream at one node hears of what happens at the other, and ends when its node stops', async () => {
  const { urls, stopNode } = await startNodes(2);
  const [here = '', there = ''] = urls;
  const { freeSlots, makePickup } = await lookAround(here);
  const [slot, otherSlot] = freeSlots;
  if (!slot || !otherSlot) throw new Error('The demo has no free slots.');
  const placed = await orderFrom(there, makePickup(slot), randomUUID());
  const { order } = placedOrderSchema.parse(await placed.json());
  const cookie = placed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  const stream = await fetch(`${here}/api/events`, { headers: { cookie } });
  const chunks: string[] = [];
  const reading = (async () => {
    if (!stream.body) throw new Error('There is no stream.');
    for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) chunks.push(chunk);
  })();
  await expect.poll(() => chunks.join('')).toContain('{"kind":"reload"}');

  const moved = await fetch(`${there}/api/orders/${order.id}/move`, {
    method: 'POST',
    headers: { origin: there, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ slot: otherSlot }),
  });
  expect(moved.status).toBe(200);
  await expect.poll(() => chunks.join('')).toContain(`{"kind":"order","id":"${order.id}"}`);

  const stopping = stopNode(0);
  // It ends as it should: one that the node gave up on would break off, and reading it would fail.
  await reading;
  await stopping;
});
