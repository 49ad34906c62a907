import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { listUsersEndpoint, requestPasswordResetEndpoint } from '../../../contract/users.ts';
import { ADMINISTRATOR } from '../../testing/common-answers.ts';
import { DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { bake, stubCatalogue } from '../../testing/stub-catalogue.ts';
import { answer } from '../../testing/stub-server.ts';
import { showToast } from './toast.ts';

const region = page.getByRole('region', { name: 'Messages' });
const toast = region.getByRole('dialog');

afterEach(() => {
  vi.useRealTimers();
});

/** Asking for a reset link is answered with a toast. */
async function provokeToast(): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill('amaka@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await untilThereIs(toast);
}

/** Looking for it again and again would move a stopped clock on each time. */
async function untilThereIs(locator: Locator): Promise<void> {
  if (locator.query()) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!locator.query()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

const openForm = () =>
  openScreen('/forgotpassword', { answers: [answer(requestPasswordResetEndpoint, { status: true })] });

test('a toast appears at the top right, on a phone and on a desk (S9.6)', { tags: 'long' }, async () => {
  await openForm();
  await provokeToast();
  // A message that somebody points at stays.
  await toast.hover();
  for (const { width, height } of [PHONE, DESKTOP]) {
    await page.viewport(width, height);
    const box = toast.element().getBoundingClientRect();
    expect(box.top).toBeLessThan(150);
    expect(width - box.right).toBeLessThan(40);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  }
});

test.each([PHONE, { width: 768, height: 1024 }, DESKTOP])(
  'at the desk a toast of one or two lines covers the bar and none of what is below it (P28.13, P28.85)',
  async (viewport) => {
    await openScreen('/admin/users', {
      visitor: ADMINISTRATOR,
      viewport,
      answers: [answer(listUsersEndpoint, { data: [], total: 0, nextCursor: null })],
    });
    showToast({ kind: 'success', text: 'Invitation sent to late@example.com' });
    await expect.element(toast).toBeVisible();
    const bar = page.getByRole('banner').element().getBoundingClientRect();
    await expect
      .poll(() => toast.element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(bar.bottom + 8);
  },
);

test('on a phone a message lies at the foot of a list of products (P29.509)', async () => {
  await openScreen('/products', { viewport: PHONE, pageData: stubCatalogue([bake('Loaf')]) });
  showToast({ kind: 'success', text: 'Loaf added to your cart', link: { label: 'View cart', to: '/cart' } });
  await expect.element(toast).toBeVisible();
  const foot = () => window.innerHeight - toast.element().getBoundingClientRect().bottom;
  await expect.poll(foot).toBeLessThan(24);
});

test('on a wide screen a message lies beside the name, the price and the button of a product (P29.532)', async () => {
  await openScreen('/products/Loaf', { viewport: DESKTOP, pageData: stubCatalogue([bake('Loaf')]) });
  showToast({ kind: 'success', text: 'Loaf added to your cart', link: { label: 'View cart', to: '/cart' } });
  await expect.element(toast).toBeVisible();
  const name = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  const box = () => toast.element().getBoundingClientRect();
  await expect.poll(() => box().right).toBeLessThan(name.left);
  expect(DESKTOP.height - box().bottom).toBeLessThan(40);
});

test('what a toast offers is done once, and the toast stays below the second of two clicks (P28.23)', {
  tags: 'long',
}, async () => {
  await openForm();
  const run = vi.fn();
  showToast({ kind: 'success', text: 'Order is now in preparation', undo: run });
  const undo = toast.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  const button = undo.element() as HTMLElement;
  button.click();
  button.click();
  expect(run).toHaveBeenCalledTimes(1);
  expect(button.closest('[data-ending-style]')).toBeNull();
  await expect.element(toast).not.toBeInTheDocument();
});

test('a toast closes by itself after 5000 ms (S9.6)', async () => {
  await openForm();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await provokeToast();
  await vi.advanceTimersByTimeAsync(4_900);
  await expect.element(toast).toBeVisible();
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(toast).not.toBeInTheDocument();
});

test('the keyboard reaches a toast and dismisses it', { tags: 'long' }, async () => {
  await openForm();
  await provokeToast();
  await toast.hover();
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(toast.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toast).not.toBeInTheDocument();
});

test('toasts stand one below the other, and on a phone what one offers stands below its words (P29.196)', async () => {
  await openScreen('/forgotpassword', { viewport: { width: 360, height: 740 } });
  showToast({ kind: 'success', text: 'Welcome! Your account is ready. You placed 2 orders as a guest.' });
  showToast({
    kind: 'info',
    text: 'Your role doesn’t include this. Ask the owner or a manager.',
    action: { label: 'Staff area', run: () => {} },
  });
  const offer = toast.getByRole('button', { name: 'Staff area' });
  await expect.element(offer).toBeVisible();
  await expect.poll(() => toast.elements().length).toBe(2);
  const [upper, lower] = toast
    .elements()
    .map((each) => each.getBoundingClientRect())
    .toSorted((one, other) => one.top - other.top);
  expect(lower?.top).toBeGreaterThanOrEqual(upper?.bottom ?? Number.POSITIVE_INFINITY);
  const words = toast
    .getByText(/^Your role/)
    .element()
    .getBoundingClientRect();
  expect(offer.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
  expect(words.width).toBeGreaterThan(180);
});

test('a toast takes the place of an earlier one about the same, with its way back (P28.248)', async () => {
  await openForm();
  const undone: string[] = [];
  const step = (text: string) =>
    showToast({ kind: 'success', text, about: 'steps of 482', undo: () => undone.push(text) });
  step('482 is in the kitchen');
  await expect.element(toast).toBeVisible();
  step('482 is ready');
  await expect.element(toast).toMatchTextContent('482 is ready');
  expect(toast.elements()).toHaveLength(1);
  await toast.getByRole('button', { name: 'Undo' }).click();
  expect(undone).toEqual(['482 is ready']);
  showToast({ kind: 'success', text: '482 is picked up', about: 'steps of 482' });
  await expect.element(toast).toMatchTextContent('482 is picked up');
  await expect.element(toast.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('of several messages two are shown, and an older one comes back with its way back (P28.485)', async () => {
  await openForm();
  const undone: string[] = [];
  const step = (text: string) => showToast({ kind: 'success', text, undo: () => undone.push(text) });
  for (const text of ['482 is ready', '483 is ready', '484 is ready']) step(text);
  await expect.element(region.getByText('484 is ready')).toBeVisible();
  await expect.element(region.getByText('483 is ready')).toBeVisible();
  await expect.element(region.getByText('482 is ready')).not.toBeVisible();
  for (const text of ['484 is ready', '483 is ready']) {
    await region.getByRole('dialog', { name: text }).getByRole('button', { name: 'Undo' }).click();
  }
  const oldest = region.getByRole('dialog', { name: '482 is ready' });
  await oldest.getByRole('button', { name: 'Undo' }).click();
  expect(undone).toEqual(['484 is ready', '483 is ready', '482 is ready']);
});
