import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { PROOF_PURPOSES } from '../../../domain/users/second-factor.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const createdAt = moment('created_at').notNull().defaultNow();

/** An app that shows six digits; it counts once its first code was typed. */
export const authenticators = pgTable('authenticators', {
  userId: ownerId().primaryKey(),
  /** Encrypted: whoever reads the table cannot make codes. */
  secret: text().notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The period of the last code that was accepted: no code is taken twice. */
  lastPeriod: bigint('last_period', { mode: 'number' }).notNull().default(0),
  createdAt,
});

/** For when the phone is lost. Hashed with a key, and gone once used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    codeHash: text('code_hash').notNull(),
    createdAt,
  },
  (table) => [unique('recovery_codes_of_user').on(table.userId, table.codeHash)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** As the authenticator counts; one that goes back is a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull().default([]),
    name: text().notNull(),
    createdAt,
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

/** A question that waits for its answer: the second step of signing in, a fresh proof, or a new passkey. */
export const proofChallenges = pgTable(
  'proof_challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null: whoever answers with a passkey says who they are. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: PROOF_PURPOSES }).notNull(),
    /** What a passkey has to sign. */
    nonce: text().notNull(),
    isRemembered: boolean('is_remembered').notNull().default(false),
    attempts: integer().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('proof_challenges_by_end').on(table.expiresAt),
    check('proof_challenges_have_an_owner', sql`${table.userId} is not null or ${table.purpose} = 'sign-in'`),
  ],
);
