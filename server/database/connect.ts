import pg from 'pg';
import type { BaseLogger } from 'pino';
import { StartError } from '../start/start-error.ts';
import { type Database, openPool } from './database.ts';
import { isPair, openAsPrimary } from './primary-client.ts';
import { createStatementNames, prepareRepeated } from './repeated-statements.ts';
import { isTransactionPooler } from './transaction-pooler.ts';

const WRONG_USER_OR_PASSWORD = ['28P01', '28000'];
const UNKNOWN_DATABASE = '3D000';
/** What a pooler answers to the time limits that a connection of our own begins with. */
const PROTOCOL_VIOLATION = '08P01';

/** Where a connection leads, in words that can be shown: the password is left out. */
type Destination = {
  readonly server: string;
  readonly user: string | undefined;
  readonly database: string | undefined;
};

function describeConnectionFault(error: unknown, { server, user, database }: Destination): StartError {
  if (!(error instanceof pg.DatabaseError)) {
    return new StartError(
      `The database at ${server} cannot be reached (${describeReason(error)}): check DATABASE_URL and that PostgreSQL runs there.`,
    );
  }
  if (WRONG_USER_OR_PASSWORD.includes(error.code ?? '')) {
    return new StartError(
      `The database at ${server} does not let the user "${user}" in: check the user name and password in DATABASE_URL.`,
    );
  }
  if (error.code === UNKNOWN_DATABASE) {
    return new StartError(
      `The server at ${server} has no database named "${database}": create it or correct DATABASE_URL.`,
    );
  }
  if (error.code === PROTOCOL_VIOLATION && /startup parameter/.test(error.message)) {
    return new StartError(behindPooler(server));
  }
  return new StartError(`The database at ${server} cannot be opened: ${error.message}.`);
}

function behindPooler(server: string): string {
  return `At ${server} a connection pooler is in front of PostgreSQL: keep its address in DATABASE_URL, and set DATABASE_DIRECT_URL to one that leads to PostgreSQL itself.`;
}

/** Node reports a name with several addresses as one error without a message, so the code comes first. */
function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

const OLDEST_MAJOR_VERSION = 15;
const DEFAULT_MAX_CONNECTIONS = 10;

const CONNECTION_TIMEOUT_MS = 10_000;

/** No request waits longer than this for anything; what takes longer belongs into a job. */
export const TIMEOUTS = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

export type ServerConnection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
};

/** Either an address of the settings, with that of its standby if there is one, or what the embedded server answers. */
export type ConnectionConfig =
  | { readonly connectionString: string; readonly standbyString?: string | undefined }
  | ServerConnection;

/** Behind a pooler no session belongs to us: each transaction sets its own limits, and the client gives up what takes too long. */
const SHARED_SESSION: pg.PoolConfig = {
  statement_timeout: false,
  lock_timeout: undefined,
  idle_in_transaction_session_timeout: undefined,
  query_timeout: TIMEOUTS.statement_timeout,
};

/** Compiling a statement pays where it runs for seconds: the lists of a large shop take milliseconds, and compiling them seconds. */
const OWN_SESSION: pg.PoolConfig = {
  onConnect: async (client) => void (await client.query('set jit = off')),
};

export type DatabaseConnection = {
  readonly pool: pg.Pool;
  readonly db: Database;
  close(): Promise<void>;
};

export function toClientConfig(connection: ConnectionConfig): pg.ClientConfig {
  return {
    application_name: 'oyin',
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...TIMEOUTS,
    ...connection,
  };
}

/** Opens a pool to a server that is known to answer, to know this database and to be recent enough. */
export async function connectDatabase(options: {
  connection: ConnectionConfig;
  log: Pick<BaseLogger, 'warn'>;
  maxConnections?: number;
  /** Whether a pooler may stand in between that gives each transaction another session. */
  isShared?: boolean;
}): Promise<DatabaseConnection> {
  const { isShared = false } = options;
  const config = { ...toClientConfig(options.connection), ...(isShared ? SHARED_SESSION : OWN_SESSION) };
  const destination = describeDestination(config);
  const pool = new pg.Pool({
    ...config,
    max: options.maxConnections ?? DEFAULT_MAX_CONNECTIONS,
    ...(isPair(config) && { Client: openAsPrimary(config) }),
  });
  // A connection that is lost without a listener would end the process; the pool repeats what its idle ones say.
  pool.on('error', () => {});
  const findName = createStatementNames();
  pool.on('connect', (client) => {
    if (!isShared) prepareRepeated(client, findName);
    client.on('error', (error) => options.log.warn({ err: error }, 'a database connection was lost'));
  });
  try {
    const check = () => checkServerVersion(pool, destination);
    // The second attempt goes to the other of the two.
    await (isPair(config) ? check().catch(check) : check());
    if (!isShared && (await isTransactionPooler(pool)))
      throw new StartError(behindPooler(destination.server));
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : describeConnectionFault(error, destination);
  }
  return { pool, db: openPool(pool), close: () => pool.end() };
}

/** Whether the sessions of this pool begin without time limits, so that each transaction has to bring its own. */
export function isSharedPool({ options }: pg.Pool): boolean {
  return options.query_timeout !== undefined;
}

export async function checkServerVersion(
  pool: Pick<pg.Pool, 'query'>,
  { server }: Pick<Destination, 'server'>,
): Promise<void> {
  const { rows } = await pool.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  );
  const [answer] = rows;
  if (answer && answer.number >= OLDEST_MAJOR_VERSION * 10_000) return;
  throw new StartError(
    `The shop needs PostgreSQL ${OLDEST_MAJOR_VERSION} or newer, but the server at ${server} is version ${answer?.version}.`,
  );
}

function describeDestination(config: pg.ClientConfig): Destination {
  try {
    const { host, port, user, database } = new pg.Client(config);
    return { server: `${host}:${port}`, user, database };
  } catch {
    // The parser's own error repeats the whole address, password included.
    throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
}
