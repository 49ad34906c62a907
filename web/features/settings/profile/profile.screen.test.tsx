import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readServicesEndpoint } from '../../../../contract/settings.ts';
import {
  readShopProfileEndpoint,
  saveShopProfileEndpoint,
  type VersionedProfile,
} from '../../../../contract/shop.ts';
import { BLANK_SHOP_PROFILE } from '../../../../domain/shop/profile.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { EXAMPLE_SHOP } from '../../../testing/render-in-shop.tsx';
import { answer } from '../../../testing/stub-server.ts';

const form = page.getByRole('form', { name: 'Shop details' });
const save = form.getByRole('button', { name: 'Save' });
const phone = form.getByRole('textbox', { name: 'Phone' });
const tagline = form.getByRole('textbox', { name: 'Tagline (optional)' });
const area = form.getByRole('textbox', { name: 'Area (optional)' });

const PROFILE: VersionedProfile = { ...structuredClone(EXAMPLE_SHOP), version: '1' } as VersionedProfile;

const openSettings = (...answers: ReturnType<typeof answer>[]) =>
  openScreen('/admin/settings', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readShopProfileEndpoint, PROFILE),
      answer(readServicesEndpoint, { content: null }),
      ...answers,
    ],
  });

test('a wrong number is told at the field; hours are added; what was saved is shown as it is kept', {
  tags: 'long',
}, async () => {
  const saved = { ...PROFILE, phone: '+2348035550142', version: '2' };
  const server = await openSettings(answer(saveShopProfileEndpoint, saved));
  await phone.fill('0803');
  await save.click();
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveAccessibleDescription(/That number is too short\./);
  expect(server.callsOf(saveShopProfileEndpoint)).toEqual([]);

  await phone.fill('+234 803 555 0142');
  await form.getByRole('button', { name: 'Add hours' }).click();
  await form.getByRole('textbox', { name: 'Days' }).last().fill('Public holidays');
  await save.click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await expect.element(phone).toHaveValue('0803 555 0142');
  expect(server.callsOf(saveShopProfileEndpoint)[0]?.body).toMatchObject({
    version: '1',
    openingHours: [{ days: 'Mon to Sat' }, { days: 'Public holidays' }],
  });
});

test('of two who change the profile the second is told, and loses nothing', { tags: 'long' }, async () => {
  const current = { ...PROFILE, tagline: 'Cakes from the other desk', version: '2' };
  const stale = { message: 'Somebody else was quicker.', code: 'stale_edit', current };
  await openSettings(answer(saveShopProfileEndpoint, Response.json(stale, { status: 409 })));
  await area.fill('Ebute Metta');
  await save.click();
  const question = page.getByRole('dialog', { name: 'Someone else changed the shop details' });
  await expect.element(question).toMatchTextContent('Cakes from the other desk');
  await question.getByRole('button', { name: 'Go back to the form' }).click();
  await expect.element(area).toHaveValue('Ebute Metta');
  await save.click();
  await question.getByRole('button', { name: 'Use theirs' }).click();
  await expect.element(tagline).toHaveValue('Cakes from the other desk');
  await expect.element(area).toHaveValue(PROFILE.address.area);
});

test('a Ghost that cannot be read is named at the top of the settings, with what customers see meanwhile (P32.10)', {
  tags: 'long',
}, async () => {
  const problem = 'Ghost at https://words.example refused the connection. Check that it runs.';
  const site = 'https://words.example';
  await openSettings(
    answer(readServicesEndpoint, { content: { site, problem, lastReadAt: '2026-11-14T08:30:00.000Z' } }),
  );
  await expect.element(page.getByText(problem)).toBeVisible();
  await expect
    .element(page.getByText(/customers see the posts and pages of 14 Nov 2026, 09:30/))
    .toBeVisible();
});

test('a new shop begins with a blank name and chooses its state; what was typed before stays (P36.21)', async () => {
  const blank = { ...structuredClone(BLANK_SHOP_PROFILE), version: '1' } as VersionedProfile;
  const address = { street: '', area: '', city: 'Ikeja', state: 'Lagos State' };
  const server = await openSettings(
    answer(readShopProfileEndpoint, { ...blank, address }),
    answer(saveShopProfileEndpoint, ({ body }) => ({ ...(body as VersionedProfile), version: '2' })),
  );
  const state = form.getByRole('combobox', { name: 'State (optional)' });
  await expect.element(form.getByRole('textbox', { name: 'Name of the shop' })).toHaveValue('');
  await expect.element(state).toHaveValue('Lagos State');
  await form.getByRole('textbox', { name: 'Name of the shop' }).fill('Crumb & Clay');
  await state.selectOptions('Kaduna');
  await save.click();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(server.callsOf(saveShopProfileEndpoint)[0]?.body).toMatchObject({
    name: 'Crumb & Clay',
    address: { state: 'Kaduna' },
  });
});
