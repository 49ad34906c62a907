import { expect, test } from 'vitest';
import { SECURITY_NOTICES, type SecurityNotice } from '../../domain/users/security-notices.ts';
import { EXAMPLE_FACTS } from '../testing/order-mail-facts.ts';
import { composeSecurityMail } from './security-mails.ts';

const say = (notice: SecurityNotice) =>
  composeSecurityMail({
    shop: EXAMPLE_FACTS.shop,
    name: 'Ada Obi',
    notice,
    actorName: 'Tunde',
    at: '2026-11-17T10:00:00.000Z',
    publicUrl: 'https://shop.example',
  }).text;

test('an email about security leads to where it is seen what happened (P28.74)', () => {
  expect(say('new_device')).toMatch(/See where you’re signed in:\s+https:\/\/shop\.example\/account#devices/);
  expect(say('password_changed')).toContain('https://shop.example/account#devices');
  expect(say('second_factor_changed')).toContain('https://shop.example/account#security');
  expect(say('refunded')).toMatch(
    /See the activity log:\s+https:\/\/shop\.example\/admin\/settings\/activity/,
  );
  for (const notice of SECURITY_NOTICES)
    expect(say(notice)).toMatch(/https:\/\/shop\.example\/(account#|admin\/|contact|login)/);
});

test.each([
  [
    { did: 'role', before: 'kitchen', after: 'desk' },
    'Tunde changed Ngozi Eze’s role from Kitchen to Order desk at ',
  ],
  [{ did: 'role', before: 'customer', after: 'rider' }, 'Tunde added Ngozi Eze to the team as Rider at '],
  [{ did: 'role', before: 'rider', after: 'customer' }, 'Tunde removed Ngozi Eze (Rider) from the team at '],
  [{ did: 'disabled' }, 'Tunde disabled Ngozi Eze’s staff account at '],
  [{ did: 'enabled' }, 'Tunde enabled Ngozi Eze’s staff account at '],
  [
    { did: 'joined', after: 'kitchen' },
    'Ngozi Eze accepted Tunde’s invitation and joined the team as Kitchen at ',
  ],
  [{ did: 'joined', after: 'kitchen' }, 'Ngozi Eze accepted your invitation and joined', 'You'],
  [{ did: 'disabled' }, 'You disabled Ngozi Eze’s staff account at ', 'You'],
] as const)(
  'the alert about a staff account names the person and the change: %o (P28.500)',
  (change, words, by?: string) => {
    const { subject, text } = composeSecurityMail({
      ...{ shop: EXAMPLE_FACTS.shop, name: 'Ada Obi', notice: 'role_changed', actorName: by ?? 'Tunde' },
      at: '2026-11-17T10:00:00.000Z',
      member: { name: 'Ngozi Eze', ...change },
      publicUrl: 'https://shop.example',
    });
    expect(subject).toContain('Ngozi Eze');
    expect(text).toContain(words);
  },
);

test.each([
  [
    { did: 'role', before: 'kitchen', after: 'desk' },
    /Tunde changed your role from Kitchen to Order desk at .*\. The order desk handles orders/,
    'login',
  ],
  [{ did: 'role', before: 'customer', after: 'rider' }, /Tunde added you to the team as Rider at /, 'login'],
  [
    { did: 'role', before: 'rider', after: 'customer' },
    /Tunde removed you \(Rider\) from the team at .*\. You can still sign in to order/,
    'login',
  ],
  [{ did: 'joined', after: 'kitchen' }, /You accepted Tunde’s invitation .* The kitchen sees/, 'login'],
  [{ did: 'disabled' }, /Tunde disabled your staff account at .*\. You can’t sign in/, 'contact'],
  [{ did: 'enabled' }, /Tunde enabled your staff account again at .*\. You can sign in again/, 'login'],
] as const)(
  'whoever is given or loses a role reads what they can do now: %o (P28.521)',
  (change, words, path) => {
    const { text } = composeSecurityMail({
      ...{ shop: EXAMPLE_FACTS.shop, name: 'Ngozi Eze', notice: 'access_changed', actorName: 'Tunde' },
      at: '2026-11-17T10:00:00.000Z',
      member: { name: 'Ngozi Eze', ...change },
      publicUrl: 'https://shop.example',
    });
    expect(text).toMatch(words);
    expect(text).toContain(`https://shop.example/${path}`);
  },
);

test('the alert about a refund says how much went back for which order, and by whom (P28.183)', () => {
  const { subject, text } = composeSecurityMail({
    shop: EXAMPLE_FACTS.shop,
    name: 'Ada Obi',
    notice: 'refunded',
    actorName: 'Tunde',
    at: '2026-11-17T10:00:00.000Z',
    order: { number: '482-093-718', amount: 5_000 },
    publicUrl: 'https://shop.example',
  });
  expect(subject).toContain('Refund of ₦5,000 for order 482-093-718');
  expect(text).toContain('Tunde recorded a refund of ₦5,000 for order 482-093-718 at ');
});

const sayRefundToSend = (toSend: number) =>
  composeSecurityMail({
    ...{ shop: EXAMPLE_FACTS.shop, name: 'Ada Obi', notice: 'refunded', actorName: 'Tunde' },
    at: '2026-11-17T10:00:00.000Z',
    order: { number: '482-093-718', amount: 5_000, toSend },
    publicUrl: 'https://shop.example',
  });

test('the alert about a refund that is only written down says that it is still to be sent (P28.463)', () => {
  const { subject, text } = sayRefundToSend(5_000);
  expect(subject).toContain('Refund of ₦5,000 for order 482-093-718 to be sent');
  expect(text).toContain('Tunde agreed a refund of ₦5,000 for order 482-093-718 at ');
  expect(text).toContain('It’s still to be sent by bank transfer.');
  expect(text).not.toContain('recorded');
});

test('the alert about a refund that a voucher has back in part names what is still to be sent (P28.463)', () => {
  const { subject, text } = sayRefundToSend(3_000);
  expect(subject).toContain('Refund of ₦5,000 for order 482-093-718: ₦3,000 to be sent');
  expect(text).toContain('Tunde agreed a refund of ₦5,000 for order 482-093-718 at ');
  expect(text).toContain('₦3,000 of it is still to be sent by bank transfer.');
  expect(sayRefundToSend(0).text).toContain('Tunde recorded a refund of ₦5,000');
});

test('an alert about one’s own act says “You” (P28.487)', () => {
  const { text } = composeSecurityMail({
    ...{ shop: EXAMPLE_FACTS.shop, name: 'Ada Obi', notice: 'people_exported', actorName: 'You' },
    at: '2026-11-17T10:00:00.000Z',
    publicUrl: 'https://shop.example',
  });
  expect(text).toContain('You downloaded customer data at ');
});
