import { expect, test } from 'vitest';
import { findElements } from '../../testing/read-html.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';

const html = renderInShop(<ForgotPasswordPage />, { path: '/forgotpassword' });

test('it is headed Reset Password, with its subtitle (S2.9)', () => {
  expect(html).toMatch(/<h1[^>]*>Reset Password<\/h1>/);
  expect(html).toContain('>Enter your email to receive a reset link<');
});

test('it asks for an email address, required and of type email, with label and placeholder (S2.9, S5.7)', () => {
  const [input] = findElements(html, 'input');
  expect(input?.attributes).toMatchObject({ type: 'email', required: '', placeholder: 'you@example.com' });
  expect(html).toMatch(new RegExp(`<label for="${input?.attributes.id}"[^>]*>Email address</label>`));
});

test('it has a button Send Reset Link and a link Sign in to /login (S2.9)', () => {
  expect(findElements(html, 'button').at(-1)).toMatchObject({
    name: 'Send Reset Link',
    attributes: { type: 'submit' },
  });
  expect(findElements(html, 'a').at(-1)).toMatchObject({ name: 'Sign in', attributes: { href: '/login' } });
});
