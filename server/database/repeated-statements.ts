import pg from 'pg';

/** So often within a minute is a rush; in a quiet shop nothing is prepared, and no session keeps plans for nothing. */
const OFTEN = 50;
const WITHIN_MS = 60_000;
/** Every session keeps the plans of these, some tens of kilobytes each. */
const NAMES_MAX = 40;
/** Lists of any length make texts without end. */
const TEXTS_MAX = 500;

/**
 * Names for the statements that come again and again: PostgreSQL plans a named one a few times instead of always, and an
 * order's longest statement takes longer to plan than to run.
 */
export function createStatementNames(readClock: () => number = () => performance.now()) {
  const names = new Map<string, string>();
  let counts = new Map<string, number>();
  let countedSince = readClock();

  return (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || names.size >= NAMES_MAX) return name;
    if (readClock() - countedSince > WITHIN_MS || counts.size >= TEXTS_MAX) {
      counts = new Map();
      countedSince = readClock();
    }
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    if (count >= OFTEN) names.set(text, `repeated_${names.size + 1}`);
    return names.get(text);
  };
}

/** From now on this session prepares what has a name. Only for sessions of our own: a pooler's are somebody else's a moment later. */
export function prepareRepeated(client: pg.PoolClient, findName: (text: string) => string | undefined): void {
  const query = (statement: unknown, ...rest: readonly unknown[]) =>
    Reflect.apply(pg.Client.prototype.query, client, [nameStatement(statement, rest[0], findName), ...rest]);
  client.query = query as typeof client.query; // as many forms as the one it calls
}

function nameStatement(
  statement: unknown,
  values: unknown,
  findName: (text: string) => string | undefined,
): unknown {
  // Without values it is sent as it stands, which needs no plan to be kept.
  if (typeof statement === 'string') {
    const name = hasValues(values) ? findName(statement) : undefined;
    return name === undefined ? statement : { text: statement, name };
  }
  if (!isNameable(statement) || !hasValues(statement.values ?? values)) return statement;
  const name = findName(statement.text);
  return name === undefined ? statement : { ...statement, name };
}

/** A cursor or a stream sends itself, and the queue's library names its own. */
function isNameable(statement: unknown): statement is pg.QueryConfig {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'text' in statement &&
    typeof statement.text === 'string' &&
    !('submit' in statement) &&
    !('name' in statement && statement.name)
  );
}

function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}
