import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeMissingChromium, findChromium } from '../../../scripts/find-chromium.ts';
import { Skipped } from '../table.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..', '..');
const TESTS_LIMIT_MS = 600_000;

/** Tests of the project that prove a line of the table where nothing of the outside is needed. */
export async function runTests(program: 'vitest' | 'playwright', given: readonly string[]): Promise<void> {
  const chromium = program === 'playwright' ? await findChromium() : '';
  if (chromium === undefined) throw new Skipped(describeMissingChromium());
  try {
    const options = {
      cwd: ROOT,
      timeout: TESTS_LIMIT_MS,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NO_COLOR: '1', ...(chromium && { CHROMIUM_PATH: chromium }) },
    };
    await run(join(ROOT, 'node_modules', '.bin', program), [...given], options);
  } catch (error) {
    const { stdout = '' } = Object(error) as { stdout?: string };
    const [failure = String(error)] = /^.*(?:FAIL|Error:|failed).*$/m.exec(stdout) ?? [];
    throw new Error(failure.trim());
  }
}
