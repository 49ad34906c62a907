import { expect, test } from 'vitest';
import { startDraft } from './checkout-draft.ts';
import { findDraft, keepDraft, nameDraftOf } from './draft-storage.ts';
import { forgetDraft, forgetDraftsOfOthers } from './stored-drafts.ts';

const KEY = '0123456789abcdef';

/** As a browser's storage: what is kept is a property of its own. */
function openPage() {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
    removeItem: (name: string) => {
      delete stored[name];
    },
  };
  const sessionStorage = new Proxy(stored, {
    get: (target, name: string) => Reflect.get(methods, name) ?? target[name],
  });
  return { sessionStorage: sessionStorage as unknown as Storage }; // it has the part of one that is used
}

test('the draft of a quote stands beside the cart’s, and neither knows of the other', () => {
  const page = openPage();
  keepDraft(page, startDraft(KEY));
  keepDraft(page, { ...startDraft(KEY), note: 'For the quote' }, nameDraftOf('quote-1'));
  expect(findDraft(page)?.note).toBe('');
  expect(findDraft(page, nameDraftOf('quote-1'))?.note).toBe('For the quote');
  forgetDraft(page, nameDraftOf('quote-1'));
  expect(findDraft(page, nameDraftOf('quote-1'))).toBeNull();
  expect(findDraft(page)).not.toBeNull();
});

test('whoever else comes leaves a guest’s drafts and their own, and clears away every other, and nothing else', () => {
  const page = openPage();
  page.sessionStorage.setItem('something-else', JSON.stringify({ ownerId: 'ada' }));
  page.sessionStorage.setItem(nameDraftOf('broken'), '{');
  keepDraft(page, { ...startDraft(KEY), ownerId: 'ada' });
  keepDraft(page, { ...startDraft(KEY), ownerId: 'ada' }, nameDraftOf('quote-1'));
  keepDraft(page, { ...startDraft(KEY), ownerId: 'tunde' }, nameDraftOf('quote-2'));
  keepDraft(page, startDraft(KEY), nameDraftOf('quote-3'));
  forgetDraftsOfOthers(page, 'ada');
  expect(Object.keys(page.sessionStorage)).toEqual([
    'something-else',
    'checkout-draft:broken',
    'checkout-draft',
    'checkout-draft:quote-1',
    'checkout-draft:quote-3',
  ]);
  forgetDraftsOfOthers(page, null);
  expect(Object.keys(page.sessionStorage)).toEqual([
    'something-else',
    'checkout-draft:broken',
    'checkout-draft:quote-3',
  ]);
});
