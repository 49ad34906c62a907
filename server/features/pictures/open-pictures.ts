import type { KeptSource } from '../../http/kept-sources.ts';
import { writeMasterKey } from './picture-files.ts';
import { createRenditions, type RenditionParts } from './renditions.ts';
import { createWorkLine } from './work-line.ts';

/** Two cores are what a small machine has; the threads that encode leave the one that answers alone. */
const ENCODINGS_AT_ONCE = 2;
/** A first visit to a long list asks for dozens. */
const ENCODINGS_WAITING_MAX = 200;

export type Pictures = ReturnType<typeof openPictures>;

/** What uploading and showing pictures share: one line for all the encoding of this node. */
export function openPictures({ db, files, log }: Omit<RenditionParts, 'encodingLine'>) {
  const encodingLine = createWorkLine({ atOnce: ENCODINGS_AT_ONCE, waitingMax: ENCODINGS_WAITING_MAX });
  const renditions = createRenditions({ db, files, encodingLine, log });
  const keptSource: KeptSource = { kind: 'picture', keptFor: renditions.keptFor };
  return {
    files,
    encodingLine,
    renditions,
    keptSource,
    /** A picture as it was kept after its upload; undefined where there is none. */
    readMaster: (id: string) => files.get(writeMasterKey(id)),
  };
}
