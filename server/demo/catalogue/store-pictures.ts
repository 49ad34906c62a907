import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/database.ts';
import { describeMaster } from '../../features/pictures/develop-picture.ts';
import { writeMasterKey } from '../../features/pictures/picture-files.ts';
import { insertPicture } from '../../features/pictures/pictures.store.ts';
import type { FilePort } from '../../ports/files.ts';
import { readDemoPosts } from '../posts/demo-posts.ts';
import { DEMO_CATALOGUE } from './demo-catalogue.ts';

const FOLDER = join(import.meta.dirname, '..', 'pictures');

export type PictureIds = ReadonlyMap<string, string>;

/**
 * Keeps the demo's masters as if they had been uploaded. Their ids come from their bytes, so that doing it again after a
 * crash changes nothing.
 */
export async function storeDemoPictures(
  db: Database,
  files: FilePort,
  wanted: readonly string[],
): Promise<PictureIds> {
  const ids = await Promise.all(
    [...new Set(wanted)].map(async (name) => {
      const { bytes, ...facts } = await describeMaster(await readFile(writePictureFile(name)));
      const id = writeUuid(createHash('sha256').update(bytes).digest('hex'));
      await files.put(writeMasterKey(id), { bytes, contentType: 'image/webp' });
      await insertPicture(db, { id, ...facts });
      return [name, id] as const;
    }),
  );
  return new Map(ids);
}

/** All that the demo shows: of products, and above posts. */
export function listDemoPictures(): readonly string[] {
  const uses = DEMO_CATALOGUE.flatMap(({ products }) => products.flatMap(({ pictures }) => pictures));
  return [...uses.map(({ name }) => name), ...readDemoPosts().map(({ cover }) => cover)];
}

export function writePictureFile(name: string): string {
  return join(FOLDER, `${name}.webp`);
}

/** Version 8: made as its owner likes. */
function writeUuid(hex: string): string {
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
