import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const BESIDE_THE_PROJECT = 'data';
const FOR_ROOT = '/var/lib/oyin';
const OTHERS_MAY_PASS = 0o001;

/**
 * Beside the project, as a newcomer expects. Root's home is closed to everybody else, though, and PostgreSQL, which
 * refuses to run as root, must reach its data: there they go where the system keeps such things.
 */
export function defaultDataFolder(
  workingFolder: string = process.cwd(),
  userId: number | undefined = process.getuid?.(),
  readMode: (folder: string) => number = (folder) => statSync(folder).mode,
): string {
  const beside = resolve(workingFolder, BESIDE_THE_PROJECT);
  if (userId !== 0) return beside;
  for (let folder = workingFolder; folder !== dirname(folder); folder = dirname(folder)) {
    if ((readMode(folder) & OTHERS_MAY_PASS) === 0) return FOR_ROOT;
  }
  return beside;
}
