import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  readDeliveryTermsEndpoint,
  saveDeliveryTermsEndpoint,
  type VersionedTerms,
} from '../../../../contract/delivery.ts';
import { listProductsEndpoint } from '../../../../contract/products.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { NO_PRODUCTS } from '../../../testing/empty-shop.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { bake } from '../../../testing/stub-catalogue.ts';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { EXAMPLE_TERMS } from '../testing/example-calendar.ts';

const save = page.getByRole('button', { name: 'Save', exact: true });
const allSaved = page.getByText('All changes saved');
const tester = page.getByRole('group', { name: 'Check an address' });
const findField = (name: string) => page.getByRole('textbox', { name, exact: false });

async function tryAddress(state: string, lga: string): Promise<void> {
  await tester.getByRole('combobox', { name: 'State' }).selectOptions(state);
  await tester.getByRole('combobox', { name: 'Local government area' }).selectOptions(lga);
}

const openZones = (...answers: readonly StubAnswer[]) =>
  openScreen('/admin/calendar/zones', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readDeliveryTermsEndpoint, EXAMPLE_TERMS),
      answer(saveDeliveryTermsEndpoint, ({ body }) => ({ ...(body as VersionedTerms), version: 'second' })),
      ...answers,
    ],
  });

test('without zones there is no address to check (P36.44)', { tags: 'long' }, async () => {
  await openZones(answer(readDeliveryTermsEndpoint, { ...EXAMPLE_TERMS, zones: [] }));
  await expect.element(page.getByRole('button', { name: 'Add zone' })).toBeVisible();
  await expect.element(tester).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add zone' }).click();
  await expect.element(tester).toBeVisible();
});

test('a new zone says what it lacks, and is tried out while it is typed', { tags: 'long' }, async () => {
  await openZones();
  await tryAddress('Kano', 'Fagge');
  await expect.element(tester.getByRole('status')).toMatchTextContent('Fagge in Kano isn’t in any zone');
  await page.getByRole('button', { name: 'Add zone' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect.element(name).toHaveFocus();
  await save.click();
  await expect.element(page.getByText('Enter a zone name.')).toBeVisible();
  await expect.element(page.getByText('Choose where the zone is.')).toBeVisible();
  await expect.element(name).toHaveFocus();

  await name.fill('Kano city');
  await findField('Delivery fee in ₦').fill('₦9,500');
  await findField('Minimum order in ₦').fill('40,000');
  const zone = page.getByRole('group', { name: 'Kano city' });
  await zone.getByRole('combobox', { name: 'State' }).selectOptions('Kano');
  const places = zone.getByRole('group', { name: 'Kano', exact: true });
  await save.click();
  await expect.element(places).toMatchTextContent('Choose at least one area, or the whole state.');
  await places.getByRole('searchbox', { name: 'Search areas of Kano' }).fill('fagg');
  await places.getByRole('checkbox', { name: 'Fagge' }).click();
  await expect.element(places).toMatchTextContent('1 of 44 chosen');
  await expect
    .element(tester.getByRole('status'))
    .toMatchTextContent(/Kano city.*₦9,500 fee, orders from ₦40,000/);
});

test('an address falls in the zone that names its area before the one that has the whole state (P5.1)', {
  tags: 'long',
}, async () => {
  await openZones();
  await tryAddress('Lagos', 'Eti-Osa');
  await expect.element(tester.getByRole('status')).toMatchTextContent('Lagos Island and Lekki');
  await tryAddress('Lagos', 'Badagry');
  await expect.element(tester.getByRole('status')).toMatchTextContent('Lagos outskirts');
});

test('categories that are not delivered are offered, and taken as the shop spells them (P28.382)', async () => {
  const data = [bake('Plain cheesecake', { category: 'Cheesecakes' })];
  await openZones(answer(listProductsEndpoint, { ...NO_PRODUCTS, data, total: 1 }));
  await page.getByRole('button', { name: /^Lagos Island and Lekki/ }).click();
  const zone = page.getByRole('group', { name: 'Lagos Island and Lekki', exact: true });
  await expect.poll(() => document.querySelector('datalist option[value="Cheesecakes"]')).not.toBeNull();
  await zone.getByRole('combobox', { name: /^Categories not delivered here/ }).fill('cheesecakes');
  await zone.getByRole('button', { name: 'Add', exact: true }).first().click();
  await expect
    .element(zone.getByRole('list', { name: 'Excluded categories' }))
    .toMatchTextContent(/^Cheesecakes$/);
});

test('free delivery is sent as it is meant, with everything that another screen changes (P5.4)', {
  tags: 'long',
}, async () => {
  const server = await openZones();
  await findField('Free for orders from ₦').fill('90,000');
  await save.click();
  await expect.element(allSaved).toBeVisible();
  const { holds, transferAccount } = EXAMPLE_TERMS;
  expect(server.callsOf(saveDeliveryTermsEndpoint)).toMatchObject([
    { body: { version: 'first', freeAbove: 90_000, holds, transferAccount } },
  ]);
});

test('what was typed before somebody else saved is not saved over it unasked, even after a reload', {
  tags: 'long',
}, async () => {
  await openZones();
  await findField('Free for orders from ₦').fill('77,000');
  const newer = { ...EXAMPLE_TERMS, version: 'newer', holds: { transferMinutes: 240, onlineMinutes: 25 } };
  const server = await openZones(
    answer(readDeliveryTermsEndpoint, newer),
    answer(saveDeliveryTermsEndpoint, () =>
      refuse(409, { message: 'Somebody else was quicker.', code: 'stale_edit', current: newer }),
    ),
  );
  await expect.element(page.getByText('We’ve restored your unsaved changes.')).toBeVisible();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed zones and fees' });
  await expect.element(dialog).toMatchTextContent(/Slot held for an online payment.*Now: 25 minutes/);
  await expect.element(dialog).not.toMatchTextContent(/Free delivery.*Now/);
  expect(server.callsOf(saveDeliveryTermsEndpoint)).toMatchObject([{ body: { version: 'first' } }]);
  await dialog.getByRole('button', { name: 'Use theirs' }).click();
  await expect.element(findField('Free for orders from ₦')).not.toHaveValue('77,000');
  await expect.element(allSaved).toBeVisible();
});
