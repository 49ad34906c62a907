import type { Logger } from 'pino';
import {
  BRAND_ICONS,
  type BrandFileName,
  type BrandIconName,
  isWordmark,
  type ShopBrand,
  writeBrandPath,
} from '../../../../domain/shop/brand/brand.ts';
import { writeThemeCss } from '../../../../domain/shop/brand/theme-css.ts';
import { type CachedAnswer, keepAnswer, keepCompressed, tagOf } from '../../../http/cached-answer.ts';
import type { CachedSource } from '../../../http/cached-sources.ts';
import { COMMON_SECURITY_HEADERS, DATA_POLICY } from '../../../http/security-headers.ts';
import { composeIcon, drawHouseMark, fitLogo } from './compose-icon.ts';
import { cutInitial, drawInitial } from './draw-initial.ts';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';
/** Neither a browser nor its worker may keep it under another brand's address. */
const FOR_NOW = 'private, no-store';

type BrandFile = { readonly bytes: Buffer; readonly contentType: string };
type Files = ReadonlyMap<BrandFileName, BrandFile>;

export type BrandFilesParts = {
  /** Undefined for a picture that is not there. */
  readonly readMaster: (pictureId: string) => Promise<Buffer | undefined>;
  readonly log: Pick<Logger, 'error'>;
};

export type BrandFiles = ReturnType<typeof createBrandFiles>;

/**
 * Style sheet, icons and logo of the brand that holds now, whole in memory (some hundred kilobytes) and under addresses that
 * change with it. The house's own brand has none: its files are part of the build.
 */
export function createBrandFiles({ readMaster, log }: BrandFilesParts) {
  let mark: string | undefined;
  let picture: Buffer | undefined;
  let files: Files = new Map();
  let answers: ReadonlyMap<string, CachedAnswer> = new Map();

  async function show(shownMark: string, shown: Files): Promise<void> {
    answers = await addressFiles(shownMark, shown);
    files = shown;
  }

  async function obtainMark(brand: ShopBrand): Promise<Buffer> {
    const { logo, colours, initial } = brand;
    const master = logo && (await readMaster(logo.id));
    if (logo && !master) log.error({ pictureId: logo.id }, 'The logo is not where pictures are kept');
    return master ?? (initial === '' ? await drawHouseMark(colours) : await drawInitial(brand));
  }

  const cachedSource: CachedSource = { kind: 'brand', cachedFor: (address) => answers.get(address) };

  return {
    /** Takes over what is published; undefined for the house's own brand. */
    async take(brand: ShopBrand | undefined): Promise<void> {
      const wanted = brand?.mark;
      if (wanted === mark) return;
      if (brand && wanted !== undefined) {
        const theme = { bytes: Buffer.from(writeThemeCss(brand)), contentType: 'text/css; charset=utf-8' };
        picture = await obtainMark(brand);
        // Before the icons, which take a moment: whoever has published looks at it already.
        const seen: Files = new Map([['theme.css', theme], ...(await drawLogo(picture))]);
        await show(wanted, seen);
        await show(wanted, new Map([...seen, ...(await drawIcons(brand, picture))]));
      } else {
        files = new Map();
        answers = new Map();
        picture = undefined;
      }
      mark = wanted;
    },
    /** The logo, or what stands for it; undefined for the house's own brand. */
    readMark: () => picture,
    cachedSource,
    find: (address: string) => answers.get(address),
    /** The present file of this name, for an address of a brand that this node does not know, or no longer. */
    findCurrent(name: string): CachedAnswer | undefined {
      const file = (files as ReadonlyMap<string, BrandFile>).get(name);
      return file && answerPlainly(file, FOR_NOW);
    },
  };
}

async function drawLogo(mark: Buffer): Promise<Files> {
  const logo = fitLogo(mark);
  return new Map<BrandFileName, BrandFile>([
    ['logo.webp', { bytes: await logo.clone().webp({ quality: 88 }).toBuffer(), contentType: 'image/webp' }],
    // Mail programs know no other format with see-through parts.
    ['logo.png', { bytes: await logo.clone().png().toBuffer(), contentType: 'image/png' }],
  ]);
}

async function drawIcons(brand: ShopBrand, logo: Buffer): Promise<Files> {
  // Nobody could read a wide logo in the square of an icon.
  const isTooWide = brand.logo !== null && isWordmark(brand.logo) && brand.initial !== '';
  const mark = isTooWide ? await drawInitial(brand) : logo;
  const badge = brand.initial === '' ? undefined : await cutInitial(brand);
  const names = (Object.keys(BRAND_ICONS) as readonly BrandIconName[]).filter(
    (name) => badge || BRAND_ICONS[name].shape !== 'outline',
  );
  return new Map<BrandFileName, BrandFile>(
    await Promise.all(
      names.map(async (name) => {
        const isOutline = BRAND_ICONS[name].shape === 'outline';
        const bytes = await composeIcon(name, isOutline && badge ? badge : mark, brand.colours.page);
        return [name, { bytes, contentType: 'image/png' }] as const;
      }),
    ),
  );
}

/** Each under the brand's own address, and icons also where whoever knows nothing of brands asks for them. */
async function addressFiles(mark: string, files: Files): Promise<ReadonlyMap<string, CachedAnswer>> {
  const answers = new Map<string, CachedAnswer>();
  for (const [name, file] of files) {
    const address = writeBrandPath(mark, name);
    if (name === 'theme.css') {
      answers.set(address, await keepCompressed(200, writeHeaders(file, FOR_A_YEAR), file.bytes));
      continue;
    }
    answers.set(address, answerPlainly(file, FOR_A_YEAR));
    if (name in BRAND_ICONS) answers.set(nameEverywhere(name), answerPlainly(file, FOR_AN_HOUR));
  }
  return answers;
}

/** Browsers that find no link ask for a favicon by its oldest name. */
function nameEverywhere(name: BrandFileName): string {
  return name === 'favicon.png' ? '/favicon.ico' : `/${name}`;
}

function answerPlainly(file: BrandFile, caching: string): CachedAnswer {
  return keepAnswer(200, writeHeaders(file, caching), tagOf(file.bytes), { identity: file.bytes });
}

function writeHeaders({ contentType }: BrandFile, caching: string): Record<string, string> {
  const isPicture = contentType.startsWith('image/');
  return {
    ...COMMON_SECURITY_HEADERS,
    'content-type': contentType,
    'cache-control': caching,
    // Emails show it from elsewhere.
    ...(isPicture && {
      'content-security-policy': DATA_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    }),
  };
}
