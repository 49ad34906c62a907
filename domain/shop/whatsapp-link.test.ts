import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  askAboutCustomOrder,
  askAboutOrder,
  askAboutProduct,
  buildWhatsappLink,
  buildWhatsappShare,
  notifyOfDesign,
  notifyOfProduct,
} from './whatsapp-link.ts';

test('a chat opens by the number without its plus', () => {
  expect(buildWhatsappLink('+2348031234567')).toBe('https://wa.me/2348031234567');
});

test('a first message is typed for the shopper', () => {
  expect(buildWhatsappLink('+2348031234567', 'Hello, is order #12 & its cake ready?')).toBe(
    'https://wa.me/2348031234567?text=Hello%2C%20is%20order%20%2312%20%26%20its%20cake%20ready%3F',
  );
});

test('a message cut inside an emoji still gives a link', () => {
  expect(buildWhatsappLink('+2348031234567', '🎂'.slice(0, 1))).toBe(
    'https://wa.me/2348031234567?text=%EF%BF%BD',
  );
});

test('every message arrives as it was written and nowhere else in the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (message) => {
      const link = new URL(buildWhatsappLink('+2348031234567', message));
      expect(link.searchParams.get('text')).toBe(message);
      expect([...link.searchParams]).toHaveLength(1);
      expect(`${link.origin}${link.pathname}${link.hash}`).toBe('https://wa.me/2348031234567');
    }),
  );
});

test('a message can be shared with whomever the sender chooses', () => {
  const link = new URL(
    buildWhatsappShare(notifyOfProduct('Ọmọ’s “Cake” & Co', 'https://shop.example/products/x')),
  );
  expect(link.origin + link.pathname).toBe('https://wa.me/');
  expect(link.searchParams.get('text')).toBe(
    'Look what I found: Ọmọ’s “Cake” & Co. https://shop.example/products/x',
  );
});

test('a shared address stands last and alone, so that no messenger takes a full stop for a part of it', () => {
  const address = 'https://shop.example/products/x?design=1.0101000000.02010110..8q';
  for (const message of [notifyOfProduct('Cake', address), notifyOfDesign(address)])
    expect(message.split(' ').at(-1)).toBe(address);
});

test('a question names what it is about', () => {
  expect(askAboutProduct('Honey cake', 'https://shop.example/products/honey-cake')).toBe(
    'Hello! I have a question about Honey cake (https://shop.example/products/honey-cake): ',
  );
  expect(askAboutOrder('OY-2034')).toBe('Hello, I have a question about my order OY-2034.');
  expect(askAboutCustomOrder('C-7')).toBe('Hello, I have a question about my cake request C-7.');
});
