import { accept, type Result } from '../../../domain/refusal.ts';
import type { Cookies, IdentityRequest } from '../../ports/identity.ts';
import { type BetterAuth, CLIENT_ADDRESS_HEADER, IDENTITY_PATH } from './better-auth.ts';
import { findRefusal } from './identity-refusals.ts';

/** What the library looks at; above all not who the request claims to come from. */
const PASSED_HEADERS = [
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
];

export type LibraryCall = {
  readonly method: 'GET' | 'POST';
  /** Below the library's own path, with its query. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
};

export type LibraryAnswer = Cookies & { readonly body: unknown; readonly location: string | undefined };
export type CallLibrary = (call: LibraryCall, request: IdentityRequest) => Promise<Result<LibraryAnswer>>;

export function passHeaders({ headers, clientAddress }: IdentityRequest): Headers {
  const passed = new Headers({ [CLIENT_ADDRESS_HEADER]: clientAddress });
  for (const name of PASSED_HEADERS) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}

/** Asks the library as a browser would and translates its refusals; what it did not expect is thrown. */
export function createLibraryCaller(auth: Pick<BetterAuth, 'handler'>, publicUrl: string): CallLibrary {
  return async ({ method, path, body }, request) => {
    const passed = passHeaders(request);
    if (method === 'POST') passed.set('content-type', 'application/json');
    const response = await auth.handler(
      new Request(`${publicUrl}${IDENTITY_PATH}${path}`, {
        method,
        headers: passed,
        redirect: 'manual',
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      }),
    );
    const answer = {
      body: await readBody(response),
      cookies: response.headers.getSetCookie(),
      location: response.headers.get('location') ?? undefined,
    };
    if (response.status < 400) return accept(answer);
    const refused = findRefusal(answer.body);
    if (refused) return refused;
    throw new Error(`The identity library answered ${method} ${path.split('?')[0]} with ${response.status}.`);
  };
}

/** A redirect says that it is JSON and has nothing to say. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson && text !== '' ? JSON.parse(text) : undefined;
}
