import { StartError } from '../../start/start-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'there is a file with that name',
};

/** The same faults as PostgreSQL's programs word them. */
const WORDED: Readonly<Record<string, string>> = {
  'No space left on device': 'ENOSPC',
  'Disk quota exceeded': 'EDQUOT',
  'Permission denied': 'EACCES',
  'Read-only file system': 'EROFS',
};

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}

/** A fault of the disk in one sentence; any other error stays what it is. */
export function explainFileFault(error: unknown, folder: string): unknown {
  const reason = REASONS[errorCode(error) ?? ''];
  return reason ? new StartError(describeFolderFault(folder, reason)) : error;
}

/** The reason of the disk that a program's output names, if it does. */
export function findFileFault(output: string, folder: string): StartError | undefined {
  const words = Object.keys(WORDED).find((candidate) => output.includes(candidate));
  const reason = words && REASONS[WORDED[words] ?? ''];
  return reason ? new StartError(describeFolderFault(folder, reason)) : undefined;
}

function describeFolderFault(folder: string, reason: string): string {
  return `The data folder ${folder} cannot be used, because ${reason}.`;
}
