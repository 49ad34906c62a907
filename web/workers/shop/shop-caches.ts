import { GUEST_CACHE, OWN_CACHE, PAGES_CACHE } from '../../api/stored-pages.ts';
import { STORED_AT_HEADER } from '../../api/worker-messages.ts';
import { type CachedEntry, type Cap, chooseToDrop } from './cache-cap.ts';

export type ShopCache = { readonly name: string; readonly cap: Cap };

const KILOBYTE = 1_024;
const MEGABYTE = 1_024 * KILOBYTE;
const PREFIX = 'shop-';
const TRIM_EVERY = 12;

/** The number changes when what is kept takes another form; what belongs to a build carries its version. */
export function listCaches(version: string) {
  return {
    shell: { name: `${PREFIX}shell-${version}`, cap: { entries: 200, bytes: 4 * MEGABYTE } },
    pageData: { name: `${PREFIX}page-data-${version}`, cap: { entries: 80, bytes: 2 * MEGABYTE } },
    pages: { name: PAGES_CACHE, cap: { entries: 60, bytes: 8 * MEGABYTE } },
    files: { name: `${PREFIX}files-1`, cap: { entries: 250, bytes: 6 * MEGABYTE } },
    pictures: { name: `${PREFIX}pictures-2`, cap: { entries: 240, bytes: 10 * MEGABYTE } },
    answers: { name: `${PREFIX}answers-1`, cap: { entries: 40, bytes: 2 * MEGABYTE } },
    own: { name: OWN_CACHE, cap: { entries: 40, bytes: MEGABYTE } },
    guest: { name: GUEST_CACHE, cap: { entries: 20, bytes: MEGABYTE } },
    notes: { name: `${PREFIX}notes-1`, cap: { entries: 10, bytes: 10 * KILOBYTE } },
  } as const satisfies Record<string, ShopCache>;
}

export async function findStored({ name }: ShopCache, key: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(key);
}

const keepings = new Map<string, number>();

/** What is for one person alone is kept nowhere that the next one in this browser looks. */
export async function keepAnswer(cache: ShopCache, key: string, answer: Response, now: Date): Promise<void> {
  if (answer.headers.get('cache-control')?.includes('private')) return;
  const copy = await copyAnswer(answer, now);
  if (copy) await putCopy(cache, key, copy);
}

/** Of whole, good answers of the shop itself; of nothing that was redirected, refused or cut. */
export async function copyAnswer(answer: Response, now: Date): Promise<Response | null> {
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected) return null;
  const headers = new Headers(answer.headers);
  const body = await answer.arrayBuffer();
  headers.set(STORED_AT_HEADER, now.toISOString());
  headers.set('content-length', String(body.byteLength));
  headers.delete('content-encoding');
  return new Response(body, { headers });
}

export async function putCopy(cache: ShopCache, key: string, copy: Response): Promise<void> {
  await (await caches.open(cache.name)).put(key, copy);
  const count = keepings.get(cache.name) ?? 0;
  keepings.set(cache.name, count + 1);
  // With the first one too: most workers live too short a time for many.
  if (count % TRIM_EVERY === 0) await trimCache(cache);
}

async function trimCache({ name, cap }: ShopCache): Promise<void> {
  const store = await caches.open(name);
  const entries = await Promise.all((await store.keys()).map((request) => readEntry(store, request)));
  await Promise.all(chooseToDrop(entries, cap).map((address) => store.delete(address)));
}

async function readEntry(store: Cache, request: Request): Promise<CachedEntry> {
  const stored = await store.match(request);
  return { address: request.url, bytes: Number(stored?.headers.get('content-length') ?? 0) };
}

/** Everything of the shop's that is not among the named. */
export async function dropOtherCaches(named: readonly ShopCache[]): Promise<void> {
  const wanted = new Set(named.map(({ name }) => name));
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && !wanted.has(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
