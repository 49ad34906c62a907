import type { GhostSite } from '../adapters/content/ghost.ts';
import { isLoopbackName } from './loopback-name.ts';

type Name = 'CONTENT_URL' | 'CONTENT_KEY';

const KEY_FORM = /^[\da-f]{26}$/;

export type ContentReading = { readonly contentSite?: GhostSite; readonly problems: readonly string[] };

/** Neither value is ever repeated: the key is a secret, and somebody may have put one into the address. */
export function readContentSite(read: (name: Name) => string | undefined): ContentReading {
  const given = read('CONTENT_URL');
  const key = read('CONTENT_KEY');
  const url = given === undefined ? undefined : parseAddress(given);
  const problems: string[] = [];

  if (given !== undefined && url === undefined) {
    problems.push(
      'CONTENT_URL must be an https address such as https://words.example, without user or query.',
    );
  }
  if (key !== undefined && !KEY_FORM.test(key)) {
    problems.push('CONTENT_KEY must be a Content API key of Ghost: 26 characters from 0 to 9 and a to f.');
  }
  if ((given === undefined) !== (key === undefined)) {
    const [present, missing] =
      given === undefined ? ['CONTENT_KEY', 'CONTENT_URL'] : ['CONTENT_URL', 'CONTENT_KEY'];
    problems.push(`${present} is set without ${missing}: set both, or neither.`);
  }
  if (problems.length > 0 || url === undefined || key === undefined) return { problems };
  return { contentSite: { url, key }, problems };
}

/** The key travels in every call, so plain http is for this machine alone. */
function parseAddress(given: string): string | undefined {
  const url = URL.parse(given);
  if (url === null || url.search || url.hash || url.username || url.password) return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname));
  return isSafe ? url.origin + url.pathname.replace(/\/+$/, '') : undefined;
}
