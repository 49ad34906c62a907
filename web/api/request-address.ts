export type ApiPath = `/${string}`;

export type QueryValue = string | number | boolean;
export type ApiQuery = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

const ANY_ORIGIN = 'http://any.invalid';

/**
 * Puts address and query together. A path that a browser reads otherwise than it is written is refused: `//elsewhere.example`
 * would carry the token to another host, and an id like `../users` would call something the caller never meant.
 */
export function buildAddress(baseUrl: string, path: ApiPath, query: ApiQuery = {}): string {
  const address = new URL(path, ANY_ORIGIN);
  if (address.pathname !== path)
    throw new Error(`Not a plain path: encode its segments and pass the query separately: ${path}`);
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined) address.searchParams.append(name, String(one));
    }
  }
  return `${baseUrl.replace(/\/$/, '')}${address.pathname}${address.search}`;
}
