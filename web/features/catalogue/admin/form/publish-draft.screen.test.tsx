import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeProductEndpoint } from '../../../../../contract/product-changes.ts';
import { answer, loseConnection } from '../../../../testing/stub-server.ts';
import { exampleDraft, openProductAdmin } from '../testing/product-admin.ts';

const publish = () => page.getByRole('button', { name: 'Save and publish', exact: true }).click();

test('a draft that could not be published is published by the same button (P28.411)', async () => {
  const bread = exampleDraft('Agege Bread', { allergens: ['gluten'] });
  const server = await openProductAdmin('/admin/products/agege-bread/edit', [bread], {
    answers: [answer(changeProductEndpoint, loseConnection)],
  });
  await publish();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Network error.');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  server.change(answer(changeProductEndpoint, { ...bread, status: 'published', version: 2 }));
  await publish();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
});

test('what could not be published can be saved as a draft still (P28.452)', async () => {
  const bread = exampleDraft('Agege Bread', { allergens: [] });
  const server = await openProductAdmin('/admin/products/agege-bread/edit', [bread], {
    answers: [answer(changeProductEndpoint, { ...bread, name: 'Agege loaf', version: 2 })],
  });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Agege loaf');
  await publish();
  await expect.element(page.getByText(/^Tick what it contains/)).toBeVisible();
  expect(server.callsOf(changeProductEndpoint)).toEqual([]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  const [saved] = server.callsOf(changeProductEndpoint);
  expect(saved?.body).toMatchObject({ name: 'Agege loaf' });
  expect(saved?.body).not.toHaveProperty('status');
});
