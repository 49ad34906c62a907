import { describe, expect, test, vi } from 'vitest';
import type { Notification } from '../../../../contract/notifications.ts';
import { createNotificationStore } from './notification-store.ts';

function makeOne(number: number, read = false): Notification {
  return { id: `n${number}`, text: `News ${number}`, date: '2026-11-14T09:30:00Z', read, link: null };
}

/** A shop with so many notifications, the newest first, of which a test can spoil every call. */
function openStore(count: number) {
  const all = Array.from({ length: count }, (_, index) => makeOne(count - index));
  const countUnreadNow = () => all.filter(({ read }) => !read).length;
  const readAt = (place: number) => {
    const one = all[place];
    if (one) all[place] = { ...one, read: true };
  };
  const shop = {
    listNotifications: vi.fn(
      async ({ lastNotificationId, limit = 10 }: { lastNotificationId?: string; limit?: number }) => {
        const begin = all.findIndex(({ id }) => id === lastNotificationId) + 1;
        return all.slice(begin, begin + limit);
      },
    ),
    countUnread: vi.fn(async () => countUnreadNow()),
    markAsRead: vi.fn(async (id: string) => {
      readAt(all.findIndex((one) => one.id === id));
      return countUnreadNow();
    }),
    markAllAsRead: vi.fn(async () => {
      for (const place of all.keys()) readAt(place);
      return countUnreadNow();
    }),
    showToast: vi.fn(),
    log: vi.fn(),
  };
  return { shop, all, store: createNotificationStore(shop) };
}

async function openList(count: number) {
  const opened = openStore(count);
  opened.store.openList();
  await opened.store.reload();
  return opened;
}

const FAULT = new Error('The line is dead.');

describe('reading the list', () => {
  test('the first page is asked for without a last one and a limit, and holds 10 (S7.5, S9.5)', async () => {
    const { shop, store } = await openList(25);
    expect(shop.listNotifications).toHaveBeenCalledWith({}, expect.any(AbortSignal));
    expect(store.read()).toMatchObject({ unread: 25, status: 'ready', hasOlder: true });
    expect(store.read().items).toHaveLength(10);
  });

  test('older ones are asked for by the last one known, until there are none (S7.5)', async () => {
    const { shop, store } = await openList(25);
    await store.loadOlder();
    expect(shop.listNotifications).toHaveBeenLastCalledWith(
      { lastNotificationId: 'n16' },
      expect.any(AbortSignal),
    );
    await store.loadOlder();
    expect(
      store
        .read()
        .items.map(({ id }) => id)
        .at(-1),
    ).toBe('n1');
    expect(store.read()).toMatchObject({ hasOlder: false, isLoadingOlder: false });
  });

  test('a new one comes on top while older pages are open, none twice and none left out', async () => {
    const { all, store } = await openList(25);
    await store.loadOlder();
    all.unshift(makeOne(26));
    await store.reload();
    expect(store.read().items.map(({ id }) => id)).toEqual(
      Array.from({ length: 21 }, (_, index) => `n${26 - index}`),
    );
  });

  test('as long as nobody looks at the list, only the number is asked for', async () => {
    const { shop, store } = openStore(3);
    await store.reload();
    expect(store.read().unread).toBe(3);
    expect(shop.listNotifications).not.toHaveBeenCalled();
    const close = store.openList();
    await store.reload();
    close();
    shop.listNotifications.mockClear();
    await store.reload();
    expect(shop.listNotifications).not.toHaveBeenCalled();
  });

  test('on a slow line the list does not wait for the number', async () => {
    const { shop, store } = openStore(3);
    shop.countUnread.mockReturnValueOnce(new Promise(() => {}));
    void store.reload();
    store.openList();
    await expect.poll(() => store.read().items).toHaveLength(3);
  });

  test('a failed fetch is logged and empties the list (S8.12)', async () => {
    const { shop, store } = await openList(3);
    shop.listNotifications.mockRejectedValueOnce(FAULT);
    await store.reload();
    expect(store.read()).toMatchObject({ items: [], status: 'failed' });
    expect(shop.log).toHaveBeenCalledWith(expect.any(String), FAULT);
    await store.reload();
    expect(store.read().items).toHaveLength(3);
  });

  test('a failed fetch of older ones empties the list too (S8.12)', async () => {
    const { shop, store } = await openList(25);
    shop.listNotifications.mockRejectedValueOnce(FAULT);
    await store.loadOlder();
    expect(store.read()).toMatchObject({ items: [], status: 'failed', isLoadingOlder: false });
    expect(shop.log).toHaveBeenCalledWith(expect.any(String), FAULT);
  });

  test('a number that does not come is logged, and the last one stays', async () => {
    const { shop, store } = await openList(3);
    shop.countUnread.mockRejectedValueOnce(FAULT);
    await store.reload();
    expect(store.read().unread).toBe(3);
    expect(shop.log).toHaveBeenCalledWith(expect.any(String), FAULT);
  });
});

