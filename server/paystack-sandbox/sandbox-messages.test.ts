import { describe, expect, test } from 'vitest';
import { findRetryPause } from './retry-pauses.ts';
import type { MessageMode } from './sandbox-state.ts';
import { openTestSandbox } from './testing/open-test-sandbox.ts';

const HOUR_MS = 3_600_000;

async function payBy(messageMode: MessageMode) {
  const opened = await openTestSandbox({ behaviour: { messageMode } });
  await opened.initialise();
  await opened.sandbox.transactions.pay('ref-1');
  await opened.sandbox.messages.waitUntilQuiet();
  return opened;
}

describe('the message about a payment', () => {
  test('comes at once', async () => {
    const { readEvents, advance } = await payBy('at_once');
    expect(readEvents()).toEqual(['charge.success ref-1']);
    await advance(72 * HOUR_MS);
    expect(readEvents()).toHaveLength(1);
  });

  test('comes late', async () => {
    const { readEvents, advance } = await payBy('delayed');
    await advance(2_999);
    expect(readEvents()).toEqual([]);
    await advance(1);
    expect(readEvents()).toEqual(['charge.success ref-1']);
  });

  test('comes twice', async () => {
    const { readEvents } = await payBy('twice');
    expect(readEvents()).toEqual(['charge.success ref-1', 'charge.success ref-1']);
  });

  test('never comes', async () => {
    const { readEvents, advance } = await payBy('lost');
    await advance(100 * HOUR_MS);
    expect(readEvents()).toEqual([]);
  });

  test('comes again when its first answer is lost', async () => {
    const { readEvents, advance } = await payBy('answer_lost');
    expect(readEvents()).toHaveLength(1);
    await advance(1_000);
    expect(readEvents()).toHaveLength(2);
    await advance(72 * HOUR_MS);
    expect(readEvents()).toHaveLength(2);
  });

  test('is overtaken by another', async () => {
    const { sandbox, initialise, readEvents, advance } = await payBy('out_of_order');
    expect(readEvents()).toEqual([]);
    await initialise('ref-2');
    await sandbox.transactions.pay('ref-2');
    await advance(0);
    expect(readEvents()).toEqual(['charge.success ref-2', 'charge.success ref-1']);
  });

  test('comes after a minute when nothing overtakes it', async () => {
    const { readEvents, advance } = await payBy('out_of_order');
    await advance(60_000);
    expect(readEvents()).toEqual(['charge.success ref-1']);
  });

  test('is never about a payment that failed or was left', async () => {
    const { sandbox, initialise, readEvents, advance } = await openTestSandbox();
    await initialise('ref-1');
    await sandbox.transactions.decline('ref-1');
    await initialise('ref-2');
    await advance(72 * HOUR_MS);
    expect(readEvents()).toEqual([]);
  });

  test('comes once, however often the payment is made', async () => {
    const { sandbox, readEvents, advance } = await payBy('at_once');
    await sandbox.transactions.pay('ref-1', { amountInKobo: 1 });
    await sandbox.transactions.decline('ref-1');
    await advance(0);
    expect(readEvents()).toHaveLength(1);
    expect(sandbox.transactions.find('ref-1')).toMatchObject({
      status: 'success',
      payment: { amountInKobo: 1_250_000 },
    });
  });
});

describe('a shop that does not answer 200', () => {
  test.each([500, 404, 302, 204, undefined])('but %s hears it again until it does', async (answer) => {
    const { sandbox, initialise, answers, readEvents, advance } = await openTestSandbox();
    answers.push(answer, answer);
    await initialise();
    await sandbox.transactions.pay('ref-1');
    await advance(0);
    expect(readEvents()).toHaveLength(1);
    await advance(1_000);
    expect(readEvents()).toHaveLength(2);
    await advance(5_000);
    expect(readEvents()).toHaveLength(3);
    await advance(72 * HOUR_MS);
    expect(readEvents()).toHaveLength(3);
    expect(sandbox.messages.list()).toMatchObject([{ status: 'delivered', attempts: 3 }]);
  });

  test('is told ever more rarely, and given up after three days', () => {
    const pauses: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      const pause = findRetryPause(attempts);
      if (pause === undefined) break;
      pauses.push(pause);
    }
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    const hoursInAll = pauses.reduce((sum, pause) => sum + pause, 0) / HOUR_MS;
    expect(hoursInAll).toBeGreaterThan(72);
    expect(hoursInAll).toBeLessThan(73);
  });
});

describe('by hand', () => {
  test('nothing goes out until somebody says so, in whatever order', async () => {
    const { sandbox, initialise, readEvents, advance } = await openTestSandbox({
      behaviour: { messageMode: 'by_hand' },
    });
    for (const reference of ['ref-1', 'ref-2']) {
      await initialise(reference);
      await sandbox.transactions.pay(reference);
    }
    await advance(72 * HOUR_MS);
    expect(readEvents()).toEqual([]);
    for (const { id } of sandbox.messages.list().toReversed())
      expect(await sandbox.messages.deliver(id)).toBe(200);
    expect(readEvents()).toEqual(['charge.success ref-2', 'charge.success ref-1']);
  });

  test('a message that the shop would not take stays where it is', async () => {
    const { sandbox, answers, readEvents, advance } = await payBy('by_hand');
    const [message] = sandbox.messages.list('ref-1');
    answers.push(500);
    expect(await sandbox.messages.deliver(message?.id ?? '')).toBe(500);
    await advance(72 * HOUR_MS);
    expect(readEvents()).toHaveLength(1);
    expect(sandbox.messages.list()).toMatchObject([{ status: 'held', attempts: 1 }]);
  });

  test('one can be doubled, held back and dropped', async () => {
    const { sandbox, readEvents, advance } = await payBy('delayed');
    const [message] = sandbox.messages.list();
    const copy = await sandbox.messages.duplicate(message?.id ?? '');
    await sandbox.messages.hold(message?.id ?? '');
    await advance(HOUR_MS);
    expect(readEvents()).toEqual([]);
    await sandbox.messages.drop(message?.id ?? '');
    await sandbox.messages.deliver(copy.id);
    expect(readEvents()).toEqual(['charge.success ref-1']);
    expect(sandbox.messages.list().map(({ status }) => status)).toEqual(['dropped', 'delivered']);
  });
});
