import { describe, expect, test } from 'vitest';
import type { ShopEvent } from '../../../contract/events.ts';
import { createEventHub, GUEST_STREAMS_MAX_PER_NETWORK, STREAMS_MAX_PER_LISTENER } from './event-hub.ts';
import type { Listener } from './listener.ts';

const ADA = { id: 'session of Ada', userId: 'Ada', role: null };
const OWNER = { id: 'session of the owner', userId: 'Owner', role: 'owner' } as const;

function openHub() {
  const hub = createEventHub();
  return {
    hub,
    listen(listener: Partial<Listener>) {
      const received: (ShopEvent | 'closed')[] = [];
      const leave = hub.join(
        { session: undefined, trackedOrders: [], ...listener },
        { send: (event) => received.push(event), beat: () => {}, close: () => received.push('closed') },
      );
      return { received, leave };
    },
  };
}
const order = (id: string): ShopEvent => ({ kind: 'order', id });
const RELOAD: ShopEvent = { kind: 'reload' };

describe('news of an order', () => {
  test('reaches its owner, administrators and whoever follows it, and nobody else', () => {
    const { hub, listen } = openHub();
    const ada = listen({ session: ADA });
    const owner = listen({ session: OWNER });
    const guest = listen({ trackedOrders: ['1', '2'] });
    hub.receive({ kind: 'order', id: '1', userId: 'Ada' });
    hub.receive({ kind: 'order', id: '2', userId: null });
    hub.receive({ kind: 'order', id: '3', userId: 'Bola' });
    expect(ada.received).toEqual([RELOAD, order('1')]);
    expect(owner.received).toEqual([RELOAD, order('1'), order('2'), order('3')]);
    expect(guest.received).toEqual([RELOAD, order('1'), order('2')]);
  });

  test('reaches a guest for the last time when the link ends', () => {
    const { hub, listen } = openHub();
    const guest = listen({ trackedOrders: ['1', '2'] });
    hub.receive({ kind: 'tracking_ended', id: '1' });
    hub.receive({ kind: 'order', id: '1', userId: 'Ada' });
    hub.receive({ kind: 'order', id: '2', userId: null });
    expect(guest.received).toEqual([RELOAD, order('1'), order('2')]);
  });
});

test('that a person was told something is heard by all of their streams and by nobody else, administrators included', () => {
  const { hub, listen } = openHub();
  const streams = [listen({ session: ADA }), listen({ session: { ...ADA, id: 'her phone' } })];
  const others = [listen({ session: OWNER }), listen({ trackedOrders: ['1'] })];
  hub.receive({ kind: 'notification', userId: 'Ada' });
  for (const { received } of streams) expect(received).toEqual([RELOAD, { kind: 'notification' }]);
  for (const { received } of others) expect(received).toEqual([RELOAD]);
});

test('that the shelf has changed is heard by the staff and by nobody else (P39.16)', () => {
  const { hub, listen } = openHub();
  const owner = listen({ session: OWNER });
  const others = [listen({ session: ADA }), listen({ trackedOrders: ['1'] })];
  hub.receive({ kind: 'shelf' });
  expect(owner.received).toEqual([RELOAD, { kind: 'shelf' }]);
  for (const { received } of others) expect(received).toEqual([RELOAD]);
});

test('whoever is concerned for several reasons hears of it once', () => {
  const { hub, listen } = openHub();
  const owner = listen({ session: OWNER, trackedOrders: ['1'] });
  hub.receive({ kind: 'order', id: '1', userId: 'Owner' });
  expect(owner.received).toEqual([RELOAD, order('1')]);
});

test('whoever leaves hears nothing more', () => {
  const { hub, listen } = openHub();
  const ada = listen({ session: ADA, trackedOrders: ['1'] });
  ada.leave?.();
  hub.receive({ kind: 'notification', userId: 'Ada' });
  hub.receive({ kind: 'order', id: '1', userId: 'Ada' });
  expect(ada.received).toEqual([RELOAD]);
  expect(hub.countStreams()).toBe(0);
});

describe('a stream ends', () => {
  test('with its session, and no other session’s does', () => {
    const { hub, listen } = openHub();
    const ada = listen({ session: ADA });
    const elsewhere = listen({ session: { ...ADA, id: 'another session of Ada' } });
    hub.receive({ kind: 'session', userId: 'Ada', sessionId: ADA.id });
    expect(ada.received).toEqual([RELOAD, { kind: 'session' }, 'closed']);
    expect(elsewhere.received).toEqual([RELOAD]);
    hub.receive({ kind: 'session', userId: 'Ada', sessionId: null });
    expect(elsewhere.received.at(-1)).toBe('closed');
    expect(hub.countStreams()).toBe(0);
  });

  test('when a look at the sessions finds its own over', () => {
    const { hub, listen } = openHub();
    const ada = listen({ session: ADA });
    const owner = listen({ session: OWNER });
    hub.keepSessions(new Set([OWNER.id]), hub.listSessionIds());
    expect(ada.received.at(-1)).toBe('closed');
    expect(owner.received).toEqual([RELOAD]);
  });

  test('when the node stops, which takes no further one', () => {
    const { hub, listen } = openHub();
    const ada = listen({ session: ADA });
    hub.close();
    expect(ada.received).toEqual([RELOAD, 'closed']);
    expect(listen({ session: ADA }).leave).toBeUndefined();
  });
});

test('one listener has a limited number of streams, and whoever leaves makes room', () => {
  const { listen } = openHub();
  const streams = Array.from({ length: STREAMS_MAX_PER_LISTENER }, () => listen({ session: ADA }));
  expect(listen({ session: ADA }).leave).toBeUndefined();
  expect(listen({ session: OWNER }).leave).toBeDefined();
  streams[0]?.leave?.();
  expect(listen({ session: ADA }).leave).toBeDefined();
});

test('guests of one network keep so many streams open, whichever orders they follow, and keep nobody else out (P21.22)', () => {
  const { listen } = openHub();
  const network = '102.89.0.1';
  const guests = Array.from({ length: GUEST_STREAMS_MAX_PER_NETWORK }, (_, index) =>
    listen({ trackedOrders: [String(index)], network }),
  );
  for (const { leave } of guests) expect(leave).toBeDefined();
  const next = { trackedOrders: ['one more'] };
  expect(listen({ ...next, network }).leave).toBeUndefined();
  expect(listen({ session: ADA, network }).leave).toBeDefined();
  expect(listen({ ...next, network: '102.89.0.2' }).leave).toBeDefined();
  guests[0]?.leave?.();
  expect(listen({ ...next, network }).leave).toBeDefined();
});
