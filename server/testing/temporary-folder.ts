import { access, chmod, constants, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TemporaryFolder = AsyncDisposable & { readonly path: string };

/** What Linux keeps there, it keeps in memory. */
const MEMORY_DIR = '/dev/shm';
/** Several times what the data of the tests take. */
const MEMORY_MIN_BYTES = 2 * 1024 ** 3;

export function makeTemporaryFolder(): Promise<TemporaryFolder> {
  return makeFolderIn(tmpdir());
}

/** For data that nobody needs after the tests: in memory where there is room, so that no test waits for the disk. */
export async function makeQuickFolder(): Promise<TemporaryFolder> {
  return makeFolderIn((await canHoldData(MEMORY_DIR)) ? MEMORY_DIR : tmpdir());
}

/** Where the tests run as root, PostgreSQL runs as another user, who must be able to pass through. */
async function makeFolderIn(parent: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(parent, 'oyin-test-'));
  await chmod(path, 0o711);
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}

/** PostgreSQL's programs may have to be copied beside its data, and not every such place lets programs run. */
async function canHoldData(directory: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(directory);
    if (bavail * bsize < MEMORY_MIN_BYTES) return false;
    await using folder = await makeFolderIn(directory);
    const program = join(folder.path, 'program');
    await writeFile(program, '', { mode: 0o700 });
    await access(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
