import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  addAddressEndpoint,
  changeAddressEndpoint,
  listAddressesEndpoint,
  removeAddressEndpoint,
  type SavedAddress,
} from '../../../../contract/account.ts';
import { answer } from '../../../testing/stub-server.ts';
import { openAccount } from '../testing/account-answers.ts';

const addresses = page.getByRole('region', { name: 'Addresses' });
const entry = addresses.getByRole('listitem');
const add = addresses.getByRole('button', { name: 'Add an address' });

const HOME: SavedAddress = {
  id: 'a1',
  label: 'Home',
  state: 'Lagos',
  lga: 'Eti-Osa',
  area: 'Lekki Phase 1',
  street: '27 Ẹniọla Crescent',
  landmark: '',
  recipient: '',
  phone: '',
  isDefault: true,
};

test('what is missing is told at each field, and an area belongs to its state', {
  tags: 'long',
}, async () => {
  const server = await openAccount();
  await add.click();
  const form = addresses.getByRole('form', { name: 'New address' });
  const label = form.getByRole('textbox', { name: 'Name of this address (optional)' });
  const state = form.getByRole('combobox', { name: 'State' });
  const area = form.getByRole('combobox', { name: 'Local government area' });
  await expect.element(label).toHaveFocus();
  await label.fill('Home');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect.element(state).toHaveFocus();
  await expect.element(state).toHaveAccessibleDescription('Choose a state.');
  await expect.element(form).toMatchTextContent('Enter the area.');
  await expect.element(form).toMatchTextContent('Enter the street and house number.');
  await expect.element(label).toHaveValue('Home');
  expect(server.callsOf(addAddressEndpoint)).toEqual([]);

  await expect.element(area).toBeDisabled();
  await state.selectOptions('Ogun');
  await area.selectOptions('Sagamu');
  await state.selectOptions('Lagos');
  await expect.element(area).toHaveValue('');
});

test('an address is added, and the keyboard goes on where it was', { tags: 'long' }, async () => {
  const server = await openAccount(answer(addAddressEndpoint, HOME));
  await add.click();
  const form = addresses.getByRole('form', { name: 'New address' });
  await form.getByRole('combobox', { name: 'State' }).selectOptions('Lagos');
  await form.getByRole('combobox', { name: 'Local government area' }).selectOptions('Eti-Osa');
  await form.getByRole('textbox', { name: 'Area', exact: true }).fill('Lekki Phase 1');
  await form.getByRole('textbox', { name: 'Street and number' }).fill('27 Ẹniọla Crescent');
  server.change(answer(listAddressesEndpoint, { data: [HOME] }));
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect.element(entry).toMatchTextContent(/Home\s*Default.*27 Ẹniọla Crescent.*Eti-Osa.*Lagos/);
  await expect.element(add).toHaveFocus();
});

test('the default address is changed in place; only another one can take its part', {
  tags: 'long',
}, async () => {
  const changed = { ...HOME, landmark: 'the blue filling station' };
  const server = await openAccount(
    answer(listAddressesEndpoint, { data: [HOME] }),
    answer(changeAddressEndpoint, changed),
  );
  const edit = entry.getByRole('button', { name: 'Edit Home' });
  await edit.click();
  const form = addresses.getByRole('form', { name: 'Edit address' });
  await expect.element(form.getByRole('combobox', { name: 'Local government area' })).toHaveValue('Eti-Osa');
  await expect
    .element(form.getByRole('checkbox', { name: 'Use as default address' }))
    .not.toBeInTheDocument();
  await expect.element(form).toMatchTextContent('To change that, make another address the default.');
  await form.getByRole('textbox', { name: 'Landmark (optional)' }).fill('the blue filling station');
  server.change(answer(listAddressesEndpoint, { data: [changed] }));
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect.element(entry).toMatchTextContent('Landmark: the blue filling station');
  await expect.element(edit).toHaveFocus();
});

test('an address is deleted after a question', { tags: 'long' }, async () => {
  const server = await openAccount(
    answer(listAddressesEndpoint, { data: [HOME] }),
    answer(removeAddressEndpoint, null),
  );
  await entry.getByRole('button', { name: 'Delete Home' }).click();
  server.change(answer(listAddressesEndpoint, { data: [] }));
  const question = page.getByRole('dialog', { name: 'Delete Home?' });
  await question.getByRole('button', { name: 'Delete address' }).click();
  await expect.element(addresses).toMatchTextContent('No saved addresses yet.');
  await expect.element(addresses.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
});
