import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type BulkAnswer,
  type BulkBody,
  changeManyProductsEndpoint,
  undoBulkChangeEndpoint,
} from '../../../../../contract/product-bulk.ts';
import { PHONE } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { exampleDraft, openProductAdmin } from '../testing/product-admin.ts';

const RUSKS = ['Rusk One', 'Rusk Two', 'Rusk Three'].map((name) => exampleDraft(name));
const AT_PRICE = { status: 'draft' as const, discountPercentage: 0, sizes: [] };

const bar = page.getByRole('region', { name: 'Selected products' });
const toasts = page.getByRole('region', { name: 'Messages' });

/** A preview of what would change, and the change itself once it was looked at. */
function answerChange({ seen }: BulkBody): BulkAnswer {
  const changed = RUSKS.map(({ id, name }) => ({
    id,
    name,
    before: { ...AT_PRICE, price: 1_500 },
    after: { ...AT_PRICE, price: 1_750 },
  }));
  return {
    changedCount: 3,
    unchangedCount: 0,
    refusedCount: 1,
    changedIds: changed.map(({ id }) => id),
    changed,
    refused: [
      { id: 'own', name: 'Your own', reason: 'Its price comes from the cake designer’s price list.' },
    ],
    seen: 7,
    undoId: seen === undefined ? null : 'undo-1',
  };
}

const openBulk = (rowsPerPage?: number) =>
  openProductAdmin('/admin/products', RUSKS, {
    ...(rowsPerPage && { rowsPerPage }),
    answers: [
      answer(changeManyProductsEndpoint, ({ body }) => answerChange(body as BulkBody)),
      answer(undoBulkChangeEndpoint, {
        restoredCount: 2,
        refusedCount: 1,
        refused: [
          {
            id: 'rusk-two',
            name: 'Rusk Two',
            reason: 'Someone else changed it since, so we left it as it is.',
          },
        ],
      }),
    ],
  });

async function openPrices() {
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await bar.getByRole('button', { name: 'Prices…' }).click();
  return page.getByRole('dialog', { name: 'Change prices' });
}

test('a price change without an amount is not asked about', { tags: 'long' }, async () => {
  const server = await openBulk();
  const question = await openPrices();
  await question.getByRole('button', { name: 'Preview changes' }).click();
  await expect
    .element(question.getByRole('textbox', { name: 'By' }))
    .toHaveAccessibleDescription(/Enter by how much\.$/);
  expect(server.callsOf(changeManyProductsEndpoint)).toEqual([]);
});

test('a change is looked at before it is made, and what was changed by others since is named when it is taken back (P1.19)', {
  tags: 'long',
}, async () => {
  const server = await openBulk();
  const question = await openPrices();
  await question.getByRole('combobox', { name: 'Unit' }).selectOptions('Naira');
  await question.getByRole('textbox', { name: 'By' }).fill('250');
  await question.getByRole('button', { name: 'Preview changes' }).click();
  await expect.element(question.getByText('3 products will change')).toBeVisible();
  await expect.element(question.getByRole('row', { name: /Rusk One/ })).toMatchTextContent(/₦1,500.*₦1,750/);
  await expect
    .element(question.getByText(/Your own.*: Its price comes from the cake designer’s price list\./))
    .toBeVisible();
  await question.getByRole('button', { name: 'Change 3 products' }).click();
  await expect.element(question).not.toBeInTheDocument();
  const [, made] = server.callsOf(changeManyProductsEndpoint);
  expect(made?.body).toMatchObject({ seen: 7 });

  const note = page.getByRole('main').getByRole('status').filter({ hasText: 'prices raised' });
  await note.getByRole('button', { name: 'Undo' }).click();
  const announced = page.getByRole('main').getByRole('status').filter({ hasText: '2 products restored' });
  await expect
    .element(announced)
    .toMatchTextContent(/Rusk Two.*: Someone else changed it since, so we left it as it is./);
});

test('everything the list is about is chosen, shown or not (P1.19)', { tags: 'long' }, async () => {
  const server = await openBulk(2);
  await page.viewport(PHONE.width, PHONE.height);
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await bar.getByRole('button', { name: 'Select all 3' }).click();
  await expect.element(bar).toMatchTextContent('3 products selected');
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish products' });
  await question.getByRole('button', { name: 'Publish 3 products' }).click();
  await expect.element(toasts).toMatchTextContent('3 products: published');
  const [previewed] = server.callsOf(changeManyProductsEndpoint);
  expect(previewed?.body).not.toHaveProperty('choice.ids');
});
