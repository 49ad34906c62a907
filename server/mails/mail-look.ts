import {
  type Decoration,
  type FontPairing,
  isWordmark,
  type Logo,
  type ShopBrand,
  writeBrandPath,
} from '../../domain/shop/brand/brand.ts';
import { derivePalette } from '../../domain/shop/brand/palette.ts';
import type { ShopProfile } from '../../domain/shop/profile.ts';
import { MAIL_COLOURS } from './mail-colours.ts';

export type MailColours = Readonly<Record<keyof typeof MAIL_COLOURS, string>>;

/** How a shop's mails look. */
export type MailLook = {
  readonly colours: MailColours;
  readonly decoration: Decoration;
  readonly displayFace: string;
  /** Null: the house's mark, which is drawn with cells. The initial of a shop without a logo is a picture like one. */
  readonly logo: MailLogo | null;
};

type MailLogo = {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  /** Carries the shop's name itself. */
  readonly isWordmark: boolean;
};

const SERIF_FACE = "Fraunces,Georgia,'Times New Roman',serif";
export const TEXT_FACE = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY_FACES: Readonly<Record<FontPairing, string>> = {
  warm: SERIF_FACE,
  clean: TEXT_FACE,
  classic: `${SERIF_FACE};font-style:italic`,
};

const LOGO_HEIGHT = 40;
const LOGO_MAX_WIDTH = 200;

export function dressMail({ brand }: Pick<ShopProfile, 'brand'>): MailLook {
  if (!brand) {
    return { colours: MAIL_COLOURS, decoration: 'drip', displayFace: SERIF_FACE, logo: null };
  }
  const { light } = derivePalette(brand.colours);
  return {
    colours: { ...MAIL_COLOURS, ...pickMailColours(light) },
    decoration: brand.decoration,
    displayFace: DISPLAY_FACES[brand.fonts],
    logo: brand.logo || brand.initial !== '' ? fitLogo(brand, brand.logo ?? SQUARE) : null,
  };
}

const SQUARE = { width: LOGO_HEIGHT, height: LOGO_HEIGHT } as const;

function fitLogo({ origin, mark }: ShopBrand, logo: Pick<Logo, 'width' | 'height'>): MailLogo {
  const scale = Math.min(LOGO_HEIGHT / logo.height, LOGO_MAX_WIDTH / logo.width);
  return {
    address: origin + writeBrandPath(mark, 'logo.png'),
    width: Math.round(logo.width * scale),
    height: Math.round(logo.height * scale),
    isWordmark: isWordmark(logo),
  };
}

function pickMailColours(tokens: Readonly<Record<string, string>>): Partial<MailColours> {
  return Object.fromEntries(
    Object.keys(MAIL_COLOURS).flatMap((name) => {
      const colour = tokens[name];
      return colour === undefined ? [] : [[name, colour]];
    }),
  );
}
