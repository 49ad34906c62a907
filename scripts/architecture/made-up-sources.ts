import { posix } from 'node:path';
import { checkSources } from './check-sources.ts';

/** For tests: a tree in which one file imports another, or a package. */
export function makeImport(importer: string, imported: string): Record<string, string> {
  if (!imported.includes('.')) return { [importer]: `import '${imported}';\n` };
  const address = `./${posix.relative(posix.dirname(importer), imported)}`;
  return { [importer]: `import '${address}';\n`, [imported]: 'export const made = 1;\n' };
}

/** For tests: each finding without its words, as in `web/root.tsx:1  size`. */
export function listBrokenRules(sources: Readonly<Record<string, string>>): string[] {
  return checkSources(sources).map((line) => line.split(': ')[0] ?? '');
}
