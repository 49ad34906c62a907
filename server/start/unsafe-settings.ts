import { isReadOnTheWay } from '../settings/database-settings.ts';
import { isLoopbackName } from '../settings/loopback-name.ts';
import type { Settings } from '../settings/settings.ts';

/** Said with the others, once the accounts are known. */
export function warnOfUnprotected(administrators: number): string | undefined {
  if (administrators === 0) return undefined;
  const who = administrators === 1 ? '1 administrator has' : `${administrators} administrators have`;
  return `${who} no two-step sign-in, only a password.`;
}

export type JudgedSettings = Pick<
  Settings,
  | 'areCertificatesUnchecked'
  | 'backupPassphrase'
  | 'bucket'
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'databaseStandbyUrl'
  | 'databaseReportsUrl'
  | 'demo'
  | 'host'
  | 'isDemoPublic'
  | 'nightlyBackups'
  | 'paystack'
  | 'publicUrl'
  | 'rateLimitFactor'
  | 'secretKey'
  | 'smtp'
  | 'trustedProxies'
>;

/** What works and should still not stay so in front of strangers; said at every start. */
export function listUnsafeSettings(settings: JudgedSettings): readonly string[] {
  const { demo, isDemoPublic, areCertificatesUnchecked } = settings;
  const warnings = [
    isDemoPublic &&
      'DEMO_PUBLIC=1 opens the demo, with its sample accounts and play money, to everyone who reaches it.',
    areCertificatesUnchecked &&
      'NODE_TLS_REJECT_UNAUTHORIZED=0 accepts any certificate: anyone in between can read and change everything.',
    ...judgeWayIn(settings),
    // A demo is thrown away, and a note about each of these would hide the others.
    ...(demo ? [] : [...judgeServices(settings), ...judgeSafekeeping(settings)]),
  ];
  return warnings.filter((warning) => typeof warning === 'string');
}

/** How strangers get here, and how they are told apart. */
function judgeWayIn({ demo, host, publicUrl, rateLimitFactor, trustedProxies }: JudgedSettings) {
  const isSecure = publicUrl?.startsWith('https:') === true;
  const isProxyHere = trustedProxies.length > 0 && trustedProxies.every(({ address }) => isHere(address));
  return [
    !demo &&
      !isSecure &&
      'PUBLIC_URL is http, which only this machine can use: cookies and passwords travel unencrypted.',
    isSecure &&
      trustedProxies.length === 0 &&
      'PUBLIC_URL is https, so there is a proxy in front, but TRUST_PROXY does not name it: rate limits treat all visitors as one.',
    trustedProxies.some(({ bits }) => bits === 0) &&
      'TRUST_PROXY trusts everyone: anyone can fake an address, so limits by network don’t work.',
    isSecure &&
      isProxyHere &&
      !isLoopbackName(host) &&
      `HOST is ${host}, so others reach the shop without https past the proxy on this machine: set HOST=127.0.0.1, or close the port.`,
    !demo &&
      rateLimitFactor > 1 &&
      `RATE_LIMIT_FACTOR=${rateLimitFactor} raises all rate limits by that factor.`,
  ];
}

const isHere = (address: string) => address === '::1' || address.startsWith('127.');

/** What the shop relies on. */
function judgeServices(settings: JudgedSettings) {
  const { bucket, paystack, smtp } = settings;
  const { databaseDirectUrl, databaseReportsUrl, databaseStandbyUrl, databaseUrl } = settings;
  const isDatabaseRead = [databaseUrl, databaseDirectUrl, databaseStandbyUrl, databaseReportsUrl].some(
    (url) => url !== undefined && isReadOnTheWay(new URL(url)),
  );
  return [
    smtp === undefined && 'SMTP_URL is not set: no confirmation, password reset or warning is emailed.',
    isDatabaseRead &&
      'DATABASE_PLAINTEXT=1: anyone between the shop and its database can read and change everything.',
    bucket?.endpoint.startsWith('http:') &&
      !isLoopbackName(new URL(bucket.endpoint).hostname) &&
      'S3_ENDPOINT is http: anyone in between can read and change pictures and backups.',
    paystack?.secretKey.startsWith('sk_test_') &&
      'PAYSTACK_SECRET_KEY is a test key: orders are confirmed with play money.',
  ];
}

/** What is left after a theft or a fire. */
function judgeSafekeeping({ backupPassphrase, nightlyBackups, secretKey }: JudgedSettings) {
  return [
    nightlyBackups === undefined &&
      'BACKUP_TO is not set: the shop makes no automatic backups, so a broken disk loses everything.',
    nightlyBackups &&
      backupPassphrase === undefined &&
      'BACKUP_PASSPHRASE is not set: anyone who gets a backup can read every customer in it.',
    secretKey === undefined &&
      'SECRET_KEY is not set: the keys that sign and encrypt are stored in the database and in every copy of it.',
  ];
}
