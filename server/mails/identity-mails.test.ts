import { describe, expect, test } from 'vitest';
import { DEMO_SHOP_PROFILE } from '../demo/shop-profile.ts';
import {
  composeAccountExistsMail,
  composePasswordResetMail,
  composeVerificationMail,
} from './identity-mails.ts';

const FACTS = {
  shop: { ...DEMO_SHOP_PROFILE, name: 'Ṣadé’s Oven' },
  name: 'Adaeze',
  link: 'https://shop.example/resetpassword?token=abc',
};

describe.each([
  {
    title: 'verification',
    compose: composeVerificationMail,
    subject: 'Confirm your email address for Ṣadé’s Oven',
  },
  { title: 'password reset', compose: composePasswordResetMail, subject: 'Reset your Ṣadé’s Oven password' },
  {
    title: 'account exists',
    compose: composeAccountExistsMail,
    subject: 'You already have an account at Ṣadé’s Oven',
  },
])('the $title mail', ({ compose, subject }) => {
  test('greets by name, names the shop and carries its link in both forms', () => {
    const mail = compose(FACTS);
    expect(mail.subject).toBe(subject);
    for (const form of [mail.html, mail.text]) {
      expect(form).toContain('Hello Adaeze,');
      expect(form).toContain('Ṣadé’s Oven');
      expect(form).toContain('https://shop.example/resetpassword?token=abc');
    }
  });

  test('tells a stranger that they need do nothing', () => {
    expect(compose(FACTS).text).toMatch(/You did not sign up\?|It was not you\?/);
  });
});

test('the reset link is said to work once and for 1 hour', () => {
  expect(composePasswordResetMail(FACTS).text).toContain('The link works once, and for 1 hour.');
});

test('the verification link is said to work for 24 hours', () => {
  expect(composeVerificationMail(FACTS).text).toContain('The link works for 24 hours.');
});
