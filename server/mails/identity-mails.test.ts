import { describe, expect, test } from 'vitest';
import { DEMO_SHOP_PROFILE } from '../demo/shop-profile.ts';
import {
  composeAccountExistsMail,
  composeConfirmationMail,
  composePasswordResetMail,
} from './identity-mails.ts';

const shop = { ...DEMO_SHOP_PROFILE, name: 'Ṣadé’s Oven' };
const LINK = 'https://shop.example/resetpassword#token=abc';
const FACTS = { shop, name: 'Adaeze', link: LINK };
const EXISTS_FACTS = {
  shop,
  name: 'Adaeze',
  signInLink: LINK,
  resetLink: 'https://shop.example/forgotpassword',
};

describe.each([
  {
    title: 'confirmation',
    mail: composeConfirmationMail(FACTS),
    subject: 'Confirm your email address for Ṣadé’s Oven',
  },
  {
    title: 'password reset',
    mail: composePasswordResetMail(FACTS),
    subject: 'Reset your Ṣadé’s Oven password',
  },
  {
    title: 'account exists',
    mail: composeAccountExistsMail(EXISTS_FACTS),
    subject: 'You already have an account at Ṣadé’s Oven',
  },
])('the $title mail', ({ mail, subject }) => {
  test('greets by name, names the shop and carries its link in both forms', () => {
    expect(mail.subject).toBe(subject);
    for (const form of [mail.html, mail.text]) {
      expect(form).toContain('Hello Adaeze,');
      expect(form).toContain('Ṣadé’s Oven');
      expect(form).toContain(LINK);
    }
  });

  test('tells a stranger that they need do nothing', () => {
    expect(mail.text).toMatch(/Didn’t sign up\?|Didn’t ask for this\?|Wasn’t you\?/);
  });
});

test('the reset link is said to work once and for 1 hour', () => {
  expect(composePasswordResetMail(FACTS).text).toContain('This link can be used once and expires in 1 hour.');
});

test('the confirmation link is said to work once and for 24 hours', () => {
  expect(composeConfirmationMail(FACTS).text).toContain(
    'This link can be used once and expires in 24 hours.',
  );
});

test('who has an account already finds the ways to sign in and to a new password', () => {
  const { html, text } = composeAccountExistsMail(EXISTS_FACTS);
  expect(html).toContain('href="https://shop.example/forgotpassword"');
  expect(text).toContain('https://shop.example/forgotpassword\n');
});
