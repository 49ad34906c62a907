import { expect, test } from 'vitest';
import {
  adoptDraft,
  fillContact,
  findSaved,
  findUsual,
  receiveBy,
  replaceGuest,
  settlePayment,
  takeSavedAddress,
  typeContact,
} from './change-draft.ts';
import { parseDraft, startDraft } from './checkout-draft.ts';
import { findDraft, keepDraft, readDraft } from './draft-storage.ts';
import { forgetDraft } from './stored-drafts.ts';

const KEY = '0123456789abcdef0123';
const draft = {
  ...startDraft(KEY),
  contact: { name: 'Tẹniọla Adé', email: 'teniola@bakery.example', phone: '0803 123 4567' },
  address: {
    state: 'Lagos',
    lga: 'Surulere',
    area: 'Aguda',
    street: '27 Ẹniọla Crescent',
    landmark: '',
    recipient: '',
    phone: '',
  },
  slot: { day: '2026-11-21', windowId: 'noon', from: '12:00', to: '15:00' },
  note: 'Call at the gate.',
  unanswered: ['{"sent":1}'],
} as const;

function openPage(contents: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(contents));
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { stored, sessionStorage };
}

const forbidden = {
  get sessionStorage(): never {
    throw new DOMException('Access denied', 'SecurityError');
  },
};

test('what was typed survives a reload with its key (P1.26)', () => {
  const page = openPage();
  keepDraft(page, draft);
  expect(readDraft(page)).toEqual(draft);
});

test('the note for the rider is none for pickup, and is there again with delivery (P29.506)', () => {
  const pickup = receiveBy('pickup')(draft);
  expect(pickup).toMatchObject({ method: 'pickup', note: '' });
  const named = { ...pickup, note: 'My brother comes.' };
  expect(receiveBy('pickup')(named)).toBe(named);
  const delivery = receiveBy('delivery')(named);
  expect(delivery.note).toBe('Call at the gate.');
  expect(receiveBy('pickup')(delivery).note).toBe('My brother comes.');
});

test('a forgotten draft leaves nothing behind', () => {
  const page = openPage();
  keepDraft(page, draft);
  forgetDraft(page);
  expect(page.stored.size).toBe(0);
  expect(findDraft(page)).toBeNull();
});

test('every new draft has a key of its own that the shop takes', () => {
  const [one, other] = [readDraft(openPage()), readDraft(openPage())];
  expect(one.key).toMatch(/^[\w-]{16,100}$/);
  expect(one.key).not.toBe(other.key);
});

test('where storage is forbidden, the draft lives without it', () => {
  expect(readDraft(forbidden).note).toBe('');
  expect(() => keepDraft(forbidden, draft)).not.toThrow();
  expect(() => forgetDraft(forbidden)).not.toThrow();
});

test.each(['', 'no JSON', 'null', '[]', '{}', '{"key":7}', '{"key":""}'])(
  'kept text like %j is no draft',
  (text) => {
    expect(parseDraft(text)).toBeNull();
  },
);

test('what cannot be read of a draft is blank, and the rest stays', () => {
  const stored = {
    key: KEY,
    contact: { name: 'Ada', phone: 7 },
    method: 'drone',
    slot: { day: '2026-11-21' },
    payment: 1,
  };
  expect(parseDraft(JSON.stringify(stored))).toEqual({
    ...startDraft(KEY),
    contact: { name: 'Ada', email: '', phone: '' },
  });
});

test('the account fills in what is blank and changes nothing that was typed (P1.8)', () => {
  const account = { name: 'Account Name', email: 'account@bakery.example', phone: '+2348031234567' };
  const filled = fillContact({ ...draft, contact: { name: 'Typed', email: '', phone: '' } }, account);
  expect(filled.contact).toEqual({ name: 'Typed', email: 'account@bakery.example', phone: '0803 123 4567' });
});

test('what is typed joins what the account filled in the same moment', () => {
  const filled = fillContact(startDraft(KEY), { name: 'Ada Obi', email: 'ada@bakery.example', phone: null });
  expect(typeContact({ phone: '0803' })(filled).contact).toEqual({
    name: 'Ada Obi',
    email: 'ada@bakery.example',
    phone: '0803',
  });
});

test('a guest who signs in goes on with what they typed', () => {
  expect(adoptDraft(draft, 'u1')).toEqual({ ...draft, ownerId: 'u1', isGuests: true });
  expect(adoptDraft(startDraft(KEY), 'u1')).toEqual({ ...startDraft(KEY), ownerId: 'u1' });
  expect(adoptDraft(draft, null)).toBe(draft);
  // An email that the shop knew is nobody else's.
  expect(adoptDraft(draft, 'u1', draft.contact)).toMatchObject({ ownerId: 'u1', isGuests: false });
});

