import { resolve } from 'node:path';
import { isEasyToGuess } from '../../domain/users/password-guess.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../domain/users/password-rules.ts';
import type { GhostSite } from '../adapters/content/ghost.ts';
import type { Bucket } from '../adapters/files/bucket-client.ts';
import type { GoogleClient } from '../adapters/identity/better-auth.ts';
import type { FirebaseAuthentication } from '../adapters/identity/firebase/identity-toolkit.ts';
import type { SmtpServer } from '../adapters/mail/smtp-mail.ts';
import type { PaystackAccount } from '../adapters/payments/call-paystack.ts';
import type { FirebaseProject } from '../adapters/push/firebase.ts';
import { type BackupSettings, readBackups } from './backup-settings.ts';
import { readBucket } from './bucket-settings.ts';
import { readContentSite } from './content-settings.ts';
import { readDatabase } from './database-settings.ts';
import { defaultDataFolder } from './default-data-folder.ts';
import { readIdentity } from './identity-settings.ts';
import { isLoopbackName } from './loopback-name.ts';
import { type MailFrom, readMail } from './mail-settings.ts';
import { readPaystack } from './payment-settings.ts';
import { readFirebase } from './push-settings.ts';
import { readSecretKey } from './secret-settings.ts';
import { readTracing, type TraceCollector } from './trace-settings.ts';
import { readTransportScope, type TransportScope } from './transport-settings.ts';
import { type Network, parseNetworks } from './trusted-proxies.ts';

/** Everything the outside decides about this node; nothing else in the server reads the environment. */
export type Settings = BackupSettings & {
  readonly port: number;
  /** A demo that nobody has given an address moves on when its port is taken, such as by the demo of another clone. */
  readonly mayTakeNextPort: boolean;
  readonly host: string;
  readonly dataDir: string;
  /** Absent: the shop starts its own PostgreSQL under the data folder. */
  readonly databaseUrl: string | undefined;
  /** Past the pooler that `databaseUrl` names, for what needs a connection of its own; absent: there is none. */
  readonly databaseDirectUrl: string | undefined;
  /** The server that follows it and goes on once it was promoted; absent: there is none. */
  readonly databaseStandbyUrl: string | undefined;
  /** A server that follows it, for reports of days that are over; absent: the primary reads them. */
  readonly databaseReportsUrl: string | undefined;
  /** Sample catalogue and accounts, readable mail and the payment sandbox exist only in the demo. */
  readonly demo: boolean;
  /** Strangers may come to the demo: its mails and figures are then for administrators alone. */
  readonly isDemoPublic: boolean;
  /** The only source of absolute links, trusted origins and callbacks; the demo may leave it to the port it gets. */
  readonly publicUrl: string | undefined;
  /** For whom browsers are told to use https alone. */
  readonly transportScope: TransportScope;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly rateLimitFactor: number;
  /** Reverse proxies of our own: only what comes from one of them is believed about whom it heard. */
  readonly trustedProxies: readonly Network[];
  readonly logLevel: LogLevel;
  readonly metricsToken: string | undefined;
  /** Absent: no traces are taken. */
  readonly traceCollector: TraceCollector | undefined;
  /** Absent: mails are kept under the data folder instead of sent. */
  readonly smtp: SmtpServer | undefined;
  readonly mailFrom: MailFrom | undefined;
  /** Absent: files are kept under the data folder. */
  readonly bucket: Bucket | undefined;
  /** Absent: nobody signs in with Google. */
  readonly google: GoogleClient | undefined;
  /** Absent: the shop keeps the passwords itself. */
  readonly firebaseAuthentication: FirebaseAuthentication | undefined;
  /** Absent: the demo pays in its sandbox, and elsewhere nobody pays online. */
  readonly paystack: PaystackAccount | undefined;
  /** Absent: pushes go to each browser's own push service. */
  readonly firebase: FirebaseProject | undefined;
  /** Absent: posts and pages are kept in the shop's own database. */
  readonly contentSite: GhostSite | undefined;
  /** Absent: what signs and seals is kept in the database. */
  readonly secretKey: string | undefined;
  /** Node itself reads it, and then believes every certificate. */
  readonly areCertificatesUnchecked: boolean;
};

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const METRICS_TOKEN_MIN_LENGTH = 16;
const RATE_LIMIT_FACTOR_MAX = 1_000_000;

