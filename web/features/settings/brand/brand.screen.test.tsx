import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  publishBrandEndpoint,
  readBrandEndpoint,
  undoBrandEndpoint,
  type VersionedBrand,
} from '../../../../contract/brand.ts';
import { HOUSE_BRAND } from '../../../../domain/shop/brand/brand.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';

const BRAND: VersionedBrand = { ...structuredClone(HOUSE_BRAND), version: '1', canUndo: false };
const HOME_PAGE = { method: 'GET', path: '/', access: 'anyone' } as const;
const form = page.getByRole('form', { name: 'Brand' });
const buttons = form.getByRole('textbox', { name: 'Buttons' });

test('a colour that cannot be read is shown as the one that will be; nothing is published before it is asked for (P36.5)', async () => {
  const published = { ...BRAND, fonts: 'clean', version: '2', canUndo: true } as const;
  const server = await openScreen('/admin/settings/brand', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(HOME_PAGE, new Response('<!doctype html><title>Shop</title>')),
      answer(readBrandEndpoint, BRAND),
      answer(publishBrandEndpoint, published),
      answer(undoBrandEndpoint, { ...BRAND, version: '1', canUndo: true }),
    ],
  });
  await expect
    .element(form.getByText(/White text on your buttons is easy to read \(6\.\d:1\)\./))
    .toBeVisible();
  await buttons.fill('#facc15');
  await expect
    .element(form.getByText(/White text is hard to read on this button colour\. We’ll use #/))
    .toBeVisible();
  await buttons.fill('#fac');
  await form.getByRole('button', { name: 'Publish changes' }).click();
  await expect.element(buttons).toHaveAccessibleDescription(/Enter a colour such as #b4123f\./);
  expect(server.callsOf(publishBrandEndpoint)).toEqual([]);

  await form.getByRole('button', { name: 'Hibiscus' }).click();
  await form.getByRole('radio', { name: /Clean/ }).click();
  await expect.element(form.getByText('Not published yet')).toBeVisible();
  await form.getByRole('button', { name: 'Publish changes' }).click();
  await expect.element(form.getByText('Published', { exact: true })).toBeVisible();
  expect(server.callsOf(publishBrandEndpoint)[0]?.body).toEqual({
    ...HOUSE_BRAND,
    fonts: 'clean',
    version: '1',
  });

  await form.getByRole('button', { name: 'Undo the last publish' }).click();
  await expect.element(form.getByRole('radio', { name: /Warm/ })).toBeChecked();
});
