import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { OverlayOptions } from 'sharp';
import sharp from 'sharp';
import type { Product } from '../../../../domain/catalogue/product.ts';
import {
  SHARE_PICTURE_HEIGHT as HEIGHT,
  markProductPicture,
  markShopPicture,
  type PlainShape,
  SHARE_PICTURE_HEIGHT,
  SHARE_PICTURE_WIDTH,
  SHARE_PICTURE_WIDTH as WIDTH,
} from '../../../../domain/discovery/share-picture.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import { isWordmark, type ShopBrand } from '../../../../domain/shop/brand/brand.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { type Lettered, letterWords } from '../../../lettering/letter-words.ts';
import { dressMail, type MailColours } from '../../../mails/mail-look.ts';
import type { FilePort } from '../../../ports/files.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { writePlainKey, writeProductKey, writeShopKey } from './share-picture-files.ts';

type SharePicturePlan = {
  readonly shop: ShopProfile;
  /** Of a brand of the shop's own; undefined for the house's. */
  readonly mark: Buffer | undefined;
  /** What the picture is about, in large letters. */
  readonly title: string;
  /** Below it, in small ones; blank: nothing. */
  readonly line: string;
  /** The picture beside the words, or which of the drawn ones stands there instead. */
  readonly picture: Buffer | 'shop' | 'no-picture';
};

const DRAWN = join(import.meta.dirname, 'drawn');
const PICTURE_WIDTH = 640;

/** The panel's words: beside the logo, below it, and at the foot. */
const WORDS_LEFT = 662;
const WORDS_WIDTH = 486;
const NAME = { left: 744, middle: 160, maxWidth: 404, maxHeight: 72, sizes: [40, 34, 28, 22] };
const TITLE = { top: 232, bottom: 520, sizes: [84, 74, 66, 58, 50, 44, 38, 32, 26, 20] };
const LINE = { bottom: 580, maxHeight: 44, sizes: [28, 25, 22, 19] };

/** One picture for a shared link: what it is about, by whom, and how it looks. No price, because others keep it for months. */
async function composeSharePicture(plan: SharePicturePlan): Promise<Buffer> {
  const { colours } = dressMail(plan.shop);
  // First the text face: from then on the library has its letters for those that the display face lacks.
  const line = await letterWords({
    ...LINE,
    text: plan.line,
    face: 'text',
    colour: colours['cocoa-2'],
    maxWidth: WORDS_WIDTH,
  });
  const name = await letterWords({
    ...NAME,
    text: plan.shop.brand?.logo && isWordmark(plan.shop.brand.logo) ? '' : plan.shop.name,
    face: 'display',
    colour: colours.cocoa,
  });
  const title = await letterWords({
    ...TITLE,
    text: plan.title,
    face: 'display',
    colour: colours.cocoa,
    maxWidth: WORDS_WIDTH,
    maxHeight: TITLE.bottom - TITLE.top,
  });
  const beside = typeof plan.picture === 'string' ? await readDrawn(plan.picture) : plan.picture;
  const layers: OverlayOptions[] = [
    { input: await cutBeside(beside, colours), left: 0, top: 0 },
    ...(plan.shop.brand && plan.mark
      ? await drawBrandFrame(plan.shop.brand, plan.mark, colours)
      : [{ input: await readDrawn('frame'), left: 0, top: 0 }]),
    ...place(name, (shown) => ({ left: NAME.left, top: NAME.middle - shown.height / 2 })),
    ...place(title, (shown) => ({
      left: WORDS_LEFT,
      top: TITLE.top + (TITLE.bottom - TITLE.top - shown.height) / 2,
    })),
    ...place(line, (shown) => ({ left: WORDS_LEFT, top: LINE.bottom - shown.height })),
  ];
  const canvas = { width: WIDTH, height: HEIGHT, channels: 3, background: colours.cream } as const;
  return encodeJpeg(
    await sharp({ create: canvas }).composite(layers).png({ compressionLevel: 1 }).toBuffer(),
  );
}

function readDrawn(name: 'frame' | 'shop' | 'no-picture'): Promise<Buffer> {
  return readFile(join(DRAWN, `${name}.webp`));
}

function cutBeside(picture: Buffer, colours: MailColours): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'cover' })
    .flatten({ background: colours.cream })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const PANEL_LEFT = 604;
const BAND_HEIGHT = 28;
const LOGO = { left: 660, top: 126, side: 68, maxWidth: 480 };

/** The panel for the words, a band in the brand's colour and its logo: the drawn frame has the house's colours. */
async function drawBrandFrame(
  { logo }: ShopBrand,
  mark: Buffer,
  colours: MailColours,
): Promise<OverlayOptions[]> {
  const width = logo && isWordmark(logo) ? LOGO.maxWidth : LOGO.side;
  const shown = sharp(mark).resize({ width, height: LOGO.side, fit: 'inside' });
  return [
    { input: await fillBox(WIDTH - PANEL_LEFT, HEIGHT, colours.cream), left: PANEL_LEFT, top: 0 },
    { input: await fillBox(WIDTH, BAND_HEIGHT, colours.honey), left: 0, top: 0 },
    { input: await shown.png().toBuffer(), left: LOGO.left, top: LOGO.top },
  ];
}

function fillBox(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function place(
  shown: Lettered | null,
  findPlace: (shown: Lettered) => { readonly left: number; readonly top: number },
): OverlayOptions[] {
  if (!shown) return [];
  const { left, top } = findPlace(shown);
  return [{ input: shown.png, left: Math.round(left), top: Math.round(top) }];
}

/** Catalogues of other sites take nothing below 500 pixels, and show at most 1080. */
const SQUARE_SIDE = 1080;
const SIZES: Readonly<Record<PlainShape, { readonly width: number; readonly height: number }>> = {
  wide: { width: SHARE_PICTURE_WIDTH, height: SHARE_PICTURE_HEIGHT },
  square: { width: SQUARE_SIDE, height: SQUARE_SIDE },
};

/** A picture as it is, without a word on it, which shopping sites refuse. */
async function cutPlainPicture(master: Buffer, shape: PlainShape): Promise<Buffer> {
  const cut = sharp(master).resize({ ...SIZES[shape], fit: 'cover' });
  return encodeJpeg(await cut.png({ compressionLevel: 1 }).toBuffer());
}

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
  /** The logo, or what stands for it; undefined for the house's own brand. */
  readonly readBrandMark: () => Buffer | undefined;
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
  const { files, encodingLine, readMaster, findProduct, readShopProfile, readBrandMark, log } = parts;
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
            shop,
            mark: readBrandMark(),
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
            shop,
            mark: readBrandMark(),
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
