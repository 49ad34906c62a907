import { ContentFault } from '../../ports/content.ts';

const REFUSED_KEY: ReadonlySet<number> = new Set([401, 403]);

/** What its answer means to the owner, where it is none that can be read. The address of a call holds the key and is never repeated. */
export function describeGhostAnswer(site: string, response: Response): ContentFault | undefined {
  if (response.ok) return undefined;
  const { status } = response;
  if (REFUSED_KEY.has(status)) {
    return new ContentFault(
      `Ghost at ${site} doesn’t accept the key (${status}). Copy the Content API key from its Integrations screen into CONTENT_KEY.`,
    );
  }
  if (status >= 300 && status < 400) {
    const target = URL.parse(response.headers.get('location') ?? '', site);
    const place = target ? target.origin : 'another address';
    return new ContentFault(
      `Ghost at ${site} redirects to ${place} (${status}). Set CONTENT_URL to the address it redirects to.`,
    );
  }
  if (status === 404) {
    return new ContentFault(`There is no Ghost at ${site} (404). Check the address in CONTENT_URL.`);
  }
  return new ContentFault(`Ghost at ${site} has an internal error (${status}). Check that it runs.`);
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection. Check that it runs and that CONTENT_URL names its port',
  ENOTFOUND: 'has no address on the network. Check the name in CONTENT_URL',
  ECONNRESET: 'dropped the connection. Check that it runs',
};

/** Why there is no answer at all. */
export function describeGhostSilence(site: string, error: unknown): ContentFault {
  if (error instanceof ContentFault) return error;
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new ContentFault(`Ghost at ${site} did not answer in time. Check that it runs.`);
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no reason given';
  if (/CERT|SIGNED|TLS|SSL|ALTNAME/.test(code)) {
    return new ContentFault(`The certificate of Ghost at ${site} is not valid (${code}). Renew it.`);
  }
  const reason = REASONS[code] ?? `could not be reached (${code}). Check that it runs`;
  return new ContentFault(`Ghost at ${site} ${reason}.`);
}
