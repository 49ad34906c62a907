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
import { DESKTOP, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';

const BRAND: VersionedBrand = { ...structuredClone(HOUSE_BRAND), version: '1', canUndo: false };
const HOME_PAGE = { method: 'GET', path: '/', access: 'anyone' } as const;
const form = page.getByRole('form', { name: 'Brand' });
const buttons = form.getByRole('textbox', { name: 'Buttons' });

const publish = form.getByRole('button', { name: 'Publish changes' });
const PUBLISHED = { ...BRAND, fonts: 'clean', version: '2', canUndo: true } as const;

const preview = page.getByTitle('Your shop with this look');
const SHOP =
  '<!doctype html><title>Shop</title><p data-staff-only>This shop isn’t open yet.</p><p>Fresh bakes</p>';

const openBrand = (viewport = DESKTOP) =>
  openScreen('/admin/settings/brand', {
    visitor: ADMINISTRATOR,
    viewport,
    answers: [
      answer(HOME_PAGE, () => new Response(SHOP)),
      answer(readBrandEndpoint, BRAND),
      answer(publishBrandEndpoint, PUBLISHED),
      answer(undoBrandEndpoint, { ...BRAND, canUndo: true }),
    ],
  });

test('a colour that cannot be read is shown as the one that will be, and what is no colour is told at its field (P36.2)', {
  tags: 'long',
}, async () => {
  const server = await openBrand();
  await expect
    .element(form.getByText(/White text on your buttons is easy to read \(6\.\d:1\)\./))
    .toBeVisible();
  await buttons.fill('#facc15');
  await expect.element(form.getByText(/hard to read on this button colour\. We’ll use #/)).toBeVisible();
  await buttons.fill('#fac');
  await publish.click();
  await expect.element(buttons).toHaveAccessibleDescription(/Enter a colour such as #b4123f\./);
  await form.getByRole('button', { name: 'Indigo' }).click();
  await expect.element(form.getByText('Not published yet')).toBeVisible();
  expect(server.callsOf(publishBrandEndpoint)).toEqual([]);
});

test('what is chosen is published when it is asked for, and taken back in one step (P36.5)', async () => {
  const server = await openBrand();
  await form.getByRole('radio', { name: /Clean/ }).click();
  expect(server.callsOf(publishBrandEndpoint)).toEqual([]);
  await publish.click();
  await form.getByRole('button', { name: 'Undo the last publish' }).click();
  await expect.element(form.getByRole('radio', { name: /Warm/ })).toBeChecked();
  expect(server.callsOf(publishBrandEndpoint).map(({ body }) => body)).toEqual([
    { ...HOUSE_BRAND, fonts: 'clean', version: '1' },
  ]);
});

test('one press shows the shop as another bakery, and publishes nothing (P36.22)', {
  tags: 'long',
}, async () => {
  const server = await openBrand();
  const sourdough = form.getByRole('button', { name: 'Sourdough bakery' });
  await expect
    .element(form.getByRole('button', { name: 'Cake shop' }))
    .toHaveAttribute('aria-pressed', 'true');
  await sourdough.click();
  await expect.element(sourdough).toHaveAttribute('aria-pressed', 'true');
  await expect.element(buttons).toHaveValue('#17402c');
  await expect.element(form.getByRole('radio', { name: /Classic/ })).toBeChecked();
  await expect.element(form.getByRole('radio', { name: /Plain/ })).toBeChecked();
  const readPage = () => (preview.element() as HTMLIFrameElement).contentDocument?.head.textContent;
  await expect.poll(readPage).toContain('#17402c');
  expect(server.callsOf(publishBrandEndpoint)).toEqual([]);
});

test('the preview fits the phone, without what only staff see (P36.25)', async () => {
  await openBrand(PHONE);
  const readPage = () => (preview.element() as HTMLIFrameElement).contentDocument?.body.textContent;
  await expect.poll(readPage).toMatch(/Fresh bakes/);
  expect(readPage()).not.toMatch(/isn’t open yet/);
  await expect
    .poll(() => preview.element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(PHONE.width - 16);
});

test('on a phone the preview is in sight while colours are chosen, and never over the field (P28.86)', async () => {
  await openBrand(PHONE);
  await expect.element(preview).toBeVisible();
  const field = form.getByRole('textbox', { name: 'Background' });
  await field.click();
  await expect
    .poll(() => {
      const { top, bottom } = preview.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { top: fieldTop } = field.element().getBoundingClientRect();
      return top >= 0 && top < PHONE.height / 3 && bottom > 0 && fieldTop < PHONE.height;
    })
    .toBe(true);
  const shown = page.getByRole('region', { name: 'Preview' }).element().lastElementChild;
  expect(field.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    shown?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
  );
});
