import { chown, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../start/start-error.ts';
import { type Binaries, programPath } from './binaries.ts';
import { type DataFolder, syncFolder } from './data-folder.ts';
import { errorCode, findFileFault } from './file-fault.ts';
import { runProgram, type ServerUser } from './run-program.ts';
import { inWorkshop, isThere } from './workshop.ts';

export const ADMIN_USER = 'postgres';

export type ClusterPlan = {
  readonly folder: DataFolder;
  readonly binaries: Binaries;
  readonly user: ServerUser | undefined;
  readonly adminPassword: string;
};

export function hasCluster(folder: DataFolder): Promise<boolean> {
  return isThere(join(folder.clusterDir, 'PG_VERSION'));
}

/** Makes the data aside and moves them into place when they are complete. */
export async function createCluster(plan: ClusterPlan): Promise<void> {
  await inWorkshop(plan.folder, async (workshop) => {
    const draft = join(workshop, 'cluster');
    const passwordFile = join(workshop, 'password');
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, plan.adminPassword, { mode: 0o600 });
    if (plan.user) {
      for (const path of [workshop, draft, passwordFile]) await chown(path, plan.user.uid, plan.user.gid);
    }
    await runInitdb(plan, draft, passwordFile);
    await putInPlace(draft, plan.folder);
  });
}

/** One sorting order on every machine (by code point, with Unicode's upper and lower case), and a checksum on every page. */
async function runInitdb(plan: ClusterPlan, draft: string, passwordFile: string): Promise<void> {
  const { exitCode, output } = await runProgram(
    programPath(plan.binaries, 'initdb'),
    [
      `--pgdata=${draft}`,
      `--username=${ADMIN_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ],
    plan.user,
  );
  if (exitCode === 0) return;
  const { dataDir } = plan.folder;
  const reason = output.split('\n').find((line) => /error:|FATAL:/.test(line));
  throw (
    findFileFault(output, dataDir) ??
    new StartError(
      `The database could not be created in ${dataDir}: ${reason ?? `initdb ended with ${exitCode}`}.`,
    )
  );
}

async function putInPlace(draft: string, folder: DataFolder): Promise<void> {
  try {
    await rename(draft, folder.clusterDir);
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY') throw error;
    // Another shop that started at the same moment was faster; its data have the same passwords.
    if (await hasCluster(folder)) return;
    throw new StartError(
      `The folder ${folder.clusterDir} is not empty, but holds no database: move it away.`,
    );
  }
  await syncFolder(folder.home);
}
