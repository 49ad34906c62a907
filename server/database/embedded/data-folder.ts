import { chmod, mkdir, open, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

export type DataFolder = {
  /** What the owner calls the data folder: every message names it. */
  readonly dataDir: string;
  /** Everything of the embedded server is in here. */
  readonly home: string;
  readonly clusterDir: string;
  readonly connectionFile: string;
  readonly logFile: string;
};

const OTHERS_MAY_PASS_THROUGH = 0o711;
const OWNER_ONLY = 0o700;

export async function prepareDataFolder(dataDir: string): Promise<DataFolder> {
  const folder = resolve(dataDir);
  const mode = process.getuid?.() === 0 ? OTHERS_MAY_PASS_THROUGH : OWNER_ONLY;
  await makeFolder(folder, mode);
  await makeFolder(join(folder, 'postgres'), mode);
  await syncFolder(folder);
  // Without symbolic links, a running server can be told by the path on its command line.
  const home = await realpath(join(folder, 'postgres'));
  return {
    dataDir: folder,
    home,
    clusterDir: join(home, 'cluster'),
    connectionFile: join(home, 'connection.json'),
    logFile: join(home, 'postgres.log'),
  };
}

/** A strict umask must not lock the database's own account out of folders made for it; folders found are left alone. */
async function makeFolder(path: string, mode: number): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true });
  if (firstMade === undefined) return;
  for (let made = path; made.length >= firstMade.length; made = dirname(made)) await chmod(made, mode);
}

/** What a folder lists, too, must outlive a loss of power. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
