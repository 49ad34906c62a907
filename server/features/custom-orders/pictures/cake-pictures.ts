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
  readonly log: Pick<Logger, 'warn'>;
};

type Composed = ReadonlyMap<CakePictureName, Buffer>;

/** Pictures of designs. Each is composed once, when it is first asked for, in all its forms. */
export function createCakePictures({ files, encodingLine, compose, log }: CakePictureParts) {
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
    find: ({ text, name }: CakePictureAddress) => files.get(writeCakePictureKey(text, name)),

    async make(address: CakePictureAddress): Promise<Result<Buffer>> {
      const composed = await composeOnce(address);
      if (!composed.ok) return composed;
      const bytes = composed.value.get(address.name);
      if (!bytes) throw new Error(`${address.name} was not among what was composed.`);
      return accept(bytes);
    },
  };
}
