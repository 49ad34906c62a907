import { chmod, chown, mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts';
import { type Binaries, programPath } from './binaries.ts';
import { type DataFolder, prepareDataFolder } from './data-folder.ts';
import { makeReachable } from './reachable-binaries.ts';
import { mayEnterOrRun } from './server-user.ts';

const user = { name: 'somebody', uid: 12_345, gid: 12_345 };

/** Only root runs PostgreSQL as somebody else. */
describe.runIf(process.getuid?.() === 0)('binaries for an unprivileged user', () => {
  let temporary: TemporaryFolder;
  let folder: DataFolder;
  let binaries: Binaries;

  beforeEach(async () => {
    temporary = await makeTemporaryFolder();
    folder = await prepareDataFolder(join(temporary.path, 'data'));
    const project = join(temporary.path, 'project');
    binaries = { folder: join(project, 'native'), release: '18.0-test' };
    await mkdir(join(binaries.folder, 'bin'), { recursive: true });
    await writeFile(programPath(binaries, 'postgres'), '#!/bin/sh\n');
    // Whatever the umask of whoever runs the tests.
    const opened = [
      project,
      binaries.folder,
      join(binaries.folder, 'bin'),
      programPath(binaries, 'postgres'),
    ];
    for (const path of opened) await chmod(path, 0o755);
    await symlink('postgres', join(binaries.folder, 'bin', 'postmaster'));
  });

  afterEach(() => temporary[Symbol.asyncDispose]());

  test('stay where they are when the user can run them there', async () => {
    expect(await makeReachable(binaries, folder, user)).toEqual(binaries);
  });

  test('stay where they are when nobody else runs them', async () => {
    await chmod(join(temporary.path, 'project'), 0o700);
    expect(await makeReachable(binaries, folder, undefined)).toEqual(binaries);
  });

  test('are copied beside the data when the project is closed to others', async () => {
    await chmod(join(temporary.path, 'project'), 0o700);
    const copy = await makeReachable(binaries, folder, user);
    expect(copy.folder).toBe(join(folder.home, 'binaries-18.0-test'));
    expect(await mayEnterOrRun(user, join(copy.folder, 'bin', 'postmaster'))).toBe(true);
  });

  test('are copied with permission to run them when they were installed without', async () => {
    await chmod(programPath(binaries, 'postgres'), 0o700);
    const copy = await makeReachable(binaries, folder, user);
    expect(await mayEnterOrRun(user, programPath(copy, 'postgres'))).toBe(true);
  });

  test('are copied once for each release', async () => {
    await chmod(join(temporary.path, 'project'), 0o700);
    const first = await makeReachable(binaries, folder, user);
    const { ino } = await stat(first.folder);
    const second = await makeReachable(binaries, folder, user);
    expect((await stat(second.folder)).ino).toBe(ino);
  });

  test('are not run from a folder that somebody else may have put there', async () => {
    await chmod(join(temporary.path, 'project'), 0o700);
    const planted = join(folder.home, 'binaries-18.0-test');
    await mkdir(planted);
    await chown(planted, user.uid, user.gid);
    await expect(makeReachable(binaries, folder, user)).rejects.toThrow(
      `The programs in ${planted} may have been put there by another user: remove that folder.`,
    );
  });
});
