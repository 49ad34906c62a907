import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export const GHOST_KEY = '22444f78447824223cefc48062';

export type GhostEntry = {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
  readonly custom_excerpt?: string | null;
  readonly excerpt?: string;
  readonly feature_image?: string | null;
  readonly feature_image_alt?: string | null;
  readonly published_at: string;
  readonly updated_at: string;
  readonly tags?: readonly { readonly name: string; readonly visibility: string }[];
  readonly primary_author?: { readonly name: string };
  readonly access?: boolean;
  readonly visibility?: string;
  readonly status: 'draft' | 'scheduled' | 'published';
};

/** Speaks as much of Ghost's Content API as the shop asks for, on this machine alone. */
export async function startGhostServer() {
  const stored: Record<'posts' | 'pages', GhostEntry[]> = { posts: [], pages: [] };
  const asked: string[] = [];
  let fault:
    | { readonly status: number; readonly body: string; readonly headers?: Record<string, string> }
    | undefined;

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://ghost.invalid');
    asked.push(url.pathname + url.search);
    const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    if (fault) return answer(fault.status, fault.body, fault.headers);
    if (url.searchParams.get('key') !== GHOST_KEY)
      return answer(401, '{"errors":[{"message":"Unknown key"}]}');
    const kind = /^\/ghost\/api\/content\/(posts|pages)\/$/.exec(url.pathname)?.[1];
    if (kind !== 'posts' && kind !== 'pages') return answer(404, '{"errors":[]}');
    const limit = Number(url.searchParams.get('limit'));
    const page = Number(url.searchParams.get('page'));
    const published = stored[kind].filter(({ status }) => status === 'published');
    const entries = published.map((entry) => ({ id: `ghost-${entry.slug}`, ...entry }));
    const start = (page - 1) * limit;
    const next = start + limit < entries.length ? page + 1 : null;
    const meta = { pagination: { page, limit, next, total: entries.length } };
    return answer(200, JSON.stringify({ [kind]: entries.slice(start, start + limit), meta }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    // What was asked for beside an answer that was refused is read by nobody, and its connection would stay open for seconds.
    server.closeAllConnections();
    await closed;
  });
  const { port } = server.address() as AddressInfo;
  return {
    site: { url: `http://127.0.0.1:${port}`, key: GHOST_KEY },
    asked,
    keep: (kind: 'posts' | 'pages', entry: GhostEntry) => stored[kind].push(entry),
    clear: () => {
      stored.posts = [];
      stored.pages = [];
    },
    failWith: (next: typeof fault) => {
      fault = next;
    },
  };
}
