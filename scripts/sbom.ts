import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepRuntime } from './steps/runtime-lock.ts';

const ROOT = join(import.meta.dirname, '..');
const readJson = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

const { manifest, lock } = keepRuntime(readJson('package.json'), readJson('package-lock.json'));
const parent = mkdtempSync(join(tmpdir(), 'sbom-'));
try {
  // npm names the project after its folder.
  const folder = join(parent, 'oyin');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
} finally {
  rmSync(parent, { recursive: true });
}
