import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const BESIDE_THE_PROJECT = 'data';
const FOR_ROOT = '/var/lib/oyin';
const OTHERS_MAY_PASS = 0o001;

type FolderFacts = { readonly mode: number; readonly birthtimeMs: number };
type Look = (folder: string) => FolderFacts | undefined;

/**
 * Beside the project, as a newcomer expects. Root's home is closed to everybody else, though, and PostgreSQL, which
 * refuses to run as root, must reach its data: there they go where the system keeps such things, each project's under
 * its own path, so that two projects never share them.
 */
export function defaultDataFolder(
  workingFolder: string = process.cwd(),
  userId: number | undefined = process.getuid?.(),
  look: Look = (folder) => statSync(folder, { throwIfNoEntry: false }),
): string {
  const beside = resolve(workingFolder, BESIDE_THE_PROJECT);
  if (userId !== 0 || isOpenToAll(workingFolder, look)) return beside;
  return hasFormerData(workingFolder, look) ? FOR_ROOT : join(FOR_ROOT, beside);
}

function isOpenToAll(project: string, look: Look): boolean {
  for (let folder = project; folder !== dirname(folder); folder = dirname(folder)) {
    if (((look(folder)?.mode ?? 0) & OTHERS_MAY_PASS) === 0) return false;
  }
  return true;
}

/**
 * All projects once shared one folder. Who is older than the data in it may have made them and goes on with them; a
 * newer clone has no claim to somebody's shop. Disks that do not know when a folder was made say 0.
 */
function hasFormerData(project: string, look: Look): boolean {
  const projectMade = look(project)?.birthtimeMs ?? 0;
  const dataMade = look(join(FOR_ROOT, 'postgres'))?.birthtimeMs ?? 0;
  return projectMade > 0 && projectMade < dataMade;
}
