import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProjectFiles } from './architecture/list-project-files.ts';
import { readVisibleTexts } from './texts/read-visible-texts.ts';
import { isVisiblePlace, VISIBLE_FOLDERS } from './texts/visible-places.ts';

/** Prints every text that people can see, with its place, so that it can be read in one go: `node scripts/list-texts.ts [folder]`. */
const ROOT = join(import.meta.dirname, '..');
const [under = ''] = process.argv.slice(2);

for (const path of listProjectFiles(ROOT, VISIBLE_FOLDERS).filter(isVisiblePlace)) {
  if (!path.startsWith(under)) continue;
  for (const { text, line } of readVisibleTexts(path, readFileSync(join(ROOT, path), 'utf8'))) {
    console.log(`${path}:${line}\t${text}`);
  }
}
