import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProjectFiles } from './architecture/list-project-files.ts';
import { findLeftOutWords } from './texts/left-out-words.ts';
import { readVisibleTexts } from './texts/read-visible-texts.ts';
import { isVisiblePlace, VISIBLE_FOLDERS } from './texts/visible-places.ts';

/** Fails on words that the shop leaves out, in what people read; with `--list [folder]` it prints all of it instead, with its place. */
const ROOT = join(import.meta.dirname, '..');
const [option, under = ''] = process.argv.slice(2);

const paths = listProjectFiles(ROOT, VISIBLE_FOLDERS).filter(isVisiblePlace);
let count = 0;
const findings: string[] = [];
for (const path of paths) {
  const texts = readVisibleTexts(path, readFileSync(join(ROOT, path), 'utf8'));
  count += texts.length;
  if (option === '--list' && path.startsWith(under)) {
    for (const { text, line } of texts) console.log(`${path}:${line}\t${text}`);
  }
  findings.push(...findLeftOutWords(texts).map(({ line, what }) => `${path}:${line} ${what}`));
}

if (findings.length > 0) {
  console.error(findings.join('\n'));
  console.error(`texts: ${count}, with a word left out: ${findings.length}`);
  process.exitCode = 1;
} else if (option !== '--list') {
  console.log(`texts: ${count}, no words left out`);
}
