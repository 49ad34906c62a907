import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../domain/shop/profile.ts';
import type { GoogleClient } from '../adapters/identity/better-auth.ts';
import { createApp } from '../app.ts';
import { createBackgroundWork } from '../background-work.ts';
import { connectDatabase } from '../database/connect.ts';
import { accounts, users } from '../database/schema/identity.ts';
import { createMetrics } from '../http/metrics.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { openIdentity } from '../open-identity.ts';
import type { Mail } from '../ports/mail.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createVisitor } from './visitor.ts';

export const SHOP_URL = 'https://shop.example';
export const PASSWORD = 'three warm loaves at dawn';
export const OTHER_PASSWORD = 'seven cold pies for lunch';

/** Made once, because hashing is slow on purpose. */
const passwordHash = hashPassword(PASSWORD);
const log = pino({ level: 'silent' });

type ShopAppOptions = {
  /** For a second node on the same database. */
  readonly database?: TestDatabase;
  readonly rateLimitFactor?: number;
  readonly publicUrl?: string;
  readonly google?: GoogleClient;
};

export type ShopApp = Awaited<ReturnType<typeof openShopApp>>;

/** The whole API on a database of the test's own, asked without a socket; mails are collected instead of sent. */
export async function openShopApp(options: ShopAppOptions = {}) {
  const { rateLimitFactor = 1, publicUrl = SHOP_URL, google } = options;
  const database = options.database ?? (await createTestDatabase());
  if (!options.database) onTestFinished(() => database.drop());
  const { db, pool, close } = await connectDatabase({ connection: database.connection, log });
  onTestFinished(close);

  const mails: Mail[] = [];
  const background = createBackgroundWork(log);
  onTestFinished(background.finish);
  const readShopProfile = () => ({ ...BLANK_SHOP_PROFILE, name: 'Oyin Bakes' });
  const ownOrigins = [publicUrl];
  const identity = await openIdentity({
    db,
    publicUrl,
    ownOrigins,
    google,
    mail: {
      send: async (mail) => {
        mails.push(mail);
      },
    },
    readShopProfile,
    runInBackground: background.run,
    log,
  });
  const app = createApp({
    log,
    metrics: createMetrics(),
    metricsToken: undefined,
    demo: false,
    publicUrl,
    ownOrigins,
    trustedProxies: 1,
    db,
    identity,
    rateLimiter: createRateLimiter(pool, rateLimitFactor),
    runInBackground: background.run,
    readShopProfile,
    staticFiles: new Map(),
    demoMailbox: undefined,
    respondWithPage: async () => new Response('A page', { status: 200 }),
    pingDatabase: () => pool.query('select 1'),
    isStopping: () => false,
  });

  return {
    app,
    db,
    identity,
    database,
    mails,
    /** Everything that goes on behind an answer has happened. */
    settle: background.finish,
    visit: () => createVisitor(app, publicUrl),

    /** Somebody with a confirmed address and the password of all these tests. */
    async addUser(email: string, { name = 'Ada Obi', isAdmin = false } = {}): Promise<string> {
      const userId = randomUUID();
      await db.insert(users).values({ id: userId, email, name, isAdmin, emailVerified: true });
      const password = await passwordHash;
      await db.insert(accounts).values({ userId, accountId: userId, providerId: 'credential', password });
      return userId;
    },

    async signInUser(email: string, who: { name?: string; isAdmin?: boolean } = {}) {
      const userId = await this.addUser(email, who);
      const visitor = createVisitor(app, publicUrl);
      await visitor.signIn(email, PASSWORD);
      return { ...visitor, userId, email };
    },
  };
}
