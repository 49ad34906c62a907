import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { ContentPage } from '../../../contract/content.ts';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../domain/shop/profile.ts';
import type { RootData } from '../shop/shop-context.tsx';
import { AuthProvider } from '../users/auth-context.tsx';
import AboutPage from './about-page.tsx';
import ContactPage from './contact-page.tsx';
import FaqsPage from './faqs-page.tsx';
import PrivacyPage from './privacy-page.tsx';
import ReturnsPage from './returns-page.tsx';
import ShippingPage from './shipping-page.tsx';
import TermsPage from './terms-page.tsx';
import { EXAMPLE_SECTIONS, makePage } from './testing/example-page.ts';
import { EXAMPLE_SHOP } from './testing/example-shop.ts';

const PAGES = { AboutPage, ReturnsPage, ShippingPage, PrivacyPage, TermsPage, FaqsPage, ContactPage };

/** The pages take nothing of their props but the words. */
type PageProps = { readonly loaderData: ContentPage };
/** Nobody is asked who is there while a page is only rendered. */
const NOBODY = {} as ComponentProps<typeof AuthProvider>['identity'];
const PAGE = makePage(EXAMPLE_SECTIONS);

function renderPage(Page: unknown, shop: ShopProfile, page: ContentPage = PAGE): string {
  const rootData = { shop, origin: 'https://shop.example' } satisfies RootData;
  const Shown = Page as ComponentType<PageProps>; // the router's own props name much that is not used here
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => rootData,
      Component: () => (
        <AuthProvider identity={NOBODY}>
          <Shown loaderData={page} />
        </AuthProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: rootData } }} />);
}

describe.each([
  ['a full profile', EXAMPLE_SHOP],
  ['a blank profile', BLANK_SHOP_PROFILE],
])('with %s', (_, shop) => {
  test.each(Object.entries(PAGES))('%s is whole', (_name, Page) => {
    const html = renderPage(Page, shop);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(h\d|a|p|li|dt|dd|td|th|address)[^>]*>\s*<\/\1>/);
    expect(html).not.toMatch(/href=""|href="(mailto:|tel:|https:\/\/wa\.me\/)"/);
    expect(html).not.toMatch(/undefined|\[object|coming soon|style=/i);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/aria-labelledby="([^"]*)"/g)) expect(ids).toContain(id);
  });
});

test('the contact page offers real ways to reach the shop', () => {
  const html = renderPage(ContactPage, EXAMPLE_SHOP);
  for (const way of [
    'href="https://wa.me/2348097654321"',
    'href="tel:+2348031234567"',
    'href="mailto:hello@shop.example"',
    'href="https://instagram.com/shop.example"',
  ]) {
    expect(html).toContain(way);
  }
});

test.each([
  ['the about page', AboutPage],
  ['the contact page', ContactPage],
])('%s says where the shop is and when it is open', (_, Page) => {
  const html = renderPage(Page, EXAMPLE_SHOP);
  expect(html).toMatch(/<address[^>]*>14 Bode Okafor Close, Yaba, Lagos<\/address>/);
  expect(html).toMatch(/<dt[^>]*>Sunday<\/dt><dd[^>]*>12:00–17:00<\/dd>/);
});

test('a shop without address and hours invites nobody to visit', () => {
  expect(renderPage(ContactPage, BLANK_SHOP_PROFILE)).not.toContain('Visit us');
});
