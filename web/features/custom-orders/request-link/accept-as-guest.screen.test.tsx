import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readCustomOrderEndpoint } from '../../../../contract/custom-orders.ts';
import { offerTerms } from '../../../testing/example-checkout.ts';
import { offerDays } from '../../../testing/example-days.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { makeQuote, makeQuoted } from '../testing/example-custom-order.ts';

test('a guest who accepts a quote finds who they are filled in from the request (P29.384)', async () => {
  const quoted = {
    ...makeQuoted(makeQuote()),
    linkKey: 'k'.repeat(32),
    guest: { name: 'Bisi Ade', email: 'bisi@bakery.example' },
  };
  await openScreen(`/cake-request/${quoted.id}?accept=1`, {
    answers: [answer(readCustomOrderEndpoint, quoted), offerDays(), ...offerTerms()],
  });
  await expect
    .element(page.getByRole('form', { name: 'Checkout' }))
    .toMatchTextContent('Bisi Ade · 0803 123 4567 · bisi@bakery.example');
});
