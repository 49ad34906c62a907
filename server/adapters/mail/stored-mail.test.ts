import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { createStoredMail, type StoredMailOptions } from './stored-mail.ts';

async function openBox(options: Partial<StoredMailOptions> = {}) {
  const place = await makeTemporaryFolder();
  onTestFinished(() => place[Symbol.asyncDispose]());
  const folder = join(place.path, 'mail');
  const readSender = () => ({ name: 'Shop', address: 'shop@shop.example', replyTo: undefined });
  const box = createStoredMail({ folder, readSender, ...options });
  const send = (subject: string, to = 'ada@example.com') =>
    box.send({ to, subject, html: '<p>Hello</p>', text: 'Hello' });
  const subjects = async () => (await box.list()).map(({ subject }) => subject);
  return { folder, box, send, subjects };
}

test('before the first mail the box is empty', async () => {
  const { box } = await openBox();
  expect(await box.list()).toEqual([]);
  expect(await box.find('20260501101112345-0a1b2c3d')).toBeUndefined();
});

test('the newest mail comes first, even among mails of one millisecond', async () => {
  const { send, subjects } = await openBox({ now: () => new Date('2026-05-01T10:11:12.345Z') });
  await send('First');
  await send('Second');
  await send('Third');
  expect(await subjects()).toEqual(['Third', 'Second', 'First']);
});

test('a mail is found by its id, with the moment it was sent', async () => {
  const { box, send } = await openBox({ now: () => new Date('2026-05-01T10:11:12.345Z') });
  await send('First');
  const [mail] = await box.list();
  expect(mail?.sentAt).toBe('2026-05-01T10:11:12.345Z');
  expect(await box.find(mail?.id ?? '')).toEqual(mail);
});

test('one person’s mails can be asked for, however the address is written', async () => {
  const { box, send } = await openBox();
  await send('For Ada', 'Ada@example.com');
  await send('For Bola', 'bola@example.com');
  expect((await box.list({ to: 'ADA@example.com' })).map(({ subject }) => subject)).toEqual(['For Ada']);
});

test('only the newest mails are kept', async () => {
  const { folder, send, subjects } = await openBox({ mailsMax: 3 });
  for (const subject of ['1', '2', '3', '4', '5']) await send(subject);
  expect(await subjects()).toEqual(['5', '4', '3']);
  expect(await readdir(folder)).toHaveLength(3);
});

test('nobody but the shop’s own account may read the mails', async () => {
  const { folder, send } = await openBox();
  await send('Secret link');
  const [name = ''] = await readdir(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
});

test('a half-written or foreign file is not shown as a mail', async () => {
  const { folder, send, subjects } = await openBox();
  await send('Whole');
  await writeFile(join(folder, '20990101000000000-00000000.json'), '{"subject":"Ha');
  await writeFile(join(folder, '20990101000000000-00000001.json'), '{"subject":"Half"}');
  await writeFile(join(folder, '20990101000000000-00000002.json.draft'), '{}');
  expect(await subjects()).toEqual(['Whole']);
});

test.each(['../secret', '..%2Fsecret', '20260501101112345-0a1b2c3d/../x', '', '.'])(
  'the id %j leads nowhere',
  async (id) => {
    const { folder, box, send } = await openBox();
    await send('Hello');
    await writeFile(join(folder, '..', 'secret.json'), '{}');
    expect(await box.find(id)).toBeUndefined();
  },
);
