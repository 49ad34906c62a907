import { type SQL, type Subquery, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

/** A select that has not been sent yet. */
type Question = PromiseLike<readonly object[]> & { as(alias: string): Subquery };

/**
 * Sends several selects as one statement: one round trip, and all of them as of one moment. Their fields travel as JSON, so
 * numbers, texts, flags and JSON may be asked for, but no moments; an expression needs a name of its own.
 */
export async function readTogether<Questions extends Readonly<Record<string, Question>>>(
  db: Database | Transaction,
  questions: Questions,
): Promise<{ readonly [Name in keyof Questions]: Awaited<Questions[Name]> }> {
  const asked = Object.entries(questions).map(([name, question]) => {
    const rows = question.as(name);
    return { name, rows, fields: Object.keys(rows._.selectedFields) };
  });
  const columns = asked.map(({ name, rows, fields }) => {
    const values = fields.map((field): SQL => sql`${Reflect.get(rows, field)}`);
    return sql`(select coalesce(json_agg(json_build_array(${sql.join(values, sql`, `)})), '[]') from ${rows}) as ${sql.identifier(name)}`;
  });
  const { rows } = await db.execute<Record<string, readonly (readonly unknown[])[]>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  const answers = asked.map(({ name, fields }) => [name, nameFields(rows[0]?.[name] ?? [], fields)]);
  // Each select's rows with the fields it asked for, which its type says.
  return Object.fromEntries(answers);
}

function nameFields(rows: readonly (readonly unknown[])[], fields: readonly string[]): readonly object[] {
  return rows.map((values) => Object.fromEntries(fields.map((field, index) => [field, values[index]])));
}
