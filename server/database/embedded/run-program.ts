import { type SpawnOptions, spawn } from 'node:child_process';
import { StartError } from '../../start/start-error.ts';
import { errorCode } from './file-fault.ts';

/** An account that PostgreSQL's programs run under in place of root. */
export type ServerUser = { readonly name: string; readonly uid: number; readonly gid: number };

export type ProgramResult = { readonly exitCode: number | null; readonly output: string };

/**
 * How PostgreSQL's programs are started: from a folder everyone may enter, with English messages, and without the
 * shop's environment, which holds secrets and may hold PGPORT and the like.
 */
export function programOptions(user: ServerUser | undefined): SpawnOptions {
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  return { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, ...identity };
}

/** Runs a program to its end, whatever that is. */
export function runProgram(path: string, args: readonly string[], user?: ServerUser): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { ...programOptions(user), stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => reject(describeSpawnFault(path, error)));
    child.once('close', (exitCode) => resolve({ exitCode, output: Buffer.concat(chunks).toString() }));
  });
}

/** A program for another C library, a disk mounted without permission to run programs, and the like. */
export function describeSpawnFault(path: string, error: Error): StartError {
  return new StartError(
    `The program ${path} cannot be run on this machine (${errorCode(error)}): set DATABASE_URL to a PostgreSQL 15 or newer instead.`,
  );
}
