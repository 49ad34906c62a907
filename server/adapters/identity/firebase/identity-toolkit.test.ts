import { expect, onTestFinished, test } from 'vitest';
import { startToolkitServer } from '../../../testing/identity-toolkit-server.ts';
import { createIdentityToolkit } from './identity-toolkit.ts';

const EMAIL = 'ada@bakery.example';
const PASSWORD = 'three warm loaves at dawn';

async function open() {
  const server = await startToolkitServer();
  onTestFinished(server.stop);
  return { server, toolkit: createIdentityToolkit(server.options) };
}

test('says whose password it is, and nothing when it is nobody’s', async () => {
  const { server, toolkit } = await open();
  server.accounts.add({ localId: 'ada', email: EMAIL, password: PASSWORD, isConfirmed: true });
  expect(await toolkit.checkPassword(EMAIL, PASSWORD)).toBe('ada');
  expect(await toolkit.checkPassword(EMAIL, 'another one')).toBeUndefined();
  expect(await toolkit.checkPassword('nobody@bakery.example', PASSWORD)).toBeUndefined();
});

test.each(['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_EMAIL', 'USER_DISABLED'])(
  '%s, as projects without the protection of addresses answer, is a wrong password like any other',
  async (message) => {
    const { server, toolkit } = await open();
    server.failWith({ status: 400, body: { error: { code: 400, message } } });
    expect(await toolkit.checkPassword(EMAIL, PASSWORD)).toBeUndefined();
  },
);

test('a fault names no address, password or key', async () => {
  const { server, toolkit } = await open();
  const { apiKey } = server.options;
  const message = `DUPLICATE_EMAIL : ${EMAIL} ${PASSWORD} ${apiKey}`;
  server.failWith({ status: 400, body: { error: { message } } }, (method) => method !== 'token');
  for (const call of [
    () => toolkit.checkPassword(EMAIL, PASSWORD),
    () => toolkit.findAccount(EMAIL),
    () => toolkit.removeAccount('ada'),
    () => toolkit.setPassword('ada', { email: EMAIL, password: PASSWORD }),
  ]) {
    await expect(call()).rejects.toMatchObject({
      name: 'IdentityFault',
      message: 'Firebase answered 400 DUPLICATE_EMAIL',
    });
  }
});

test('nothing secret is in an address that a log would hold', async () => {
  const { server, toolkit } = await open();
  await toolkit.checkPassword(EMAIL, PASSWORD);
  await toolkit.findAccount(EMAIL);
  expect(server.listMethods()).toEqual(['signInWithPassword', 'token', 'lookup']);
});

test('access that is no longer taken is asked for anew by the next attempt', async () => {
  const { server, toolkit } = await open();
  await toolkit.findAccount(EMAIL);
  server.dropAccess();
  await expect(toolkit.findAccount(EMAIL)).rejects.toMatchObject({ message: 'Firebase answered 401' });
  expect(await toolkit.findAccount(EMAIL)).toBeUndefined();
  expect(server.listMethods()).toEqual(['token', 'lookup', 'lookup', 'token', 'lookup']);
});

test('without access nothing is administered, but passwords are still checked', async () => {
  const { server, toolkit } = await open();
  server.failWith({ status: 403, body: {} }, (method) => method === 'token');
  await expect(toolkit.removeAccount('ada')).rejects.toMatchObject({
    name: 'IdentityFault',
    message: 'Google gave no access to Firebase (403).',
  });
  expect(await toolkit.checkPassword(EMAIL, PASSWORD)).toBeUndefined();
});

test('an account that is not there any longer is deleted already', async () => {
  const { server, toolkit } = await open();
  server.accounts.add({ localId: 'ada', email: EMAIL, password: PASSWORD, isConfirmed: true });
  await toolkit.removeAccount('ada');
  await toolkit.removeAccount('ada');
  expect(server.accounts.all.size).toBe(0);
});
