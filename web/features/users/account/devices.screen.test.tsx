import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  listOwnSessionsEndpoint,
} from '../../../../contract/account.ts';
import { changePasswordEndpoint } from '../../../../contract/users.ts';
import { answer, refuse } from '../../../testing/stub-server.ts';
import { toasts } from '../testing/access-screens.ts';
import { describeDevice, findForm, openAccount } from '../testing/account-answers.ts';

const HERE = describeDevice('s1', 'Chrome on Android');
const LAPTOP = describeDevice('s2', 'Firefox on Windows');
const OLD_PHONE = describeDevice('s3', 'Safari on iPhone');

const listDevices = (...data: (typeof HERE)[]) => answer(listOwnSessionsEndpoint, { data });

const section = page.getByRole('region', { name: 'Where you’re signed in' });
const devices = section.getByRole('listitem');

describe('a password', () => {
  const form = findForm('Password');
  const present = form.getByRole('textbox', { name: 'Current password' });
  const next = form.getByRole('textbox', { name: 'New password' });
  const change = form.getByRole('button', { name: 'Change password' });

  test('that is not the present one is told at its field', { tags: 'long' }, async () => {
    const fields = { currentPassword: 'This is not your password.' };
    const refusal = refuse(400, { message: 'Please check.', code: 'invalid_input', fields });
    await openAccount(answer(changePasswordEndpoint, refusal));
    await present.fill('not my password at all');
    await next.fill('two loaves and a kettle');
    await change.click();
    await expect.element(present).toHaveAccessibleDescription('This is not your password.');
    await expect.element(present).toHaveFocus();
  });

  test('that was changed leaves its field, and the other devices are gone', { tags: 'long' }, async () => {
    const server = await openAccount(
      listDevices(HERE, LAPTOP),
      answer(changePasswordEndpoint, { status: true }),
    );
    await expect.element(devices).toHaveLength(2);
    server.change(listDevices(HERE));
    await present.fill('three suya sticks');
    await next.fill('two loaves and a kettle');
    await change.click();
    await expect.element(toasts).toMatchTextContent('Your password has been changed');
    await expect.element(next).toHaveValue('');
    await expect.element(devices).toHaveLength(1);
    await expect.element(devices).toMatchTextContent('This device');
  });
});

test('one device is signed out alone', { tags: 'long' }, async () => {
  const server = await openAccount(listDevices(HERE, LAPTOP, OLD_PHONE), answer(endOwnSessionEndpoint, null));
  await expect.element(devices).toHaveLength(3);
  await expect
    .element(section.getByRole('button', { name: 'Sign out Chrome on Android' }))
    .not.toBeInTheDocument();
  server.change(listDevices(HERE, OLD_PHONE));
  await section.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await expect.element(toasts).toMatchTextContent('Signed out: Firefox on Windows');
  await expect.element(devices).toHaveLength(2);
  expect(server.callsOf(endOwnSessionEndpoint).map(({ params }) => params.id)).toEqual(['s2']);
});

test('all others are signed out after a question', { tags: 'long' }, async () => {
  const server = await openAccount(
    listDevices(HERE, LAPTOP, OLD_PHONE),
    answer(endOtherSessionsEndpoint, null),
  );
  await section.getByRole('button', { name: 'Sign out all other devices' }).click();
  server.change(listDevices(HERE));
  const question = page.getByRole('dialog', { name: 'Sign out all other devices?' });
  await question.getByRole('button', { name: 'Sign out all' }).click();
  await expect.element(devices).toHaveLength(1);
  await expect.element(devices).toMatchTextContent('This device');
  await expect.element(section.getByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
});
