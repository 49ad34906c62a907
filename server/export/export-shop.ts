import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, escapeLiteral, type Pool, type PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { FORMULA_BEGIN } from '../../domain/csv/write-csv.ts';
import type { TableColumns } from '../backup/dump-database.ts';
import { RestoreRefusal } from '../backup/restore-backup.ts';
import type { FilePort } from '../ports/files.ts';
import { describeExport } from './describe-export.ts';
import { listExportedTables } from './exported-tables.ts';

export type ExportParts = {
  readonly pool: Pool;
  readonly files: FilePort;
  readonly writeMasterKey: (pictureId: string) => string;
};

export type Exported = { readonly tables: readonly string[]; readonly pictures: number };

/** Writes all the owner has into a folder, as it was at one moment, in forms that any program reads. */
export async function exportShop(folder: string, parts: ExportParts, at = new Date()): Promise<Exported> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new RestoreRefusal(`The folder ${folder} is not empty: name one that is, or none.`);
  }
  for (const place of ['csv', 'json', 'pictures']) await mkdir(join(folder, place), { mode: 0o700 });
  const client = await parts.pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const tables = await listExportedTables(client);
    for (const table of tables) await exportTable(client, folder, table);
    const pictures = await exportPictures(client, folder, parts);
    await writeFile(join(folder, 'README.txt'), describeExport(tables, at), { mode: 0o600 });
    return { tables: tables.map(({ name }) => name), pictures };
  } finally {
    client.release(true);
  }
}

async function exportTable(client: PoolClient, folder: string, table: TableColumns): Promise<void> {
  const rows = `select ${table.columns.map(escapeIdentifier).join(', ')} from ${escapeIdentifier(table.name)}`;
  await copyInto(
    client,
    join(folder, 'csv', `${table.name}.csv`),
    `copy (select ${table.columns.map(markText).join(', ')} from (${rows}) as exported) to stdout with csv header`,
  );
  // JSON writes every control character as an escape: with two of them as quote and delimiter a line comes out as it is.
  const lines = `
    select case when row_number() over () = 1 then '[' else ',' end || row_to_json(exported)::text from (${rows}) as exported
    union all select case when exists (${rows}) then ']' else '[]' end
  `;
  await copyInto(
    client,
    join(folder, 'json', `${table.name}.json`),
    `copy (${lines}) to stdout with (format csv, quote e'\\x01', delimiter e'\\x02')`,
  );
}

/** A customer's name must not run as a formula in the owner's spreadsheet; figures stay figures, and JSON has the text itself. */
function markText(column: string): string {
  const name = escapeIdentifier(column);
  const runs = `${name}::text ~ ${escapeLiteral(FORMULA_BEGIN.source)} and ${name}::text !~ '^-?[0-9.]+$'`;
  return `case when ${runs} then '''' || ${name}::text else ${name}::text end as ${name}`;
}

function copyInto(client: PoolClient, path: string, statement: string): Promise<void> {
  return pipeline(client.query(copyTo(statement)), createWriteStream(path, { mode: 0o600 }));
}

async function exportPictures(
  client: PoolClient,
  folder: string,
  { files, writeMasterKey }: ExportParts,
): Promise<number> {
  const { rows } = await client.query<{ id: string }>('select id from pictures order by id');
  let written = 0;
  for (const { id } of rows) {
    const bytes = await files.get(writeMasterKey(id));
    if (!bytes) continue;
    await writeFile(join(folder, 'pictures', `${id}.webp`), bytes, { mode: 0o600 });
    written += 1;
  }
  return written;
}
