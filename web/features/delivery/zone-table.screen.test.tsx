import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readPublicTermsEndpoint } from '../../../contract/delivery.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer, loseConnection } from '../../testing/stub-server.ts';
import { makePage } from '../content/testing/example-page.ts';
import { EXAMPLE_TERMS } from './testing/example-calendar.ts';

test('the shipping page stands without its zones when they cannot be had (P1.14)', {
  tags: 'long',
}, async () => {
  const shipping = makePage([{ id: 'fees', heading: 'What it costs', blocks: [{ kind: 'zone-table' }] }], {
    slug: 'shipping',
  });
  const server = await openScreen('/shipping', {
    pageData: { readPage: () => shipping },
    answers: [answer(readPublicTermsEndpoint, loseConnection)],
  });
  await expect.element(page.getByText(/^We couldn’t load the delivery fees\./)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
  server.change(answer(readPublicTermsEndpoint, EXAMPLE_TERMS));
  await page.getByRole('button', { name: 'Try again' }).click();
  const names = page.getByRole('table', { name: 'Zones and fees' }).getByRole('rowheader');
  await expect.element(names.first()).toMatchTextContent('Lagos Island and Lekki');
  await expect.element(names.nth(1)).toMatchTextContent('Lagos outskirts');
});

test('an answer names the zones that are set (P29.252)', async () => {
  const words = [
    'We deliver to ',
    { text: 'the areas listed under Shipping', live: 'delivery.zones' },
    '.',
  ] as const;
  const faqs = makePage([{ id: 'where', heading: 'Where', blocks: [{ kind: 'paragraph', words }] }], {
    slug: 'faqs',
  });
  const answers = [answer(readPublicTermsEndpoint, EXAMPLE_TERMS)];
  await openScreen('/faqs', { pageData: { readPage: () => faqs }, answers });
  await expect
    .element(page.getByText(/^We deliver to/))
    .toMatchTextContent(/^We deliver to Lagos Island and Lekki; Lagos outskirts/);
});
