import { getTableColumns, type Query, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database.ts';

const DIALECT = new PgDialect();

type Values = Readonly<Record<string, unknown>>;

/**
 * A statement that is built once and sent often: putting an order's texts together takes longer than all else that is done
 * for it here. What differs from one time to the next is a `sql.placeholder`, sent as it is given: moments as ISO texts.
 */
export function fixStatement<Row extends object>(
  build: (db: Database | Transaction) => SQL,
): (db: Database | Transaction, values: Values) => Promise<readonly Row[]> {
  let built: Query | undefined;
  return async (db, values) => {
    built ??= DIALECT.sqlToQuery(build(db));
    const prepared = db._.session.prepareQuery<{
      execute: { rows: Row[] };
      all: unknown;
      values: unknown;
    }>(built, undefined, undefined, false);
    return (await prepared.execute(values)).rows;
  };
}

/**
 * `insert into` a table whatever rows `writeRows` has put under this name: the text is the same for one and for many. Of
 * columns that are not named the database chooses the value.
 */
export function insertRows(table: PgTable, name: string, fields?: readonly string[]): SQL {
  const columns = Object.entries(getTableColumns(table))
    .filter(([field, { generated }]) => !generated && (fields?.includes(field) ?? true))
    .map(([, column]) => sql.identifier(column.name));
  const names = sql.join(columns, sql`, `);
  return sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${sql.placeholder(name)}::jsonb)`;
}

/** Rows as the database reads them back, by the names of their columns. */
export function writeRows(table: PgTable, rows: readonly object[]): string {
  const columns = Object.entries(getTableColumns(table));
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map(([field, { name }]) => [name, Reflect.get(row, field)])),
    ),
  );
}
