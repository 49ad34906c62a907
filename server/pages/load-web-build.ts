import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadStaticFiles, type StaticFiles } from '../http/static-files.ts';
import { StartError } from '../start/start-error.ts';
import type { WebBuild } from './render-page.ts';

const BUILD_FOLDER = join(import.meta.dirname, '..', '..', 'build');

/** The web part as `npm run build` left it. */
export async function loadWebBuild(): Promise<{ build: WebBuild; staticFiles: StaticFiles }> {
  const entry = join(BUILD_FOLDER, 'server', 'index.js');
  if (!existsSync(entry))
    throw new StartError('The web part is not built: run "npm run build" once, or start with "npm start".');
  const build: WebBuild = await import(pathToFileURL(entry).href);
  return { build, staticFiles: await loadStaticFiles(join(BUILD_FOLDER, 'client')) };
}
