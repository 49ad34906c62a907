import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises';
import { type Binaries, programPath } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import { isMissing } from './file-fault.ts';
import { LOOPBACK } from './free-port.ts';
import { stopPostmaster } from './postmaster.ts';
import { describeSpawnFault, programOptions, type ServerUser } from './run-program.ts';

const LONGEST_LOG_BYTES = 5 * 1024 * 1024;

/** Given on the command line, where no file in the data folder can overrule them. */
const SERVER_SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: LOOPBACK,
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // Statements and details would carry customers' data into the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

export type LaunchedPostmaster = {
  hasEnded(): boolean;
  /** What it has written to its log since it was launched. */
  readLog(): Promise<string>;
  stop(): Promise<void>;
};

/** In a session of its own, so that Ctrl-C in the terminal does not stop it under requests still being answered. */
export async function launchPostmaster(options: {
  binaries: Binaries;
  folder: DataFolder;
  user: ServerUser | undefined;
  port: number;
  settings?: Readonly<Record<string, string>> | undefined;
}): Promise<LaunchedPostmaster> {
  const { folder, port } = options;
  const path = programPath(options.binaries, 'postgres');
  const settings = Object.entries({ ...SERVER_SETTINGS, ...options.settings, port: String(port) });
  const log = await openLog(folder.logFile);
  try {
    const { size } = await log.stat();
    const child = spawn(
      path,
      ['-D', folder.clusterDir, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...programOptions(options.user), detached: true, stdio: ['ignore', log.fd, log.fd] },
    );
    await once(child, 'spawn').catch((error) => {
      throw describeSpawnFault(path, error);
    });
    child.unref();
    return {
      hasEnded: () => child.exitCode !== null || child.signalCode !== null,
      readLog: () => readFrom(folder.logFile, size),
      stop: () => (child.pid ? stopPostmaster(child.pid, folder) : Promise.resolve()),
    };
  } finally {
    await log.close();
  }
}

async function openLog(path: string): Promise<FileHandle> {
  try {
    if ((await stat(path)).size > LONGEST_LOG_BYTES) await rename(path, `${path}.1`);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return open(path, 'a', 0o600);
}

async function readFrom(path: string, offset: number): Promise<string> {
  return (await readFile(path)).subarray(offset).toString();
}
