import type { CachedSource } from '../../http/cached-sources.ts';
import { createWorkLine } from '../../http/work-line.ts';
import { writeMasterKey } from './picture-files.ts';
import { findPicture } from './pictures.store.ts';
import { createRenditions, type RenditionParts } from './renditions.ts';

/** Two cores are what a small machine has; the threads that encode leave the one that answers alone. */
const ENCODINGS_AT_ONCE = 2;
/** A first visit to a long list asks for dozens. */
const ENCODINGS_WAITING_MAX = 200;

export type Pictures = ReturnType<typeof openPictures>;

/** What uploading and showing pictures share: one line for all the encoding of this node. */
export function openPictures({ db, files, log }: Omit<RenditionParts, 'encodingLine'>) {
  const encodingLine = createWorkLine({ atOnce: ENCODINGS_AT_ONCE, waitingMax: ENCODINGS_WAITING_MAX });
  const renditions = createRenditions({ db, files, encodingLine, log });
  const cachedSource: CachedSource = { kind: 'picture', cachedFor: renditions.cachedFor };
  return {
    files,
    encodingLine,
    renditions,
    cachedSource,
    /** A picture for everybody as it was kept after its upload; undefined where there is none. */
    async readMaster(id: string): Promise<Buffer | undefined> {
      const picture = await findPicture(db, id);
      return picture?.uploadedBy === null ? files.get(writeMasterKey(id)) : undefined;
    },
  };
}
