import pg from 'pg';
import { StartError } from '../start/start-error.ts';

const WRONG_USER_OR_PASSWORD = ['28P01', '28000'];
const UNKNOWN_DATABASE = '3D000';

/** Where a connection leads, in words that can be shown: the password is left out. */
export type Destination = {
  readonly server: string;
  readonly user: string | undefined;
  readonly database: string | undefined;
};

export function describeConnectionFault(error: unknown, { server, user, database }: Destination): StartError {
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
  return new StartError(`The database at ${server} cannot be opened: ${error.message}.`);
}

/** Node reports a name with several addresses as one error without a message, so the code comes first. */
function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
