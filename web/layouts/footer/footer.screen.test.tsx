import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProductsEndpoint } from '../../../contract/products.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const footer = page.getByRole('contentinfo');
const field = footer.getByRole('textbox', { name: 'Email address' });
const signUp = footer.getByRole('button', { name: 'Sign up' });
const said = footer.getByRole('status');

async function openFooter() {
  await openScreen('/track');
  await expect.element(field).toBeVisible();
  return vi.spyOn(console, 'info').mockImplementation(() => {});
}

test('the newsletter form takes only an email address (S2.19, S5.9)', { tags: 'long' }, async () => {
  const log = await openFooter();
  for (const [fault, typed] of [
    ['valueMissing', ''],
    ['typeMismatch', 'amaka at example'],
  ] as const) {
    await field.fill(typed);
    await signUp.click();
    await expect.element(field).toHaveFocus();
    expect((field.element() as HTMLInputElement).validity[fault]).toBe(true);
  }
  await expect.element(said).not.toMatchTextContent('Thanks!');
  expect(log).not.toHaveBeenCalled();
});

test('signing up writes to the log, without the address, and makes no call (S2.19, S5.9)', async () => {
  const log = await openFooter();
  const calls = vi.mocked(window.fetch).mock.calls;
  const callCount = calls.length;
  await field.fill('amaka@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.element(said).toMatchTextContent('Thanks!');
  await expect.element(field).toHaveValue('');
  expect(log.mock.calls).toEqual([[expect.stringMatching(/newsletter/i)]]);
  // Every page loads the catalogue once it is idle; that is not the form's call.
  const others = calls.slice(callCount).filter(([address]) => address !== listProductsEndpoint.path);
  expect(others).toEqual([]);
});

test('a double click on Sign up signs up once (S2.19)', { tags: 'long' }, async () => {
  const log = await openFooter();
  await field.fill('amaka@example.com');
  await signUp.dblClick();
  await expect.element(said).toMatchTextContent('Thanks!');
  expect(log).toHaveBeenCalledTimes(1);
});

test('the button at the end of the page leads back to its top (S2.18)', { tags: 'long' }, async () => {
  await openScreen('/');
  const button = footer.getByRole('button', { name: 'Scroll to top' });
  await expect.element(button).toBeInTheDocument();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  await button.click();
  await expect.poll(() => window.scrollY).toBe(0);
});
