import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../start/start-error.ts';
import type { DataFolder } from './data-folder.ts';
import { isMissing } from './file-fault.ts';

/** Whatever begins with this was never finished. */
const PREFIX = 'creating-';

/** A folder to make something in; what is complete is moved out by a rename, the rest disappears. */
export async function inWorkshop(
  folder: DataFolder,
  work: (workshop: string) => Promise<void>,
): Promise<void> {
  const workshop = await mkdtemp(join(folder.home, PREFIX));
  try {
    await work(workshop);
  } catch (error) {
    if (await isThere(workshop)) throw error;
    throw new StartError(`Another shop was started on the data folder ${folder.dataDir} at the same moment.`);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/**
 * Removes what a killed start left behind. It is renamed first: should another shop be at work in it at this very
 * moment, that shop fails as a whole instead of finishing with files missing.
 */
export async function clearWorkshops(folder: DataFolder): Promise<void> {
  const leftovers = (await readdir(folder.home)).filter((name) => name.startsWith(PREFIX));
  for (const name of leftovers) {
    await inWorkshop(folder, (workshop) =>
      rename(join(folder.home, name), join(workshop, 'leftover')).catch((error) => {
        if (!isMissing(error)) throw error;
      }),
    );
  }
}

export async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
