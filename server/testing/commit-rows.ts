import { writeSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedServer } from '../database/embedded/start-embedded-server.ts';

/**
 * A stand-in for the shop that is killed at any moment: commits one row after the other and prints the number of each
 * row only after PostgreSQL has acknowledged it. The first line says how the server was reached.
 */
const STANDARD_OUTPUT = 1;
const [, , dataDir = ''] = process.argv;

const server = await startEmbeddedServer({ dataDir });
const client = new pg.Client(server.connection);
await client.connect();
await client.query('create table if not exists committed_rows (id bigint primary key)');
const { rows } = await client.query<{ newest: number }>('select max(id)::int as newest from committed_rows');
writeSync(STANDARD_OUTPUT, `${server.outcome}\n`);

for (let id = (rows[0]?.newest ?? 0) + 1; ; id++) {
  await client.query('insert into committed_rows values ($1)', [id]);
  writeSync(STANDARD_OUTPUT, `${id}\n`);
}