const bola = { name: 'Bọla', email: 'bola@bakery.example', phone: '+2348037654321' };

test('whoever signs in with another email address than the guest before finds their own details (P29.213)', () => {
  const guests = { ...draft, ownerId: 'u1', isGuests: true };
  const replaced = replaceGuest(guests, bola, true);
  expect(replaced).toMatchObject({
    contact: { name: 'Bọla', email: 'bola@bakery.example', phone: '0803 765 4321' },
    address: { street: '' },
    note: draft.note,
    isGuests: false,
  });
  const own = { ...replaced, contact: { ...replaced.contact, email: 'work@bakery.example' } };
  expect(replaceGuest(own, bola, true)).toBe(own);
});

test('what the account does not know stays, and so does all of a guest who is the same person (P29.213)', () => {
  const guests = { ...draft, ownerId: 'u1', isGuests: true };
  const replaced = replaceGuest(guests, { ...bola, phone: null }, false);
  expect(replaced.contact).toEqual({ ...draft.contact, name: 'Bọla', email: 'bola@bakery.example' });
  expect(replaced.address).toEqual(draft.address);
  const same = { name: 'T. Adé', email: 'Teniola@bakery.example', phone: null };
  expect(replaceGuest(guests, same, true)).toEqual({ ...guests, isGuests: false });
});

test('another’s draft is given to nobody, and not to a guest after signing out', () => {
  const owned = { ...draft, ownerId: 'u1' };
  expect(adoptDraft(owned, 'u1')).toBe(owned);
  expect(adoptDraft(owned, 'u2')).toBeNull();
  expect(adoptDraft(owned, null)).toBeNull();
});

const home = {
  id: 'a1',
  label: 'Home',
  state: 'Lagos',
  lga: 'surulere ',
  area: 'Aguda',
  street: '27 Ẹniọla Crescent',
  landmark: '',
  recipient: '',
  phone: '',
  isDefault: true,
} as const;

test('a saved address is taken over with its area as the list writes it', () => {
  expect(takeSavedAddress(home, ['Ikeja', 'Surulere'])).toEqual(draft.address);
});

test('an area that the state does not have is chosen again', () => {
  expect(takeSavedAddress({ ...home, lga: 'Lekki' }, ['Ikeja', 'Surulere']).lga).toBe('');
});

test('a saved address brings along the phone of whoever receives it (P25.4)', () => {
  const office = { ...home, phone: '+2348031234567' };
  const taken = takeSavedAddress(office, ['Surulere']);
  expect(taken.phone).toBe('0803 123 4567');
  expect(findSaved([home, office], taken)).toBe(office);
});

test('the only saved address is the usual one, marked or not (P29.214)', () => {
  const other = { ...home, id: 'a2', isDefault: false };
  expect(findUsual([other])).toBe(other);
  expect(findUsual([other, home])).toBe(home);
  expect(findUsual([other, { ...other, id: 'a3' }])).toBeUndefined();
});

test('a typed address is recognised among the saved ones', () => {
  expect(findSaved([home], draft.address)).toBe(home);
  expect(findSaved([home], { ...draft.address, street: '1 Other Street' })).toBeUndefined();
});

test('nobody is led into a way to pay: none is chosen until the shopper does, unless there is only one (P1.8)', () => {
  expect(startDraft(KEY).payment).toBeNull();
  expect(settlePayment(null, ['card', 'transfer'])).toBeNull();
  expect(settlePayment(null, ['transfer'])).toBe('transfer');
});

test('a chosen way to pay stays while it is offered, and is asked for anew when it is not', () => {
  expect(settlePayment('on_delivery', ['card', 'transfer', 'on_delivery'])).toBe('on_delivery');
  expect(settlePayment('on_delivery', ['card', 'transfer'])).toBeNull();
  expect(settlePayment('card', ['transfer'])).toBe('transfer');
});

test('paying on receipt is one choice, at the door and at the counter (P29.45)', () => {
  expect(settlePayment('on_delivery', ['card', 'transfer', 'at_pickup'])).toBe('at_pickup');
  expect(settlePayment('at_pickup', ['card', 'transfer', 'on_delivery'])).toBe('on_delivery');
  expect(settlePayment('card', ['transfer', 'at_pickup'])).toBeNull();
});
