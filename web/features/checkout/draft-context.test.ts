import { expect, test } from 'vitest';
import { startDraft } from './draft/checkout-draft.ts';
import { findDraft, keepDraft } from './draft/draft-storage.ts';
import { fillDraftFrom, fillGiftFrom, findTypedPlace } from './draft-context.ts';

const order = {
  contact: { name: 'Ada Obi', email: 'ada@bakery.example', phone: '+2348031234567' },
  method: 'delivery',
  address: {
    state: 'Lagos',
    lga: 'Surulere',
    area: 'Aguda',
    street: '3 Bode Thomas',
    landmark: '',
    recipient: 'Bola',
    phone: '+2348037654321',
  },
  giftMessage: 'Happy birthday, Bola!\nWith love',
} as const;

function openPage() {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  return { sessionStorage: sessionStorage as Storage };
}

test('whoever orders again as a guest finds their details at checkout, with the gift message; day and payment are chosen anew (P29.40, P29.423)', () => {
  const page = openPage();
  fillDraftFrom(order, page);
  expect(findDraft(page)).toMatchObject({
    contact: { name: 'Ada Obi', email: 'ada@bakery.example', phone: '0803 123 4567' },
    method: 'delivery',
    address: { street: '3 Bode Thomas', recipient: 'Bola', phone: '0803 765 4321' },
    isForAnother: true,
    giftMessage: 'Happy birthday, Bola!\nWith love',
    repeatedGiftMessage: 'Happy birthday, Bola!\nWith love',
    slot: null,
    payment: null,
  });
});

test('what is being typed already stays (P29.40)', () => {
  const page = openPage();
  const typed = { ...startDraft('key'), contact: { name: 'Tunde', email: '', phone: '' } };
  keepDraft(page, typed);
  fillDraftFrom(order, page);
  expect(findDraft(page)).toEqual(typed);
});

test('a gift that is ordered again from an account goes to the same person with the same words, unless another is begun (P29.423)', () => {
  const page = openPage();
  fillGiftFrom({ ...order, address: { ...order.address, recipient: '', phone: '' }, giftMessage: '' }, page);
  expect(findDraft(page)).toBeNull();
  fillGiftFrom(order, page);
  expect(findDraft(page)).toMatchObject({
    contact: { name: '', email: '', phone: '' },
    address: { street: '3 Bode Thomas', recipient: 'Bola' },
    isForAnother: true,
    giftMessage: order.giftMessage,
    repeatedGiftMessage: order.giftMessage,
  });
  fillGiftFrom({ ...order, giftMessage: 'Another one' }, page);
  expect(findDraft(page)).toMatchObject({ giftMessage: order.giftMessage });
});

test('where the order goes is known from the draft, unless it is picked up (P29.64)', () => {
  const page = openPage();
  expect(findTypedPlace(page)).toBeUndefined();
  const draft = { ...startDraft('a-key'), method: 'delivery' as const, address: order.address };
  keepDraft(page, draft);
  expect(findTypedPlace(page)).toMatchObject({ state: 'Lagos', lga: 'Surulere' });
  keepDraft(page, { ...draft, address: { ...order.address, lga: '' } });
  expect(findTypedPlace(page)).toMatchObject({ state: 'Lagos', lga: '' });
  keepDraft(page, { ...draft, method: 'pickup' });
  expect(findTypedPlace(page)).toBeUndefined();
});
