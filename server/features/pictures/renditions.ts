import type { Logger } from 'pino';
import {
  findShownWidth,
  listWidths,
  PICTURE_FORMATS,
  writePicturePath,
} from '../../../domain/pictures/renditions.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { mayUse, type StaffRole } from '../../../domain/users/roles.ts';
import type { Database } from '../../database/database.ts';
import { createAnswerCache, type MadeAnswer } from '../../http/answer-cache.ts';
import type { CachedAnswer } from '../../http/cached-answer.ts';
import type { WorkLine } from '../../http/work-line.ts';
import type { FilePort } from '../../ports/files.ts';
import { writeMasterKey, writePicturePrefix, writeRenditionKey } from './picture-files.ts';
import { findPicture, isInCustomOrderOf, type PictureRow, type RequestReader } from './pictures.store.ts';
import { encodeRendition, type Rendition } from './rendition.ts';
import { answerRefusal, answerRendition } from './rendition-answers.ts';

const CACHE_MAX_BYTES = 48 * 1024 * 1024;
const NEVER_CHANGES: MadeAnswer['dependsOn'] = new Set();

const NO_SUCH_PICTURE = refuse('not_found', 'no_such_picture', 'We can’t find this picture.');

export type RenditionParts = {
  readonly db: Database;
  readonly files: FilePort;
  readonly encodingLine: WorkLine;
  readonly log: Pick<Logger, 'warn'>;
};

/** Somebody with an account, a browser without one, or both at once. */
export type Viewer = RequestReader & {
  readonly role: StaffRole | null;
  readonly guestKeyHash: string | null;
};
/** Asked only for what is not for everybody. */
type FindViewer = () => Promise<Viewer>;

export type Renditions = ReturnType<typeof createRenditions>;

/**
 * Pictures in the widths and forms that screens ask for. Each is made once, when it is first asked for or soon after the
 * upload, and kept for good; those that are asked for often are at hand in memory.
 */
export function createRenditions({ db, files, encodingLine, log }: RenditionParts) {
  const cache = createAnswerCache({ maxBytes: CACHE_MAX_BYTES });

  async function make(rendition: Rendition): Promise<Result<Buffer>> {
    const { pictureId, width, format } = rendition;
    const made = await encodingLine.run(async () => {
      const master = await files.get(writeMasterKey(pictureId));
      if (!master) throw new Error(`The file of picture ${pictureId} is missing.`);
      return encodeRendition(master, rendition);
    });
    if (!made.ok) return made;
    const file = { bytes: made.value, contentType: `image/${format}` };
    // Whoever asked gets it all the same; the next one has it made again.
    await files
      .put(writeRenditionKey(pictureId, width, format), file)
      .catch((error: unknown) => log.warn({ err: error, pictureId }, 'A rendition could not be kept'));
    return made;
  }

  async function load(
    picture: PictureRow,
    { pictureId, width: askedWidth, format }: Rendition,
  ): Promise<Result<Buffer>> {
    const width = findShownWidth(askedWidth, picture.width);
    if (width === undefined) return NO_SUCH_PICTURE;
    const stored = await files.get(writeRenditionKey(pictureId, width, format));
    return stored ? accept(stored) : make({ pictureId, width, format });
  }

  /** Never from the answers that are kept: those are sent to anybody. */
  async function obtainPrivate(
    picture: PictureRow,
    rendition: Rendition,
    findViewer: FindViewer,
  ): Promise<CachedAnswer> {
    const viewer = await findViewer();
    if (!(await mayView(picture, viewer))) return answerRefusal(NO_SUCH_PICTURE.refusal);
    const loaded = await load(picture, rendition);
    return loaded.ok ? answerRendition(loaded.value, rendition.format, true) : answerRefusal(loaded.refusal);
  }

  async function mayView({ id, uploadedBy, guestKeyHash }: PictureRow, viewer: Viewer): Promise<boolean> {
    const isSender =
      (uploadedBy !== null && uploadedBy === viewer.userId) ||
      (guestKeyHash !== null && guestKeyHash === viewer.guestKeyHash);
    return mayUse(viewer.role, 'kitchen') || isSender || isInCustomOrderOf(db, id, viewer);
  }

  return {
    cachedFor: (address: string) => cache.get(address),
    cacheSize: cache.size,

    /** `undefined` asks for what cannot exist. Whoever may not see a picture is told that there is none. */
    async obtain(rendition: Rendition | undefined, findViewer: FindViewer): Promise<CachedAnswer> {
      if (!rendition) return answerRefusal(NO_SUCH_PICTURE.refusal);
      const { pictureId, width, format } = rendition;
      const path = writePicturePath(pictureId, width, format);
      const cached = cache.get(path);
      if (cached) return cached;
      const picture = await findPicture(db, pictureId);
      if (!picture) return answerRefusal(NO_SUCH_PICTURE.refusal);
      const isPrivate = picture.uploadedBy !== null || picture.guestKeyHash !== null;
      if (isPrivate) return obtainPrivate(picture, rendition, findViewer);
      return cache.getOrMake(path, async () => {
        const loaded = await load(picture, rendition);
        return loaded.ok
          ? { answer: answerRendition(loaded.value, format, false), dependsOn: NEVER_CHANGES }
          : { answer: answerRefusal(loaded.refusal), dependsOn: undefined };
      });
    },

    /** All of them, one after the other, so that shoppers who ask meanwhile hardly wait. */
    async makeAll(pictureId: string): Promise<void> {
      const picture = await findPicture(db, pictureId);
      if (!picture) return;
      const present = new Set<string>();
      for await (const { key } of files.list(writePicturePrefix(pictureId))) present.add(key);
      for (const width of listWidths(picture.width)) {
        for (const format of PICTURE_FORMATS) {
          if (present.has(writeRenditionKey(pictureId, width, format))) continue;
          const made = await make({ pictureId, width, format });
          if (!made.ok) throw new Error(made.refusal.message);
        }
      }
    },
  };
}
