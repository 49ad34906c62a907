import { isLoopbackName } from './loopback-name.ts';

const withoutTls = (name: string) =>
  `${name} names another machine without TLS, so the traffic can be read in between: add ?sslmode=verify-full, or set DATABASE_PLAINTEXT=1 if that network is yours alone.`;

type DatabaseReading = {
  readonly databaseUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  readonly databaseStandbyUrl: string | undefined;
  readonly databaseReportsUrl: string | undefined;
  readonly problems: readonly string[];
};

/** The values hold passwords, so no problem repeats them. */
export function readDatabase(
  text: (name: string) => string | undefined,
  mayBePlaintext: boolean,
): DatabaseReading {
  const problems: string[] = [];

  const readUrl = (name: string) => {
    const given = text(name);
    if (given === undefined) return undefined;
    const url = URL.parse(given);
    if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) {
      problems.push(`${name} must look like postgres://user:password@host:5432/database.`);
      return undefined;
    }
    if (!mayBePlaintext && isReadOnTheWay(url)) problems.push(withoutTls(name));
    return given;
  };

  const databaseUrl = readUrl('DATABASE_URL');
  const databaseDirectUrl = readUrl('DATABASE_DIRECT_URL');
  if (databaseDirectUrl !== undefined && text('DATABASE_URL') === undefined) {
    problems.push(
      'DATABASE_DIRECT_URL is set without DATABASE_URL: it leads past the connection pooler that DATABASE_URL names.',
    );
  }
  const databaseStandbyUrl = readUrl('DATABASE_STANDBY_URL');
  if (databaseStandbyUrl !== undefined && text('DATABASE_URL') === undefined) {
    problems.push(
      'DATABASE_STANDBY_URL is set without DATABASE_URL: it names the server that follows the one at DATABASE_URL.',
    );
  }
  const databaseReportsUrl = readUrl('DATABASE_REPORTS_URL');
  if (databaseReportsUrl !== undefined && text('DATABASE_URL') === undefined) {
    problems.push(
      'DATABASE_REPORTS_URL is set without DATABASE_URL: it names a server that follows the one at DATABASE_URL.',
    );
  }
  return { databaseUrl, databaseDirectUrl, databaseStandbyUrl, databaseReportsUrl, problems };
}

/** Another machine, and nothing said about TLS that would demand it. */
export function isReadOnTheWay({ hostname, searchParams }: URL): boolean {
  if (hostname === '' || isLoopbackName(hostname)) return false;
  return !/^(?:require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '');
}
