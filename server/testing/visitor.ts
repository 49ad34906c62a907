import { readTokenEndpoint } from '../../contract/sessions.ts';
import type { App } from '../app.ts';

type Ask = {
  readonly method?: string;
  /** Bytes and streams are sent as they are, everything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Visitor = ReturnType<typeof createVisitor>;

/** A browser as far as the API can tell: keeps cookies, sends its origin, and the bearer token once it has one. */
export function createVisitor(app: App, origin: string) {
  const cookies = new Map<string, string>();
  let token: string | undefined;

  async function ask(path: string, { method = 'GET', body, headers = {} }: Ask = {}): Promise<Response> {
    const isFile = body instanceof Uint8Array || body instanceof ReadableStream;
    const response = await app.request(path, {
      method,
      headers: {
        ...(method !== 'GET' && { origin }),
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: writeBody(body), duplex: 'half' }),
    });
    for (const cookie of response.headers.getSetCookie()) keepCookie(cookie);
    return response;
  }

  function writeBody(body: unknown): ReadableStream | Uint8Array<ArrayBuffer> | string {
    if (body instanceof ReadableStream) return body;
    return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
  }

  function keepCookie(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }

  async function fetchToken(): Promise<string> {
    const response = await ask('/api/auth/token');
    if (response.status !== 200) throw new Error(`No token: ${await response.text()}`);
    const answer = readTokenEndpoint.answerSchema.parse(await response.json());
    token = answer.token;
    return answer.token;
  }

  return {
    ask,
    keepCookie,
    fetchToken,
    post: (path: string, body?: unknown) => ask(path, { method: 'POST', body }),
    put: (path: string, body?: unknown) => ask(path, { method: 'PUT', body }),
    patch: (path: string, body?: unknown) => ask(path, { method: 'PATCH', body }),
    delete: (path: string, body?: unknown) => ask(path, { method: 'DELETE', body }),
    cookies,
    setToken: (other: string | undefined) => {
      token = other;
    },

    async signIn(email: string, password: string, rememberMe = false): Promise<void> {
      const response = await ask('/api/auth/sign-in/email', {
        method: 'POST',
        body: { email, password, rememberMe },
      });
      if (response.status !== 200) throw new Error(`Signing in failed: ${await response.text()}`);
      await fetchToken();
    },
  };
}
