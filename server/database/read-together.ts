import { type SQL, type Subquery, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { fixStatement } from './fixed-statement.ts';

/** A select that has not been sent yet. */
type Question = PromiseLike<readonly object[]> & { as(alias: string): Subquery };

type Questions = Readonly<Record<string, Question>>;
type Answers<Asked extends Questions> = { readonly [Name in keyof Asked]: Awaited<Asked[Name]> };
type AnswerRow = Readonly<Record<string, readonly (readonly unknown[])[]>>;

/**
 * Sends several selects as one statement: one round trip, and all of them as of one moment. Their fields travel as JSON, so
 * numbers, texts, flags and JSON may be asked for, but no moments; an expression needs a name of its own.
 */
export async function readTogether<Asked extends Questions>(
  db: Database | Transaction,
  questions: Asked,
): Promise<Answers<Asked>> {
  const asked = nameQuestions(questions);
  const { rows } = await db.execute<AnswerRow>(writeQuestions(asked));
  return nameAnswers(asked, rows[0]);
}

/** The same for questions that are asked often: put together once, with placeholders for what differs. */
export function fixTogether<Asked extends Questions>(
  ask: (db: Database | Transaction) => Asked,
): (db: Database | Transaction, values: Readonly<Record<string, unknown>>) => Promise<Answers<Asked>> {
  let asked: readonly NamedQuestion[] = [];
  const send = fixStatement<AnswerRow>((db) => {
    asked = nameQuestions(ask(db));
    return writeQuestions(asked);
  });
  return async (db, values) => {
    const [row] = await send(db, values);
    return nameAnswers(asked, row);
  };
}

type NamedQuestion = {
  readonly name: string;
  readonly rows: Subquery;
  readonly fields: readonly string[];
};

function nameQuestions(questions: Questions): readonly NamedQuestion[] {
  return Object.entries(questions).map(([name, question]) => {
    const rows = question.as(name);
    return { name, rows, fields: Object.keys(rows._.selectedFields) };
  });
}

function writeQuestions(asked: readonly NamedQuestion[]): SQL {
  const columns = asked.map(({ name, rows, fields }) => {
    const values = fields.map((field): SQL => sql`${Reflect.get(rows, field)}`);
    return sql`(select coalesce(json_agg(json_build_array(${sql.join(values, sql`, `)})), '[]') from ${rows}) as ${sql.identifier(name)}`;
  });
  return sql`select ${sql.join(columns, sql`, `)}`;
}

function nameAnswers<Asked extends Questions>(
  asked: readonly NamedQuestion[],
  row: AnswerRow | undefined,
): Answers<Asked> {
  const answers = asked.map(({ name, fields }) => [name, nameFields(row?.[name] ?? [], fields)]);
  // Each select's rows with the fields it asked for, which its type says.
  return Object.fromEntries(answers);
}

function nameFields(rows: readonly (readonly unknown[])[], fields: readonly string[]): readonly object[] {
  return rows.map((values) => Object.fromEntries(fields.map((field, index) => [field, values[index]])));
}
