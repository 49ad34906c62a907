import { expect, test } from 'vitest';
import { startDraft } from './checkout-draft.ts';
import { findDraft, forgetDraft, keepDraft, listDraftNames, nameDraftOf } from './draft-storage.ts';

const KEY = '0123456789abcdef';

/** As a browser's storage: what is kept is a property of its own. */
function openPage() {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  };
  const sessionStorage = new Proxy(kept, {
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

test('every draft of the tab is found by whoever clears up, and nothing else', () => {
  const page = openPage();
  page.sessionStorage.setItem('something-else', '1');
  keepDraft(page, startDraft(KEY));
  keepDraft(page, startDraft(KEY), nameDraftOf('quote-1'));
  expect(listDraftNames(page)).toEqual(['checkout-draft', 'checkout-draft:quote-1']);
});
