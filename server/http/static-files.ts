import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type CachedAnswer, keepAnswer, keepCompressed, tagOf } from './cached-answer.ts';
import { COMMON_SECURITY_HEADERS, DATA_HEADERS, DATA_POLICY } from './security-headers.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/** Names under /assets/ carry a hash of their contents, so what is behind one never changes. */
const HASHED_FOLDER = '/assets/';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';
/** Browsers know a worker by its name, so an old one would stay in force for as long as it is kept. */
const WORKER_NAME = /^\/[^/]+-(?:sw|worker)\.js$/;
const ASKED_EACH_TIME = 'no-cache';

const DRAWING_POLICY = `${DATA_POLICY}; style-src 'unsafe-inline'`;

export type StaticFiles = ReadonlyMap<string, CachedAnswer>;

/**
 * The built web part, whole in memory under the addresses it is asked for by (a few megabytes). Only what was
 * built can be asked for, so no path can lead anywhere else.
 */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && CONTENT_TYPES[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => !relative(folder, name).startsWith('.'));
  const files = await Promise.all(
    names.map(async (name) => {
      const address = `/${relative(folder, name).split(sep).join('/')}`;
      return [address, await loadFile(name, address)] as const;
    }),
  );
  return new Map(files);
}

async function loadFile(name: string, address: string): Promise<CachedAnswer> {
  const extension = extname(name);
  const headers = {
    ...COMMON_SECURITY_HEADERS,
    // A drawing that is opened by its address is a page, which could run scripts.
    ...(extension === '.svg' && { ...DATA_HEADERS, 'content-security-policy': DRAWING_POLICY }),
    'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
    'cache-control': chooseKeeping(address),
  };
  const body = await readFile(name);
  if (!COMPRESSIBLE.has(extension)) return keepAnswer(200, headers, tagOf(body), { identity: body });
  const [br, gzip] = await Promise.all([readIfPresent(`${name}.br`), readIfPresent(`${name}.gz`)]);
  if (br && gzip) return keepAnswer(200, headers, tagOf(body), { br, gzip });
  return keepCompressed(200, headers, body);
}

function chooseKeeping(address: string): string {
  if (WORKER_NAME.test(address)) return ASKED_EACH_TIME;
  return address.startsWith(HASHED_FOLDER) ? FOR_A_YEAR : FOR_AN_HOUR;
}

async function readIfPresent(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(name);
  } catch {
    return undefined;
  }
}
