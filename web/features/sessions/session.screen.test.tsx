import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  extendSessionEndpoint,
  readSessionEndpoint,
  readTokenEndpoint,
  type SessionAnswer,
} from '../../../contract/sessions.ts';
import { CUSTOMER, listCommonAnswers } from '../../testing/common-answers.ts';
import { DESKTOP, expectAddress, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer, refuse } from '../../testing/stub-server.ts';
import { takeComplaint } from '../../testing/watch-complaints.ts';

const MINUTE_MS = 60_000;
const banner = page.getByRole('alert').filter({ hasText: 'Your session ends in' });

const endIn = (minutes: number) => (): SessionAnswer => ({
  sessionExpiresAt: new Date(Date.now() + minutes * MINUTE_MS).toISOString(),
  now: new Date().toISOString(),
  isRemembered: false,
});

const openNearTheEnd = (extended = endIn(60)) =>
  openScreen('/cart', {
    visitor: CUSTOMER,
    answers: [answer(readSessionEndpoint, endIn(4.5)), answer(extendSessionEndpoint, extended)],
  });

test('the banner counts down below the header, which stays free, on a phone and on a desk (S4.9)', {
  tags: 'long',
}, async () => {
  // Whatever the pointer does meanwhile, the end stays near.
  await openNearTheEnd(endIn(4.5));
  await expect
    .element(banner)
    .toMatchTextContent(
      /^Your session ends in 4:[0-2]\d\. Move the mouse or touch the screen to extend the session\.$/,
    );
  for (const { width, height } of [PHONE, DESKTOP]) {
    await page.viewport(width, height);
    const header = page.getByRole('banner').element().getBoundingClientRect();
    await expect
      .poll(() => banner.element().getBoundingClientRect().top)
      .toBeGreaterThanOrEqual(header.bottom - 1);
  }
});

const ACTIVITIES: Readonly<Record<string, () => Promise<void> | void>> = {
  'moving the mouse': () => userEvent.hover(page.getByRole('heading', { level: 1 })),
  'a key': () => userEvent.keyboard('{Shift}'),
  'a touch': () => void document.body.dispatchEvent(new Event('touchstart', { bubbles: true })),
};

test.each(Object.keys(ACTIVITIES))('%s extends the session through one call (S4.9)', async (activity) => {
  const server = await openNearTheEnd();
  await expect.element(banner).toBeVisible();
  await ACTIVITIES[activity]?.();
  await expect.element(banner).not.toBeInTheDocument();
  expect(server.callsOf(extendSessionEndpoint)).toHaveLength(1);
});

test('a session that was revoked is noticed at the next call, which leads to /login and back (S2.4)', {
  tags: 'long',
}, async () => {
  const server = await openNearTheEnd();
  await expect.element(banner).toBeVisible();
  const gone = refuse(401, { message: 'Sign in first.', code: 'session_ended' });
  server.change(
    ...listCommonAnswers(null),
    answer(extendSessionEndpoint, gone),
    answer(readTokenEndpoint, gone),
  );
  await userEvent.keyboard('{Shift}');
  await expectAddress('/login');
  await expect.element(page.getByText(/^Your session ended/)).toBeVisible();
  for (const complaint of [
    /Token refresh failed/,
    /Unauthorized access/,
    /Reading the session’s expiry failed/,
  ]) {
    await takeComplaint(complaint);
  }
});
