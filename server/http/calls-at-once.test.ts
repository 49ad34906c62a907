import { expect, test } from 'vitest';
import { createCallsAtOnce } from './calls-at-once.ts';

/** Calls that stay until they are let go; says how many of each network have begun. */
function openCalls() {
  const callsAtOnce = createCallsAtOnce(1);
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const begun = new Map<string, number>();
  const call = (network: string) =>
    callsAtOnce.run(network, async () => {
      begun.set(network, (begun.get(network) ?? 0) + 1);
      await letGo;
    });
  return { callsAtOnce, call, begun, letGo: resolve };
}

const isBusy = { ok: false, refusal: { kind: 'unavailable', code: 'busy' } };

test('calls of one network wait for each other, and another’s goes on beside them (P30.3)', async () => {
  const { call, begun, letGo } = openCalls();
  const rush = Array.from({ length: 100 }, () => call('one'));
  const other = call('other');
  expect([begun.get('one'), begun.get('other')]).toEqual([20, 1]);
  letGo();
  await other;
  expect((await Promise.all(rush)).every(({ ok }) => ok)).toBe(true);
  expect(begun.get('one')).toBe(100);
});

test('beyond what can be answered within seconds a call is refused at once, from however many networks (P30.3)', async () => {
  const { callsAtOnce, call, letGo } = openCalls();
  const ofOne = Array.from({ length: 120 }, () => call('one'));
  expect(await call('one')).toMatchObject(isBusy);
  const ofMany = Array.from({ length: 30 }, (_, number) => call(`network ${number}`));
  expect(await call('one more')).toMatchObject(isBusy);
  letGo();
  await Promise.all([...ofOne, ...ofMany]);
  expect(await callsAtOnce.run('one more', async () => 'later')).toEqual({ ok: true, value: 'later' });
});

test('a call that fails gives its place back (P30.3)', async () => {
  const callsAtOnce = createCallsAtOnce(1);
  const failing = Array.from({ length: 150 }, (_, number) =>
    callsAtOnce.run(`network ${number}`, () => Promise.reject(new Error('A fault'))),
  );
  await Promise.allSettled(failing);
  expect(await callsAtOnce.run('network 1', async () => 'fine')).toEqual({ ok: true, value: 'fine' });
});
