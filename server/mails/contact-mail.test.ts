import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../domain/shop/profile.ts';
import { composeContactMail } from './contact-mail.ts';

const MESSAGE = {
  id: '1',
  name: 'Ada Obi',
  email: 'ada@bakery.example',
  phone: '+2348031234567',
  topic: 'ingredients',
  text: 'Is there sesame in the buns?\n\nLook: https://evil.example/login',
  createdAt: '2026-03-14T09:00:00.000Z',
  settledAt: null,
  settledBy: null,
} as const;
const FACTS = {
  shop: { ...BLANK_SHOP_PROFILE, name: 'Oyin Bakes' },
  link: 'https://shop.example/admin/messages',
};

test('the owner can answer at once, and sees who wrote about what', () => {
  const mail = composeContactMail({ ...FACTS, message: MESSAGE });
  expect(mail.subject).toBe('Message from Ada Obi: Ingredients and allergens');
  expect(mail.replyTo).toBe('ada@bakery.example');
  expect(mail.text).toContain('Is there sesame in the buns?');
  expect(mail.text).toContain('Phone: 0803 123 4567');
});

test('no link that a stranger wrote can be pressed in it', () => {
  const mail = composeContactMail({ ...FACTS, message: { ...MESSAGE, name: 'evil.example' } });
  for (const form of [mail.html, mail.text, mail.subject]) expect(form).not.toContain('evil.example');
});
