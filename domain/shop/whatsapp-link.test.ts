import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildWhatsappLink } from './whatsapp-link.ts';

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
