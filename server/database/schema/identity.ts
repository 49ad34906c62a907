import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { STAFF_ROLES } from '../../../domain/users/roles.ts';
import { moment } from './columns.ts';
import { wordsOfUser } from './search-words.ts';

/* The properties of users, sessions, accounts, verifications and jwks have the names the identity library asks for. */

/** To the millisecond, as moments are everywhere else: a page of a list ends exactly where the next begins. */
const createdAt = moment('created_at').notNull().defaultNow();
const updatedAt = moment('updated_at').notNull().defaultNow();
const id = () => uuid().primaryKey().defaultRandom();

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    phone: text(),
    /** Null: a customer. */
    role: text({ enum: STAFF_ROLES }),
    /** The specification's admin flag. A trigger derives it from the role, and the role from what version 0.1.0 writes here. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** From when on an owner or manager can do nothing here without a second factor; null: nobody asks for one. */
    secondFactorDueAt: moment('second_factor_due_at'),
    disabledAt: moment('disabled_at'),
    /** The row stays without anything personal, because orders and the audit log point to it. */
    deletedAt: moment('deleted_at'),
    lastSeenAt: moment('last_seen_at'),
    createdAt,
    updatedAt,
  },
  (table) => [
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    /** An account begins with the mailed link, or with somebody whose word stands for the address. */
    check('users_email_is_confirmed', sql`${table.emailVerified} or ${table.deletedAt} is not null`),
    index('users_here').on(table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
    index('users_by_text').using('gin', sql`(${wordsOfUser(table)}) gin_trgm_ops`),
    index('users_of_staff').on(table.id).where(sql`${table.role} is not null`),
    index('users_of_phone').on(table.phone).where(sql`${table.phone} is not null`),
  ],
);

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: userId(),
    token: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    /** "Keep me signed in". */
    isRemembered: boolean('is_remembered').notNull().default(false),
    /** When activity last moved the end; nothing else moves it. */
    extendedAt: moment('extended_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the person last showed who they are: by signing in, or asked again. */
    provenAt: moment('proven_at').notNull().defaultNow(),
    createdAt,
    updatedAt,
  },
  (table) => [index('sessions_of_user').on(table.userId), index('sessions_by_end').on(table.expiresAt)],
);

/** The ways in: a password (`credential`) or another provider's account. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: userId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('accounts_of_provider').on(table.providerId, table.accountId),
    index('accounts_of_user').on(table.userId),
  ],
);

/** What a mailed link or a round trip to another provider is recognised by; the identifier is hashed. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey().default(sql`gen_random_uuid()`),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [index('verifications_by_identifier').on(table.identifier)],
);

/** The keys that sign identity tokens; the private halves are encrypted. */
export const jwks = pgTable('jwks', {
  id: id(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text(),
  crv: text(),
  createdAt,
  expiresAt: moment('expires_at'),
});
