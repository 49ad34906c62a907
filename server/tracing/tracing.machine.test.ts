import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { startTestShop } from '../testing/shop-process.ts';
import { lookAround, orderFrom } from '../testing/shopper.ts';
import { startTraceCollector } from '../testing/trace-collector.ts';

test('an order is one trace from its request over its statements to the email that follows, without anything personal, and a collector that goes away is not missed (P33.17, P33.18)', async () => {
  const collector = await startTraceCollector();
  const shop = await startTestShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  onTestFinished(() => shop.stop());
  const { freeSlots, makePickup } = await lookAround(shop.url);
  const [slot, nextSlot] = freeSlots;
  if (!slot || !nextSlot) throw new Error('The demo has free slots');
  const order = makePickup(slot);
  expect((await orderFrom(shop.url, order, randomUUID())).status).toBe(201);

  const findRequest = () => collector.readSpans().find(({ name }) => name === 'POST /api/orders');
  const findMail = () =>
    collector
      .readSpans()
      .find(({ name, traceId }) => name === 'send-message' && traceId === findRequest()?.traceId);
  await expect.poll(() => findMail()?.name).toBe('send-message');
  const request = findRequest();
  const spans = collector.readSpans().filter(({ traceId }) => traceId === request?.traceId);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'commit']));
  const ofMail = findMail();
  expect(spans.filter(({ parentSpanId }) => parentSpanId === ofMail?.spanId)).not.toEqual([]);
  for (const personal of [order.contact.email, order.contact.phone, order.contact.name])
    expect(collector.readAll()).not.toContain(personal);

  await collector.stop();
  const again = await orderFrom(shop.url, makePickup(nextSlot), randomUUID());
  expect(again.status).toBe(201);
  await expect.poll(() => shop.output()).toContain('Traces cannot be sent and are dropped');
  expect((await orderFrom(shop.url, makePickup(nextSlot), randomUUID())).status).toBe(201);
});
