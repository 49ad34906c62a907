// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are kept in strings
import { expect, test } from 'vitest';
import { checkSources } from './check-sources.ts';

const BUILT_QUERY =
  'server/database/pool.ts:1  built-query: a query is put together from parts – values travel as parameters ($1), names through escapeIdentifier';

test.each([
  'pool.query(`select * from orders where id = ${id}`);',
  "pool.query('select * from orders where id = ' + id);",
  "pool.query('select ' + columns + ' from orders');",
  "pool.query('select * ' + `from ${table}`);",
  'transaction.client.query({ text: `select ${column} from orders`, values: [] });',
  'database.execute(`drop table ${name}`);',
  'sql.raw(`select ${name}`);',
  'query(`select ${name}`);',
])('%s is refused', (source) => {
  expect(checkSources({ 'server/database/pool.ts': source })).toEqual([BUILT_QUERY]);
});

test.each([
  "pool.query('select * from orders where id = $1', [id]);",
  'pool.query(`select *\nfrom orders`);',
  "pool.query('select * ' + 'from orders');",
  'database.execute(sql`select * from orders where id = ${id}`);',
  'pool.query(`create database ${escapeIdentifier(name)}`);',
  "pool.query('create database ' + pg.escapeIdentifier(name));",
  "pool.query({ text: 'select 1', name: `q${id}` });",
  'find(`orders ${id}`);',
])('%s is not', (source) => {
  expect(checkSources({ 'server/database/pool.ts': source })).toEqual([]);
});
