import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProjectFiles } from './architecture/list-project-files.ts';
import { CHECKED_FOLDERS, isLongTestName, isTestName } from './architecture/places.ts';
import { compareWithTests } from './specification/compare-with-tests.ts';
import { formatIds } from './specification/format-ids.ts';
import { readStatements } from './specification/read-statements.ts';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = 'docs/specification.md';

const mustBeComplete = process.argv.includes('--complete');
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const statements = readStatements(DOCUMENT, readText(DOCUMENT));
// A statement is proved by what `npm test` runs.
const testPaths = listProjectFiles(ROOT, CHECKED_FOLDERS).filter(
  (path) => isTestName(path) && !isLongTestName(path),
);
const tests = Object.fromEntries(testPaths.map((path) => [path, readText(path)]));
const { unproved, problems } = compareWithTests(statements, tests);

for (const { path, line, what } of problems) console.error(`${path}:${line}  specification: ${what}`);

const count = statements.ids.length;
const summary = `specification: ${count - unproved.length} of ${count} statements proved`;
console.log(unproved.length === 0 ? summary : `${summary}; without a test:`);
for (const line of formatIds(unproved)) console.log(`  ${line}`);

if (problems.length > 0 || (mustBeComplete && unproved.length > 0)) process.exitCode = 1;
