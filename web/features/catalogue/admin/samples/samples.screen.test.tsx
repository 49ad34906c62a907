import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  addSamplesEndpoint,
  listSamplesEndpoint,
  removeSamplesEndpoint,
} from '../../../../../contract/samples.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';

const THUMBNAIL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const bake = (id: string, name: string, isInShop = false) => ({
  id,
  name,
  category: 'Bread',
  price: 1_500,
  thumbnail: THUMBNAIL,
  isInShop,
});
const COUNTS = { products: 0, orderedProducts: 0, posts: 0, pages: 0, customers: 0, settings: 0 };
const SOME = { ...COUNTS, products: 2, posts: 3 };

const openSamples = () =>
  openScreen('/admin/products/samples', {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(listSamplesEndpoint, {
        bakes: [bake('agege-bread', 'Agege bread'), bake('meat-pie', 'Meat pie', true)],
        removable: SOME,
      }),
      answer(addSamplesEndpoint, { added: 1, status: 'published' }),
      answer(removeSamplesEndpoint, { removed: SOME }),
    ],
  });

test('bakes are chosen and added together, and what is there already says so (P36.12)', {
  tags: 'long',
}, async () => {
  const server = await openSamples();
  await expect.element(page.getByText('Added', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Agege bread' }).click();
  await page.getByRole('button', { name: 'Add 1 product' }).click();
  await expect.element(page.getByText('1 product added to your shop.')).toBeVisible();
  expect(server.callsOf(addSamplesEndpoint).map(({ body }) => body)).toEqual([{ ids: ['agege-bread'] }]);
});

test('all samples go after a question that counts them (P36.13)', async () => {
  const server = await openSamples();
  await page.getByRole('button', { name: 'Remove all samples…' }).click();
  const question = page.getByRole('dialog', { name: 'Remove all samples?' });
  await expect.element(question.getByText(/^2 products/)).toBeVisible();
  expect(server.callsOf(removeSamplesEndpoint)).toEqual([]);
  server.change(answer(listSamplesEndpoint, { bakes: [], removable: COUNTS }));
  await question.getByRole('button', { name: 'Remove all samples' }).click();
  await expect.element(page.getByText('There are no samples in your shop.')).toBeVisible();
});