export type SettingsReading =
  | { readonly settings: Settings; readonly problems?: never }
  | { readonly problems: readonly string[]; readonly settings?: never };

/** Reads and checks every setting; each problem is one sentence that says which setting is wrong and what would be right. */
export function readSettings(environment: Record<string, string | undefined> = process.env): SettingsReading {
  const problems: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;

  const wholeNumber = (name: string, fallback: number, least: number, most: number) => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= least && value <= most) return value;
    problems.push(`${name} must be a whole number from ${least} to ${most}, but it is "${given}".`);
    return fallback;
  };

  const onOrOff = (name: string, fallback: boolean) => {
    const given = text(name);
    if (given === undefined) return fallback;
    if (given === '1' || given === '0') return given === '1';
    problems.push(`${name} must be 1 or 0, but it is "${given}".`);
    return fallback;
  };

  const readPublicUrl = (demo: boolean) => {
    const given = text('PUBLIC_URL');
    if (given === undefined) {
      if (!demo)
        problems.push(
          'PUBLIC_URL is required when DEMO is 0: the address customers type, such as https://shop.example.',
        );
      return undefined;
    }
    const url = URL.parse(given);
    const isPlain = url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username;
    if (url === null || !isPlain || !/^https?:$/.test(url.protocol)) {
      problems.push(
        `PUBLIC_URL must be an address such as https://shop.example with no path, but it is "${given}".`,
      );
      return undefined;
    }
    if (url.protocol === 'http:' && !isLoopbackName(url.hostname)) {
      problems.push(
        `PUBLIC_URL must begin with https://, because sign-in is not safe without it, but it is "${given}".`,
      );
    }
    return url.origin;
  };

  const readAdmin = () => {
    const email = text('ADMIN_EMAIL');
    const password = environment.ADMIN_PASSWORD || undefined;
    if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
      problems.push(`ADMIN_EMAIL must be an email address, but it is "${email}".`);
    }
    if (password !== undefined && password.length < PASSWORD_MIN_LENGTH) {
      problems.push(`ADMIN_PASSWORD must have at least ${PASSWORD_MIN_LENGTH} characters.`);
    } else if (password !== undefined && password.length > PASSWORD_MAX_LENGTH) {
      // Nobody could sign in with it.
      problems.push(`ADMIN_PASSWORD must have at most ${PASSWORD_MAX_LENGTH} characters.`);
    } else if (password !== undefined && isEasyToGuess(password)) {
      problems.push('ADMIN_PASSWORD is easy to guess: a few unrelated words are safer.');
    }
    if (password !== undefined && email === undefined) {
      problems.push('ADMIN_PASSWORD is set without ADMIN_EMAIL: set both, or neither.');
    }
    return { email, password };
  };

  const readLogLevel = (fallback: LogLevel): LogLevel => {
    const given = text('LOG_LEVEL');
    const level = LOG_LEVELS.find((name) => name === given);
    if (given !== undefined && level === undefined) {
      problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, but it is "${given}".`);
    }
    return level ?? fallback;
  };

  const readProxies = () => {
    const given =
      text('TRUST_PROXY')
        ?.split(',')
        .map((entry) => entry.trim()) ?? [];
    const networks = parseNetworks(given);
    if (!networks) {
      problems.push(
        `TRUST_PROXY must name the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8, or say loopback or private, but it is "${given.join(', ')}".`,
      );
    }
    return networks ?? [];
  };

  const readMetricsToken = () => {
    const token = text('METRICS_TOKEN');
    if (token !== undefined && token.length < METRICS_TOKEN_MIN_LENGTH) {
      problems.push(`METRICS_TOKEN must have at least ${METRICS_TOKEN_MIN_LENGTH} characters.`);
    }
    return token;
  };

  const readGoogle = (): GoogleClient | undefined => {
    const clientId = text('GOOGLE_CLIENT_ID');
    const clientSecret = text('GOOGLE_CLIENT_SECRET');
    if (clientId && clientSecret) return { clientId, clientSecret };
    if (clientId || clientSecret) {
      const [given, missing] = clientId ? ['ID', 'SECRET'] : ['SECRET', 'ID'];
      problems.push(`GOOGLE_CLIENT_${given} is set without GOOGLE_CLIENT_${missing}: set both, or neither.`);
    }
    return undefined;
  };

  const readHost = (demo: boolean) => {
    const given = text('HOST');
    if (given !== undefined && !/^[A-Za-z0-9.:_-]+$/.test(given)) {
      problems.push(`HOST must be a host name or an address such as 0.0.0.0, but it is "${given}".`);
    }
    // The demo has a mailbox anyone can read, so it stays on this machine.
    return given ?? (demo ? '127.0.0.1' : '0.0.0.0');
  };

  const readDemoPublic = (demo: boolean, { host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>) => {
    const isAllowed = onOrOff('DEMO_PUBLIC', false);
    const names = [
      ['PUBLIC_URL', publicUrl, publicUrl && new URL(publicUrl).hostname],
      ['HOST', host, host],
    ] as const;
    const outside = names.find(([, , hostname]) => hostname !== undefined && !isLoopbackName(hostname));
    if (demo && outside && !isAllowed) {
      const [name, given] = outside;
      problems.push(
        `${name} is "${given}" and the demo is on, so anyone who reaches it could read its emails and take over the owner’s account: set DEMO=0 for a real shop, or DEMO_PUBLIC=1 to open the demo with its mailbox for administrators only.`,
      );
    }
    return demo && isAllowed;
  };

  // A database that is named wrongly is still one of somebody's own.
  const demo = onOrOff('DEMO', text('DATABASE_URL') === undefined);
  const { problems: databaseProblems, ...database } = readDatabase(
    text,
    onOrOff('DATABASE_PLAINTEXT', false),
  );
  const { problems: mailProblems, ...mail } = readMail(text);
  const { bucket, problems: bucketProblems } = readBucket(text);
  const { paystack, problems: paystackProblems } = readPaystack(text);
  const { firebase, problems: firebaseProblems } = readFirebase(text);
  const { firebaseAuthentication, problems: identityProblems } = readIdentity(text, { isDemo: demo });
  const { contentSite, problems: contentProblems } = readContentSite(text);
  const { backups, problems: backupProblems } = readBackups(text, { hasBucket: bucket !== undefined });
  const { secretKey, problems: secretProblems } = readSecretKey(text);
  const { traceCollector, problems: traceProblems } = readTracing(text);
  const { scope: transportScope, problems: transportProblems } = readTransportScope(text);
  // Pushes and passwords share two of Firebase's settings, and both complain of them.
  problems.push(...new Set([...firebaseProblems, ...identityProblems]));
  problems.push(
    ...databaseProblems,
    ...mailProblems,
    ...bucketProblems,
    ...paystackProblems,
    ...contentProblems,
    ...backupProblems,
    ...secretProblems,
    ...traceProblems,
    ...transportProblems,
  );
  const host = readHost(demo);
  const publicUrl = readPublicUrl(demo);
  const admin = readAdmin();
  const settings: Settings = {
    port: wholeNumber('PORT', 3000, 0, 65_535),
    mayTakeNextPort: demo && text('PORT') === undefined && publicUrl === undefined,
    host,
    dataDir: resolve(text('DATA_DIR') ?? defaultDataFolder()),
    ...database,
    demo,
    isDemoPublic: readDemoPublic(demo, { host, publicUrl }),
    publicUrl,
    transportScope,
    adminEmail: admin.email,
    adminPassword: admin.password,
    rateLimitFactor: wholeNumber('RATE_LIMIT_FACTOR', 1, 1, RATE_LIMIT_FACTOR_MAX),
    trustedProxies: readProxies(),
    logLevel: readLogLevel(demo ? 'warn' : 'info'),
    metricsToken: readMetricsToken(),
    traceCollector,
    ...mail,
    bucket,
    google: readGoogle(),
    firebaseAuthentication,
    paystack,
    firebase,
    contentSite,
    ...backups,
    secretKey,
    areCertificatesUnchecked: text('NODE_TLS_REJECT_UNAUTHORIZED') === '0',
  };
  return problems.length > 0 ? { problems } : { settings };
}
