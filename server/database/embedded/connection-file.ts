import { randomBytes } from 'node:crypto';
import { link, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../start/start-error.ts';
import { type DataFolder, syncFolder } from './data-folder.ts';
import { errorCode, isMissing } from './file-fault.ts';
import { findFreePort } from './free-port.ts';
import { inWorkshop } from './workshop.ts';

/** How the shop reaches its own server; kept beside the data, because both are useless without each other. */
export type StoredConnection = {
  readonly port: number;
  readonly shopPassword: string;
  readonly adminPassword: string;
};

/** Creates the file only when no data exist yet: a new password would not open old data. */
export async function readOrCreateConnection(
  folder: DataFolder,
  hasCluster: boolean,
): Promise<StoredConnection> {
  const stored = await readConnection(folder);
  if (stored) return stored;
  if (hasCluster) {
    throw new StartError(
      `The file ${folder.connectionFile} is missing, and without its passwords the database beside it cannot be opened: put it back from a backup.`,
    );
  }
  const created = { port: await findFreePort(), shopPassword: makePassword(), adminPassword: makePassword() };
  await writeWhole(folder, created, async (draft) => {
    try {
      // Unlike a rename, a link never replaces the file of another shop that starts here at the same moment.
      await link(draft, folder.connectionFile);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  });
  return (await readConnection(folder)) ?? created;
}

export async function keepPort(
  folder: DataFolder,
  stored: StoredConnection,
  port: number,
): Promise<StoredConnection> {
  if (stored.port === port) return stored;
  const changed = { ...stored, port };
  await writeWhole(folder, changed, (draft) => rename(draft, folder.connectionFile));
  return changed;
}

export async function readConnection(
  folder: Pick<DataFolder, 'connectionFile'>,
): Promise<StoredConnection | undefined> {
  let text: string;
  try {
    text = await readFile(folder.connectionFile, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  const stored = parseConnection(text);
  if (stored) return stored;
  throw new StartError(`The file ${folder.connectionFile} is damaged: put it back from a backup.`);
}

function parseConnection(text: string): StoredConnection | undefined {
  try {
    const { port, shopPassword, adminPassword }: Partial<Record<string, unknown>> = JSON.parse(text);
    const isComplete =
      typeof port === 'number' && typeof shopPassword === 'string' && typeof adminPassword === 'string';
    return isComplete ? { port, shopPassword, adminPassword } : undefined;
  } catch {
    return undefined;
  }
}

async function writeWhole(
  folder: DataFolder,
  connection: StoredConnection,
  putInPlace: (draft: string) => Promise<void>,
): Promise<void> {
  await inWorkshop(folder, async (workshop) => {
    const draft = join(workshop, 'connection.json');
    const text = `${JSON.stringify(connection, null, 2)}\n`;
    await writeFile(draft, text, { mode: 0o600, flush: true });
    await putInPlace(draft);
  });
  await syncFolder(folder.home);
}

function makePassword(): string {
  return randomBytes(24).toString('base64url');
}
