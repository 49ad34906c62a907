import type { Page } from '@playwright/test';
import { PHONE } from './fixtures/screens.ts';
import { expect, expectLoaded, openPage, takeComplaints, test } from './fixtures/shop.ts';
import { answerSuggestions } from './fixtures/suggestions.ts';

/** What the browser itself counts as a breach of the page's policy. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const breaches: string[] = [];
  await page.exposeFunction('noteBreach', (what: string) => breaches.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // The exposed function is not part of the page's own types.
      (window as unknown as { noteBreach(what: string): void }).noteBreach(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return breaches;
}

test('searching, moving, menu and toasts keep to the page’s policy, on a desk and on a phone', {
  tag: '@long',
}, async ({ page }) => {
  const breaches = await watchPolicy(page);
  await answerSuggestions(page);
  await openPage(page, '/');
  const searchBox = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
  await searchBox.fill('cake');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await searchBox.press('Enter');
  await expect(page).toHaveURL('/search?q=cake');
  // Until the results are there the footer is still on its way down, and a press can miss its link.
  await expectLoaded(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await page.locator('main summary').filter({ visible: true }).first().click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Scroll to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login screen, which stays until then, asks for an address too.
  await expect(page).toHaveURL('/forgotpassword');
  await page.getByRole('textbox', { name: 'Email address' }).fill('amaka@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).not.toBeEmpty();
  expect(breaches).toEqual([]);
});

/** What somebody might get into a page. */
const INJECTIONS = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.textContent = "document.documentElement.dataset.injected = 'yes'";
    document.body.append(script);
  },
  'an inline event handler': () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<button onclick="document.documentElement.dataset.injected = 'yes'">Injected</button>`,
    );
    document.querySelector<HTMLButtonElement>('button[onclick]')?.click();
  },
  'a script of another site': () => {
    const script = document.createElement('script');
    script.src = 'https://elsewhere.example/evil.js';
    document.body.append(script);
  },
  'a frame of another site': () => {
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(frame);
  },
};

test('what got into a page is not run', async ({ page, complaints }) => {
  const breaches = await watchPolicy(page);
  await openPage(page, '/');
  for (const [index, [kind, inject]] of Object.entries(INJECTIONS).entries()) {
    await page.evaluate(inject);
    await expect.poll(() => breaches.length, kind).toBe(index + 1);
    await expect(page.locator('html'), kind).not.toHaveAttribute('data-injected');
    await takeComplaints(complaints, /Content Security Policy/);
  }
});

test('pages come with the headers that protect them', async ({ request }) => {
  for (const path of ['/', '/products', '/login', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = headers['content-security-policy'];
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/script-src 'self'/);
    expect(headers['x-powered-by']).toBeUndefined();
  }
});
