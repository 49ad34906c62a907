import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listProjectFiles } from './list-project-files.ts';

// The project can also be unpacked from an archive on a machine without git.
const isGitInstalled = spawnSync('git', ['--version']).status === 0;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project files '));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
}

test.runIf(isGitInstalled)(
  'in a repository, tracked and new files are listed; ignored, deleted and foreign ones are not',
  () => {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    write('web/tracked.ts', 'web/deleted.ts');
    execFileSync('git', ['add', '.'], { cwd: root });
    rmSync(join(root, 'web/deleted.ts'));
    write('web/new ẹ.ts', 'web/made/ignored.ts', 'docs/note.ts');
    writeFileSync(join(root, '.gitignore'), 'made/\n');
    expect(listProjectFiles(root, ['web', 'server'])).toEqual(['web/new ẹ.ts', 'web/tracked.ts']);
  },
);

test('outside a repository the folders are walked, without what is installed or built', () => {
  write(
    'web/ui/button.tsx',
    'web/node_modules/react/react.ts',
    'web/build/out.ts',
    'server/main.ts',
    'docs/note.ts',
  );
  expect(listProjectFiles(root, ['web', 'server', 'e2e'])).toEqual(['server/main.ts', 'web/ui/button.tsx']);
});
