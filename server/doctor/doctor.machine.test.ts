import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';

const PROGRAM = join(import.meta.dirname, 'run-doctor.ts');

async function runDoctor(environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...environment };
  const run = promisify(execFile)(process.execPath, [PROGRAM], { env });
  return run.then(({ stdout }) => ({ code: 0, stdout })).catch(({ code, stdout }) => ({ code, stdout }));
}

test('the doctor names a wrong setting and exits with 1 (P33.5)', async () => {
  const { code, stdout } = await runDoctor({ DEMO: '0' });
  expect(code).toBe(1);
  expect(stdout).toContain('✗ Setting          PUBLIC_URL is required when DEMO is 0');
});

test('the doctor creates nothing where no shop has been started yet (P33.5)', async () => {
  await using folder = await makeTemporaryFolder();
  const { code, stdout } = await runDoctor({ DATA_DIR: join(folder.path, 'nothing') });
  expect(code).toBe(1);
  expect(stdout).toContain('Start the shop once: it creates its database.');
  expect(stdout).toContain('Not ready to open');
});
