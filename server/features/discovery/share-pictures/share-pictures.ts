import type { Logger } from 'pino';
import type { Product } from '../../../../domain/catalogue/product.ts';
import {
  markProductPicture,
  markShopPicture,
  type PlainShape,
} from '../../../../domain/discovery/share-picture.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { FilePort } from '../../../ports/files.ts';
import { composeSharePicture } from './compose-share-picture.ts';
import { cutPlainPicture } from './cut-plain-picture.ts';
import { writePlainKey, writeProductKey, writeShopKey } from './share-picture-files.ts';

export type SharePictureParts = {
  readonly files: FilePort;
  /** One line for all the encoding of this node. */
  readonly encodingLine: {
    readonly run: <Value>(work: () => Promise<Value>) => Promise<Result<Value>>;
  };
  /** Undefined for a picture that is not there. */
  readonly readMaster: (pictureId: string) => Promise<Buffer | undefined>;
  /** Undefined for what is not in the shop window. */
  readonly findProduct: (id: string) => Pick<Product, 'id' | 'name' | 'pictures'> | undefined;
  readonly readShopProfile: () => ShopProfile;
  readonly log: Pick<Logger, 'warn'>;
};

/** A picture that can be had: where it is kept, and how it is made where it is not. */
export type Obtainable = {
  readonly key: string;
  readonly make: () => Promise<Buffer>;
  /** Of what it shows now; an address with another one is out of date. Undefined: what is behind the address never changes. */
  readonly mark: string | undefined;
};

const WHAT_THE_SHOP_DOES = 'Baked to order, delivered or picked up';

/** Pictures for links and catalogues outside of the shop, each made once, when it is first asked for. */
export function createSharePictures(parts: SharePictureParts) {
  const { files, encodingLine, readMaster, findProduct, readShopProfile, log } = parts;
  /** Whoever asks while a picture is being made waits for the same one. */
  const underWay = new Map<string, Promise<Result<Buffer>>>();

  async function makeAndKeep({ key, make }: Obtainable): Promise<Result<Buffer>> {
    const made = await encodingLine.run(make);
    if (!made.ok) return made;
    // Whoever asked gets it all the same; the next one has it made again.
    await files
      .put(key, { bytes: made.value, contentType: 'image/jpeg' })
      .catch((error: unknown) => log.warn({ err: error, key }, 'A share picture could not be kept'));
    return accept(made.value);
  }

  return {
    ofProduct(id: string): Obtainable | undefined {
      const product = findProduct(id);
      if (!product) return undefined;
      const shop = readShopProfile();
      const mark = markProductPicture(product, shop);
      const [picture] = product.pictures;
      return {
        key: writeProductKey(product.id, mark),
        mark,
        make: async () =>
          composeSharePicture({
            shopName: shop.name,
            title: product.name,
            line: shop.tagline,
            picture: (picture && (await readMaster(picture.id))) ?? 'no-picture',
          }),
      };
    },

    ofShop(): Obtainable {
      const shop = readShopProfile();
      const mark = markShopPicture(shop);
      return {
        key: writeShopKey(mark),
        mark,
        make: () =>
          composeSharePicture({
            shopName: shop.name,
            title: shop.tagline === '' ? shop.name : shop.tagline,
            line: WHAT_THE_SHOP_DOES,
            picture: 'shop',
          }),
      };
    },

    async ofPicture(pictureId: string, shape: PlainShape): Promise<Obtainable | undefined> {
      const master = await readMaster(pictureId);
      if (!master) return undefined;
      const key = writePlainKey(pictureId, shape);
      return { key, mark: undefined, make: () => cutPlainPicture(master, shape) };
    },

    find: ({ key }: Obtainable) => files.get(key),

    make(wanted: Obtainable): Promise<Result<Buffer>> {
      const present = underWay.get(wanted.key);
      if (present) return present;
      const started = makeAndKeep(wanted).finally(() => underWay.delete(wanted.key));
      underWay.set(wanted.key, started);
      return started;
    },
  };
}
