import type { Pool, PoolClient } from 'pg';
import type { Database } from '../database/database.ts';
import type { PaymentPort } from '../ports/payments.ts';
import type { Death } from './payment-schedules.ts';

/** The process is gone. Nothing in the shop knows this error, so nothing in it can help itself out. */
class Killed extends Error {}

type Mortal = { readonly db: Database; readonly payments: PaymentPort };

/** The same shop in the hands of somebody who dies at that point of the work. */
export function letDie<Parts extends Mortal>(parts: Parts, death: Death | null): Parts {
  if (death === null) return parts;
  if (death === 'after_provider') return { ...parts, payments: dieAfterProvider(parts.payments) };
  return { ...parts, db: dieAtCommit(parts.db, death) };
}

/** Undefined when it was killed: things are left as they are. */
export async function survive<Outcome>(
  work: Promise<Outcome>,
): Promise<{ readonly outcome: Outcome } | undefined> {
  try {
    return { outcome: await work };
  } catch (error) {
    // What dies within a query comes wrapped in words about it.
    if (error instanceof Killed || (error instanceof Error && error.cause instanceof Killed))
      return undefined;
    throw error;
  }
}

function dieAfterProvider(port: PaymentPort): PaymentPort {
  const dieAfter = <Input, Answer>(call: (input: Input) => Promise<Answer>) => {
    return async (input: Input): Promise<Answer> => {
      await call(input);
      throw new Killed();
    };
  };
  // A refund is looked for before it is asked for: dying with that would never come to the asking.
  return { ...port, start: dieAfter(port.start), find: dieAfter(port.find), refund: dieAfter(port.refund) };
}

/** PostgreSQL undoes what a lost connection had not committed, and keeps what it had. */
function dieAtCommit(db: Database, death: 'before_commit' | 'after_commit'): Database {
  const connect = async (): Promise<PoolClient> => {
    const client = await db.$client.connect();
    const query = async (wanted: { text?: string }, ...rest: unknown[]): Promise<unknown> => {
      const send = client.query.bind(client) as (...sent: unknown[]) => Promise<unknown>; // of its many forms, this one
      if (wanted.text !== 'commit') return send(wanted, ...rest);
      await send(death === 'before_commit' ? 'rollback' : 'commit');
      throw new Killed();
    };
    return replace(client, { query: query as PoolClient['query'] });
  };
  return replace(db, { $client: replace(db.$client, { connect: connect as Pool['connect'] }) });
}

/** The same in everything else. */
function replace<Whole extends object>(whole: Whole, parts: Partial<Whole>): Whole {
  return Object.assign(Object.create(whole), parts);
}
