import { describe, expect, test } from 'vitest';
import type { StoredWishlistItem } from '../wishlist-store.ts';
import { findUnsent, syncWishlist } from './sync-wishlist.ts';
import type { WishlistOwner } from './wishlist-owner.ts';

const item = (id: string, by: string | null = null): StoredWishlistItem => ({ id, name: `The ${id}`, by });

/** A server that keeps one list for each account, and a browser that may lose its answers. */
function setUp() {
  const lists = new Map<string, string[]>();
  const browser = { items: [] as readonly StoredWishlistItem[], owner: null as WishlistOwner | null };
  const lost: string[] = [];
  const state = { isAnswerLost: false, sold: (_id: string) => true, meanwhile: () => {} };
  const store = {
    read: () => browser.items,
    write: (items: readonly StoredWishlistItem[]) => {
      browser.items = items;
    },
  };
  const owner = {
    read: () => browser.owner,
    write: (next: WishlistOwner) => {
      browser.owner = next;
    },
  };
  const answer = (uid: string) => ({
    ownerId: uid,
    items: (lists.get(uid) ?? []).map((productId) => ({ productId, name: `The ${productId}` })),
  });
  const sync = (uid: string) =>
    syncWishlist(
      {
        store,
        owner,
        readWishlist: async () => answer(uid),
        changeWishlist: async (added, removed) => {
          const remaining = (lists.get(uid) ?? []).filter((id) => !removed.includes(id));
          lists.set(uid, [...added.filter((id) => state.sold(id) && !remaining.includes(id)), ...remaining]);
          state.meanwhile();
          if (state.isAnswerLost) throw new Error('No connection');
          return answer(uid);
        },
        onLeftOut: (names) => void lost.push(...names),
      },
      uid,
      'look',
    );
  const ids = () => browser.items.map(({ id }) => id);
  return { lists, browser, store, owner, lost, state, sync, ids };
}

describe('a wishlist in step with the account', () => {
  test('brings what a guest saved, beside what the account has (P43.2)', async () => {
    const { lists, store, sync, ids } = setUp();
    lists.set('ada', ['cake']);
    store.write([item('pie')]);
    await sync('ada');
    expect([lists.get('ada'), ids()]).toEqual([
      ['pie', 'cake'],
      ['pie', 'cake'],
    ]);
  });

  test('sends what was saved and removed here, and takes over what another device did', async () => {
    const { lists, store, sync, ids } = setUp();
    store.write([item('pie'), item('cake')]);
    await sync('ada');
    lists.set('ada', ['roll', 'pie', 'cake']);
    store.write([item('bread', 'ada'), item('pie')]);
    await sync('ada');
    expect(lists.get('ada')).toEqual(['bread', 'roll', 'pie']);
    expect(ids()).toEqual(['bread', 'roll', 'pie']);
  });

  test('changes nothing twice when an answer is lost', async () => {
    const { lists, owner, store, state, sync, ids } = setUp();
    store.write([item('pie')]);
    state.isAnswerLost = true;
    await expect(sync('ada')).rejects.toThrow('No connection');
    expect(findUnsent({ store, owner }, 'ada').hasAny).toBe(true);
    state.isAnswerLost = false;
    await sync('ada');
    expect([lists.get('ada'), ids()]).toEqual([['pie'], ['pie']]);
    expect(findUnsent({ store, owner }, 'ada').hasAny).toBe(false);
  });

  test('keeps what is saved while an answer is on its way', async () => {
    const { lists, store, state, sync, ids } = setUp();
    store.write([item('pie')]);
    state.meanwhile = () => store.write([item('bread', 'ada'), ...store.read()]);
    await sync('ada');
    state.meanwhile = () => {};
    expect(ids()).toEqual(['bread', 'pie']);
    await sync('ada');
    expect(lists.get('ada')).toEqual(['bread', 'pie']);
  });

  test('never gives one customer’s to another who signs in at the same browser (P43.2)', async () => {
    const { lists, store, sync, ids } = setUp();
    store.write([item('pie')]);
    await sync('ada');
    store.write([item('bread', 'ada'), ...store.read().map((saved) => ({ ...saved, by: 'ada' }))]);
    store.write([item('roll'), ...store.read()]);
    await sync('bola');
    expect([lists.get('bola'), ids()]).toEqual([['roll'], ['roll']]);
    expect(lists.get('ada')).toEqual(['pie']);
  });

  test('says what the account could not take', async () => {
    const { lost, store, state, sync, ids } = setUp();
    state.sold = (id) => id !== 'old-cake';
    store.write([item('pie'), item('old-cake')]);
    await sync('ada');
    expect([ids(), lost]).toEqual([['pie'], ['The old-cake']]);
  });
});
