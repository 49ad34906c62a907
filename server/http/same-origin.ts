import { refuse } from '../../domain/refusal.ts';

export const CROSS_SITE = refuse(
  'forbidden',
  'cross_site',
  'You can only do this from the shop’s own pages.',
).refusal;

/** The demo is opened by whichever name of this machine somebody types. */
export function listOwnOrigins(publicUrl: string, demoPort: number | undefined): readonly string[] {
  if (demoPort === undefined) return [publicUrl];
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return [...new Set([publicUrl, ...names.map((name) => `http://${name}:${demoPort}`)])];
}

/**
 * Whether a page of the shop sent the request. Browsers put at least one of the two headers on every write and let no page
 * forge them; a request with neither comes from no browser and has no business with the cookies of one.
 */
export function isSameOrigin(headers: Headers, ownOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin === null && site === null) return false;
  return (origin === null || ownOrigins.includes(origin)) && (site === null || site === 'same-origin');
}
