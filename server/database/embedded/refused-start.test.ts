import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../../start/start-error.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts';
import { prepareDataFolder } from './data-folder.ts';
import { startEmbeddedServer } from './start-embedded-server.ts';

const BYTES_PER_MB = 1024 * 1024;
const isRoot = process.getuid?.() === 0;
let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
});

afterEach(() => folder[Symbol.asyncDispose]());

async function refuseStart(
  options: Partial<Parameters<typeof startEmbeddedServer>[0]> = {},
): Promise<string> {
  try {
    const server = await startEmbeddedServer({ dataDir: folder.path, ...options });
    await server.stop();
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error('the server started');
}

test('too little disk space is said before anything is made', async () => {
  const message = await refuseStart({ readFreeBytes: async () => 120.7 * BYTES_PER_MB });
  expect(message).toBe(
    `The database needs 300 MB of free disk space in ${folder.path}, but only 120 MB are left.`,
  );
  expect(await readdir(join(folder.path, 'postgres'))).toEqual([]);
});

test('a file in the place of the data folder is named', async () => {
  const dataDir = join(folder.path, 'data');
  await writeFile(dataDir, '');
  expect(await refuseStart({ dataDir })).toBe(
    `The data folder ${dataDir} cannot be used, because there is a file with that name.`,
  );
});

test('a file in the way to the data folder is named', async () => {
  await writeFile(join(folder.path, 'notes'), '');
  const dataDir = join(folder.path, 'notes', 'data');
  expect(await refuseStart({ dataDir })).toBe(
    `The data folder ${dataDir} cannot be used, because a part of its path is not a folder.`,
  );
});

test('data without the file that holds their passwords are not touched', async () => {
  await makeClusterOf(process.getuid?.() || 1234);
  expect(await refuseStart()).toBe(
    `The file ${join(folder.path, 'postgres', 'connection.json')} is missing, and without its passwords the database beside it cannot be opened: put it back from a backup.`,
  );
});

test('a damaged file of passwords is named', async () => {
  await makeClusterOf(process.getuid?.() || 1234);
  await writeFile(join(folder.path, 'postgres', 'connection.json'), '{"port": 5432');
  expect(await refuseStart()).toBe(
    `The file ${join(folder.path, 'postgres', 'connection.json')} is damaged: put it back from a backup.`,
  );
});

test.runIf(isRoot)('data that belong to root come with the command that gives them away', async () => {
  const clusterDir = await makeClusterOf(0);
  expect(await refuseStart()).toMatch(
    new RegExp(
      `^The database in ${clusterDir} belongs to root, but PostgreSQL refuses to run as root: run chown -R \\w+ "${clusterDir}".$`,
    ),
  );
});

test.runIf(isRoot)('a folder that the unprivileged user cannot reach comes with a way out', async () => {
  await chmod(folder.path, 0o700);
  const dataDir = join(folder.path, 'data');
  expect(await refuseStart({ dataDir })).toMatch(
    /^PostgreSQL runs as the user \w+ instead of root, and that user cannot reach .*\/data: set DATA_DIR to a folder it can reach, such as \/var\/lib\/oyin\.$/,
  );
});

async function makeClusterOf(uid: number): Promise<string> {
  const { clusterDir } = await prepareDataFolder(folder.path);
  await mkdir(clusterDir);
  await writeFile(join(clusterDir, 'PG_VERSION'), '18\n');
  await chown(clusterDir, uid, uid);
  return clusterDir;
}