describe('marking as read', () => {
  test('one is read at once, before the shop has answered, and stays so (S4.7)', async () => {
    const { shop, store } = await openList(3);
    const marking = store.markAsRead('n2');
    expect(store.read()).toMatchObject({
      unread: 2,
      items: [{ read: false }, { read: true }, { read: false }],
    });
    await marking;
    expect(store.read()).toMatchObject({
      unread: 2,
      items: [{ read: false }, { read: true }, { read: false }],
    });
    expect(shop.markAsRead).toHaveBeenCalledExactlyOnceWith('n2');
  });

  test('a reload in between does not bring it back', async () => {
    const { shop, store } = await openList(2);
    const answer = Promise.withResolvers<number>();
    shop.markAsRead.mockReturnValueOnce(answer.promise);
    const marking = store.markAsRead('n2');
    await store.reload();
    expect(store.read()).toMatchObject({ unread: 1, items: [{ read: true }, { read: false }] });
    answer.resolve(1);
    await marking;
  });

  test('what is read already is not marked again', async () => {
    const { shop, store } = await openList(2);
    await store.markAsRead('n2');
    await store.markAsRead('n2');
    expect(shop.markAsRead).toHaveBeenCalledTimes(1);
  });

  test('when it fails, it is unread again and said (S8.12)', async () => {
    const { shop, store } = await openList(2);
    shop.markAsRead.mockRejectedValueOnce(FAULT);
    await store.markAsRead('n2');
    expect(store.read()).toMatchObject({ unread: 2, items: [{ read: false }, { read: false }] });
    expect(shop.showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text: 'Failed to mark as read' });
  });

  test('all are read together, those that are not on the screen too (S4.7)', async () => {
    const { store } = await openList(25);
    const marking = store.markAllAsRead();
    expect(store.read().unread).toBe(0);
    expect(store.read().items.every(({ read }) => read)).toBe(true);
    await marking;
    expect(store.read().unread).toBe(0);
  });

  test('when that fails, those that were unread are unread again, and it is said (S8.12)', async () => {
    const { shop, store } = await openList(3);
    await store.markAsRead('n1');
    shop.markAllAsRead.mockRejectedValueOnce(FAULT);
    await store.markAllAsRead();
    expect(store.read()).toMatchObject({
      unread: 2,
      items: [{ read: false }, { read: false }, { read: true }],
    });
    expect(shop.showToast).toHaveBeenCalledExactlyOnceWith({
      kind: 'error',
      text: 'Failed to mark all as read',
    });
  });
});

test('after signing out, answers on their way change and tell nothing any more', async () => {
  const { shop, store } = await openList(3);
  const answer = Promise.withResolvers<number>();
  shop.countUnread.mockReturnValueOnce(answer.promise);
  shop.listNotifications.mockRejectedValueOnce(FAULT);
  const before = store.read();
  const reloading = store.reload();
  store.stop();
  answer.resolve(7);
  await reloading;
  expect(store.read()).toEqual(before);
  expect(shop.log).not.toHaveBeenCalled();
});
