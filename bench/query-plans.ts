import pg from 'pg';
import type { Database } from '../server/database/database.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** What this process says to PostgreSQL while `work` runs; `replace` has it say something else instead. */
export async function recordStatements(
  work: () => Promise<unknown>,
  replace: Readonly<Record<string, string>> = {},
): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  const listening = function (this: pg.Client, query: string | Statement, ...rest: unknown[]) {
    const { text, values } = typeof query === 'string' ? { text: query, values: rest[0] } : query;
    statements.push({ text, values: Array.isArray(values) ? values : Array.isArray(rest[0]) ? rest[0] : [] });
    return Reflect.apply(original, this, [replace[text] ?? query, ...rest]);
  };
  pg.Client.prototype.query = listening as pg.Client['query'];
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}

type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
};

/** The tables among these that the statement would read from one end to the other. */
export async function findScannedTables(
  db: Database,
  { text, values }: Statement,
  tables: ReadonlySet<string>,
): Promise<readonly string[]> {
  if (!/^\s*(?:select|with)\b/i.test(text)) return [];
  // The shop's own words, with their values beside them.
  const question = `explain (format json) ${text}`;
  const { rows } = await db.$client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
    question,
    [...values],
  );
  const scanned = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => listScans(Plan)));
  return [...new Set(scanned.filter((table) => tables.has(table)))];
}

/** A scan right below a limit stops at the first rows it finds. */
function listScans(node: PlanNode): readonly string[] {
  if (node['Node Type'] === 'Limit' && node.Plans?.every((plan) => plan['Node Type'] === 'Seq Scan'))
    return [];
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(listScans)];
}
