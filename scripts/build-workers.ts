import { join } from 'node:path';
import { build } from 'vite';
import { describeBuild } from './describe-build.ts';

const ROOT = join(import.meta.dirname, '..');

/** Browsers know a worker by its address, so these files keep the names given here; everything else carries a hash. */
const WORKERS = { 'firebase-messaging-sw': 'push-worker.ts', 'shop-worker': 'shop-worker.ts' };

/** Bundles each worker into one file of its own: a worker that must fetch its parts can fail halfway. */
export async function buildWorkers(folder: string): Promise<void> {
  const define = { __SHOP_BUILD__: JSON.stringify(await describeBuild(folder)) };
  for (const [name, source] of Object.entries(WORKERS)) {
    await build({
      configFile: false,
      root: ROOT,
      publicDir: false,
      logLevel: 'error',
      define,
      build: {
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: {
          input: { [name]: join(ROOT, 'web', 'workers', source) },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    });
  }
}
