import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { CakePictureName } from '../../../../contract/cake-pictures.ts';
import type { CakeDesign } from '../../../../domain/custom-orders/design/cake-design.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { FilePort } from '../../../ports/files.ts';
import { createCakePictureRoom, writeCakePictureKey } from './cake-picture-files.ts';
import type { CakePictureShape } from './compose-cake.ts';
import { type CakePictureFormat, encodeCake } from './encode-cake.ts';
import type { Pixels } from './pixels.ts';
import type { CakePictureAddress } from './read-cake-address.ts';

type Look = {
  readonly shape: CakePictureShape;
  readonly format: CakePictureFormat;
  /** Left out: as wide as it was composed. */
  readonly width?: number;
};
/** For lists, where a cake stands small. */
const SMALL_WIDTH = 320;
const LOOKS: Readonly<Record<CakePictureName, Look>> = {
  '320.avif': { shape: 'square', format: 'avif', width: SMALL_WIDTH },
  '320.webp': { shape: 'square', format: 'webp', width: SMALL_WIDTH },
  '800.avif': { shape: 'square', format: 'avif' },
  '800.webp': { shape: 'square', format: 'webp' },
  '800.png': { shape: 'square', format: 'png' },
  'share.png': { shape: 'share', format: 'png' },
};

export type CakePictureParts = {
  readonly files: FilePort;
  /** One line for all the encoding of this node. */
  readonly encodingLine: {
    readonly run: <Value>(work: () => Promise<Value>) => Promise<Result<Value>>;
  };
  readonly compose: (design: CakeDesign, shape: CakePictureShape) => Promise<Pixels>;
  /** Somebody has ordered it, or asked for a quote. */
  readonly isOrdered: (designText: string) => Promise<boolean>;
  readonly log: Pick<Logger, 'warn'>;
};

type Composed = ReadonlyMap<CakePictureName, Buffer>;

/** For as long as somebody looks at a design that nobody has ordered: a few dozen designs. */
const RECENT_MAX_BYTES = 24 * 1024 * 1024;

/**
 * Pictures of designs. Each is composed once, when it is first asked for, in all its forms. Those that were ordered, and the ones
 * that go with a shared link, are kept as files; anybody can think of another cake, and of those only the last are at hand.
 */
export function createCakePictures({ files, encodingLine, compose, isOrdered, log }: CakePictureParts) {
  const recent = new LRUCache<string, Buffer>({
    maxSize: RECENT_MAX_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  /** Whoever asks while a design is being composed waits for the same picture. */
  const underWay = new Map<string, Promise<Result<Composed>>>();
  const room = createCakePictureRoom(files);

  async function composeAll(
    { text, design }: CakePictureAddress,
    shape: CakePictureShape,
  ): Promise<Composed> {
    const pixels = await compose(design, shape);
    const composed = new Map<CakePictureName, Buffer>();
    for (const [name, look] of Object.entries(LOOKS) as [CakePictureName, Look][]) {
      if (look.shape === shape) composed.set(name, await encodeCake(pixels, look.format, look.width));
    }
    if (shape !== 'share' && !(await isOrdered(text))) {
      for (const [name, bytes] of composed) recent.set(writeCakePictureKey(text, name), bytes);
      return composed;
    }
    // Whoever asked gets it all the same; the next one has it composed again.
    if (!(await files.hasRoom())) {
      log.warn('The disk is nearly full: pictures of cakes are not kept');
      return composed;
    }
    for (const [name, bytes] of composed) {
      const file = { bytes, contentType: `image/${LOOKS[name].format}` };
      await files
        .put(writeCakePictureKey(text, name), file)
        .then(() => room.add(bytes.length))
        .catch((error: unknown) => log.warn({ err: error }, 'The picture of a cake could not be kept'));
    }
    return composed;
  }

  function composeOnce(address: CakePictureAddress): Promise<Result<Composed>> {
    const { shape } = LOOKS[address.name];
    const key = `${shape} ${address.text}`;
    const present = underWay.get(key);
    if (present) return present;
    const started = encodingLine.run(() => composeAll(address, shape)).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  }

  return {
    async find({ text, name }: CakePictureAddress): Promise<Buffer | undefined> {
      const key = writeCakePictureKey(text, name);
      return recent.get(key) ?? files.get(key);
    },

    async make(address: CakePictureAddress): Promise<Result<Buffer>> {
      const composed = await composeOnce(address);
      if (!composed.ok) return composed;
      const bytes = composed.value.get(address.name);
      if (!bytes) throw new Error(`${address.name} was not among what was composed.`);
      return accept(bytes);
    },
  };
}
