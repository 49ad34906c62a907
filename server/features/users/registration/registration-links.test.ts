import { expect, test } from 'vitest';
import { createRegistrationLinks } from './registration-links.ts';

const ID = '0b9b6a52-6f9c-4f0c-9a57-6f1f2f6c4c11';
const links = createRegistrationLinks('a secret', 'https://shop.example');
const tokenOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';

test('the link leads to the shop’s page, and its token back to the registration', () => {
  const link = links.makeLink(ID);
  expect(link).toMatch(/^https:\/\/shop\.example\/confirmemail#token=[\w.-]+$/);
  expect(links.readToken(tokenOf(link))).toBe(ID);
});

test('every node with the same secret writes and reads the same link', () => {
  const other = createRegistrationLinks('a secret', 'https://shop.example');
  expect(other.makeLink(ID)).toBe(links.makeLink(ID));
});

test.each([
  ['nothing', ''],
  ['an id alone', ID],
  ['an id with an empty signature', `${ID}.`],
  ['a made-up signature', `${ID}.${'A'.repeat(43)}`],
  ['a cut signature', tokenOf(links.makeLink(ID)).slice(0, -2)],
  ['another registration’s signature', `1${tokenOf(links.makeLink(ID)).slice(1)}`],
  ['another shop’s link', tokenOf(createRegistrationLinks('another', 'https://shop.example').makeLink(ID))],
])('%s is no token', (_, token) => {
  expect(links.readToken(token)).toBeUndefined();
});
