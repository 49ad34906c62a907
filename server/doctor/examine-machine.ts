import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import type { Finding } from '../../domain/shop/readiness.ts';
import type { Settings } from '../settings/settings.ts';
import { findIn } from './find.ts';

const found = findIn('machine');
const GIGABYTE = 1_000_000_000;
/** A node and its own database, or a node alone. */
const MEMORY_NEEDED_BYTES = { withDatabase: 0.9 * GIGABYTE, alone: 0.45 * GIGABYTE };
const DISK = { blockedBelowBytes: 0.5 * GIGABYTE, advisedBelowBytes: 5 * GIGABYTE };
const CLOCK_MAX_MS = 5_000;

export type MachineFacts = {
  readonly memoryBytes: number;
  readonly freeDiskBytes: number;
  readonly isRoot: boolean;
  /** By how much our clock is ahead of others'; undefined: nobody could be asked. */
  readonly clockAheadMs: number | undefined;
};

export function judgeMachine(
  { memoryBytes, freeDiskBytes, isRoot, clockAheadMs }: MachineFacts,
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
): readonly Finding[] {
  const needed = databaseUrl ? MEMORY_NEEDED_BYTES.alone : MEMORY_NEEDED_BYTES.withDatabase;
  const memory = `${sayGigabytes(memoryBytes)} of memory`;
  const disk = `${sayGigabytes(freeDiskBytes)} free for the data`;
  return [
    memoryBytes < needed
      ? found.advise('Memory', memory, {
          why: 'The server has little memory, so the shop may get slow.',
          fix: `Use a machine with at least ${sayGigabytes(needed)}.`,
        })
      : found.ready('Memory', memory),
    freeDiskBytes < DISK.advisedBelowBytes
      ? found[freeDiskBytes < DISK.blockedBelowBytes ? 'block' : 'advise']('Disk', disk, {
          why: 'The server’s disk is filling up. Once it’s full, nobody can order.',
          fix: 'Make room, or move DATA_DIR to a larger disk: a full one stops the database.',
        })
      : found.ready('Disk', disk),
    isRoot
      ? found.advise('Server account', 'The shop runs as root', {
          why: 'The shop runs with full rights on the server, so a break-in could reach everything on it.',
          fix: 'Run the shop as a user of its own, as the service file does (docs/running/one-server.md).',
        })
      : found.ready('Server account', 'Not root'),
    judgeClock(clockAheadMs),
  ];
}

function judgeClock(aheadMs: number | undefined): Finding {
  const fix = 'Turn on time synchronisation: timedatectl set-ntp true';
  const why = 'Time slots, codes and sign-in depend on the server’s clock.';
  if (aheadMs === undefined) {
    return found.advise('Clock', 'Couldn’t be checked: no time server was reached', {
      why: `We couldn’t check the server’s clock. ${why}`,
      fix,
    });
  }
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  if (Math.abs(aheadMs) <= CLOCK_MAX_MS) return found.ready('Clock', 'Correct');
  const says = `${seconds} seconds ${aheadMs > 0 ? 'fast' : 'slow'}: slots, codes and sign-in depend on it`;
  return found.block('Clock', says, { why: `The server’s clock is wrong. ${why}`, fix });
}

export async function readMachine(dataDir: string, clockAheadMs: number | undefined): Promise<MachineFacts> {
  return {
    memoryBytes: totalmem(),
    freeDiskBytes: await readFreeBytes(dataDir),
    isRoot: process.getuid?.() === 0,
    clockAheadMs,
  };
}

/** Before the first start the folder is not there yet; the one around it is on the same disk. */
async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    return readFreeBytes(dirname(folder));
  }
}

const sayGigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`;
