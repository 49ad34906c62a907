import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSources } from './architecture/check-sources.ts';
import { listProjectFiles } from './architecture/list-project-files.ts';
import { CHECKED_FOLDERS } from './architecture/places.ts';
import { createRuntimePackagesRule } from './architecture/runtime-packages.ts';

const ROOT = join(import.meta.dirname, '..');
const CHECKED_NAME = /\.(?:ts|tsx|mjs|css)$/;

const paths = listProjectFiles(ROOT, CHECKED_FOLDERS).filter((path) => CHECKED_NAME.test(path));
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const findings = checkSources(
  Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])),
  [createRuntimePackagesRule(new Set(Object.keys(dependencies)))],
);

if (findings.length === 0) {
  console.log(`architecture: ${paths.length} files, no findings`);
} else {
  console.error(findings.join('\n'));
  console.error(`architecture: ${paths.length} files, findings: ${findings.length}`);
  process.exitCode = 1;
}
