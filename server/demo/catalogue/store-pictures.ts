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
export async function storeDemoPictures(db: Database, files: FilePort): Promise<PictureIds> {
  const uses = DEMO_CATALOGUE.flatMap(({ products }) => products.flatMap(({ pictures }) => pictures));
  const covers = readDemoPosts().map(({ cover }) => cover);
  const names = [...new Set([...uses.map(({ name }) => name), ...covers])];
  const ids = await Promise.all(
    names.map(async (name) => {
      const { bytes, ...facts } = await describeMaster(await readFile(join(FOLDER, `${name}.webp`)));
      const id = writeUuid(createHash('sha256').update(bytes).digest('hex'));
      await files.put(writeMasterKey(id), { bytes, contentType: 'image/webp' });
      await insertPicture(db, { id, ...facts });
      return [name, id] as const;
    }),
  );
  return new Map(ids);
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
