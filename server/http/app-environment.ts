import type { HttpBindings } from '@hono/node-server';
import type { StaffRole } from '../../domain/users/roles.ts';

/** Who makes a request. */
export type Actor = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Null: a customer. */
  readonly role: StaffRole | null;
  /** The paired tablet this comes from; it looks as itself, and records as the person whose PIN came along. */
  readonly deviceId?: string;
  /** When they last showed who they are; known where the rows were read. */
  readonly provenAt?: Date;
  /** An owner or manager whose time to set up a second factor is over. */
  readonly isSecondFactorOverdue?: boolean;
};

/** What every route can rely on. The socket is absent where a test asks the app directly. */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    clientAddress: string;
    /** The answer was sent because this took too long; whatever comes of it now is nobody's. */
    isGivenUp?: boolean;
    /** Set by the access guard, and handed to the handler by `serve`. */
    actor: Actor | undefined;
  };
};
