import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildWorkers } from './build-workers.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT_FOLDER = join(ROOT, 'build', 'client');
const COMPRESSIBLE = /\.(js|css|json|svg|txt|webmanifest)$/;

// Whatever the machine sets: with anything else the browser would get React's development build.
process.env.NODE_ENV = 'production';

/** Builds the web part, then compresses its files once and as small as they get, so that serving never has to. */
await rm(join(ROOT, 'build'), { recursive: true, force: true });
const build = spawnSync(process.execPath, [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
  cwd: ROOT,
  encoding: 'utf8',
});
// The tool's figures and hints are for whoever works on it; a person who starts the shop needs to hear of failures alone.
if (build.status !== 0) {
  console.error(build.stdout, build.stderr);
  process.exit(1);
}
await shortenRouteTable(join(CLIENT_FOLDER, 'assets'));
await buildWorkers(CLIENT_FOLDER);

const entries = await readdir(CLIENT_FOLDER, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));

/**
 * The table of routes travels with every first page, and a third of it says which scripts a page needs: what every page has
 * loaded by then is left out, and the rest stands in one order, in which it compresses best.
 */
async function shortenRouteTable(folder: string): Promise<void> {
  const BEGINNING = 'window.__reactRouterManifest=';
  for (const name of await readdir(folder)) {
    if (!/^manifest-\w+\.js$/.test(name)) continue;
    const text = await readFile(join(folder, name), 'utf8');
    if (!text.startsWith(BEGINNING)) continue;
    const table = JSON.parse(text.slice(BEGINNING.length).replace(/;\s*$/, '')) as {
      entry: { imports: string[] };
      routes: Record<string, { imports: string[] }>;
    };
    const loadedBefore = new Set(table.entry.imports);
    for (const route of Object.values(table.routes)) {
      route.imports = route.imports.filter((script) => !loadedBefore.has(script)).sort();
    }
    await writeFile(join(folder, name), `${BEGINNING}${JSON.stringify(table)};`);
  }
}

async function compressFile(name: string): Promise<void> {
  const body = await readFile(name);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${name}.br`, brotli), writeFile(`${name}.gz`, gzipped)]);
}
