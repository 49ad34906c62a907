import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseCsv } from '../../domain/csv/parse-csv.ts';
import { writeMasterKey } from '../features/pictures/picture-files.ts';
import { openShopApp } from '../testing/shop-app.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { exportShop } from './export-shop.ts';

const PICTURE = '6f1c7c4e-6a50-4b53-9a55-5f6c8a8f2d10';
const WORDS = 'tab\t, line\nbreak, back\\slash, "quoted", Ọlá';

async function openExport() {
  const { database, files, addUser } = await openShopApp();
  await addUser('ada@bakery.example', { name: WORDS });
  await database.pool.query('insert into pictures (id, width, height, placeholder) values ($1, 8, 6, $2)', [
    PICTURE,
    'x',
  ]);
  await files.put(writeMasterKey(PICTURE), { bytes: Buffer.from('a cake'), contentType: 'image/webp' });
  const temporary = await makeTemporaryFolder();
  onTestFinished(() => temporary[Symbol.asyncDispose]());
  const folder = join(temporary.path, 'export');
  const run = () => exportShop(folder, { pool: database.pool, files, writeMasterKey });
  return { database, folder, run };
}

test('everything comes out as CSV and JSON with its pictures, character by character (P33.8)', async () => {
  const { folder, run } = await openExport();
  const { tables, pictures } = await run();
  expect(pictures).toBe(1);
  expect(tables).toEqual(expect.arrayContaining(['orders', 'order_lines', 'products', 'payments', 'users']));
  for (const table of tables) {
    const rows: unknown = JSON.parse(await readFile(join(folder, 'json', `${table}.json`), 'utf8'));
    expect(Array.isArray(rows), table).toBe(true);
  }
  const [user] = JSON.parse(await readFile(join(folder, 'json', 'users.json'), 'utf8'));
  expect(user).toMatchObject({ email: 'ada@bakery.example', name: WORDS });
  const csv = parseCsv(await readFile(join(folder, 'csv', 'users.csv'), 'utf8'));
  expect(csv.ok && csv.value[1]?.cells).toContain(WORDS);
  expect((await readFile(join(folder, 'pictures', `${PICTURE}.webp`))).toString()).toBe('a cake');
  expect(await readFile(join(folder, 'README.txt'), 'utf8')).toContain('100 kobo are 1 naira');
});

test('text that a spreadsheet would run is marked in CSV and exact in JSON; figures stay figures (P30.9)', async () => {
  const { folder, run, database } = await openExport();
  const formula = '=HYPERLINK("https://evil.example","Ada")';
  await database.pool.query(`update users set name = $1, phone = '+2348031234567'`, [formula]);
  await database.pool.query(`update pictures set placeholder = '-8.5'`);
  await run();
  const users = await readFile(join(folder, 'csv', 'users.csv'), 'utf8');
  expect(users).toContain(`"'=HYPERLINK(""https://evil.example"",""Ada"")",`);
  expect(users).toContain(",'+2348031234567,");
  expect(await readFile(join(folder, 'csv', 'pictures.csv'), 'utf8')).toContain(',-8.5,');
  expect(await readFile(join(folder, 'json', 'users.json'), 'utf8')).toContain(JSON.stringify(formula));
});

test('nothing that would let somebody in is exported, and no folder is written over (P33.8)', {
  tags: 'long',
}, async () => {
  const { folder, run } = await openExport();
  await run();
  const names = await readdir(join(folder, 'csv'));
  for (const secret of ['accounts', 'sessions', 'secrets', 'authenticators', 'passkeys']) {
    expect(names).not.toContain(`${secret}.csv`);
  }
  for (const name of names) {
    const [header = ''] = (await readFile(join(folder, 'csv', name), 'utf8')).split('\n');
    expect(header, name).not.toMatch(/token|secret|password|hash/);
  }
  await expect(run()).rejects.toThrow('is not empty');
});
