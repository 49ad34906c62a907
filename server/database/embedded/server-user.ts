import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start/start-error.ts';
import { isMissing } from './file-fault.ts';
import { runProgram, type ServerUser } from './run-program.ts';

const run = promisify(execFile);

/** The names under which systems keep an account for PostgreSQL, then our own. */
const ACCOUNT_NAMES = ['postgres', '_postgres', 'oyin'];
const NEW_ACCOUNT = 'oyin';

/** Debian, Red Hat and their kin; then Alpine and other BusyBox systems. */
const WAYS_TO_ADD_AN_ACCOUNT = [
  ['/usr/sbin/useradd', '--system', '--no-create-home', '--shell', '/bin/false', NEW_ACCOUNT],
  ['/usr/sbin/adduser', '-S', '-D', '-H', '-s', '/bin/false', NEW_ACCOUNT],
] as const;

/**
 * Who PostgreSQL runs as: nobody else (undefined) for an ordinary user, and an unprivileged account where we are root,
 * because PostgreSQL refuses to run as root. Existing data decide, because only their owner may open them.
 */
export async function chooseServerUser(clusterDir: string): Promise<ServerUser | undefined> {
  const ownUid = process.getuid?.();
  const owner = await readOwner(clusterDir);
  if (ownUid !== 0) {
    if (owner && owner.uid !== ownUid) {
      throw new StartError(
        `The database in ${clusterDir} belongs to another user (number ${owner.uid}): start the shop as that user, or set DATA_DIR to another folder.`,
      );
    }
    return undefined;
  }
  if (!owner) return (await findAccount()) ?? (await addAccount());
  if (owner.uid !== 0) return { name: `number ${owner.uid}`, ...owner };
  const account = (await findAccount()) ?? (await addAccount());
  throw new StartError(
    `The database in ${clusterDir} belongs to root, but PostgreSQL refuses to run as root: run chown -R ${account.name} "${clusterDir}".`,
  );
}

/** Whether a folder may be entered or a program run; asked as that user, so that access lists and the like count too. */
export async function mayEnterOrRun(user: ServerUser, path: string): Promise<boolean> {
  const { exitCode } = await runProgram('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], user);
  return exitCode === 0;
}

async function readOwner(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const { uid, gid } = await stat(folder);
    return { uid, gid };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function findAccount(): Promise<ServerUser | undefined> {
  for (const name of ACCOUNT_NAMES) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // `id` fails for a name the system does not know.
    }
  }
  return undefined;
}

async function addAccount(): Promise<ServerUser> {
  for (const [program, ...args] of WAYS_TO_ADD_AN_ACCOUNT) {
    await run(program, args).catch(() => {});
    const account = await findAccount();
    if (account) return account;
  }
  throw new StartError(
    'PostgreSQL refuses to run as root and no account could be made for it: create a user named postgres, or start the shop as an ordinary user.',
  );
}
