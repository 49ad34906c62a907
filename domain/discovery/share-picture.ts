import { computeMark } from './compute-mark.ts';

/** What other sites show beside a shared link. */
export const SHARE_PICTURE_WIDTH = 1200;
export const SHARE_PICTURE_HEIGHT = 630;
export const SHARE_PICTURES_PATH = '/share-pictures';

/** Counts up when share pictures are drawn differently: everybody then asks for the new ones. */
const LOOK = 1;

type ShownShop = {
  readonly name: string;
  readonly tagline: string;
  readonly brand?: { readonly mark: string };
};
type ShownProduct = {
  readonly id: string;
  readonly name: string;
  readonly pictures: readonly { readonly id: string }[];
};

/**
 * Changes with everything the picture shows and with nothing else: a new price makes no new picture, and a new name is
 * never hidden behind an old one that somebody keeps.
 */
export function markProductPicture({ name, pictures }: ShownProduct, shop: ShownShop): string {
  return computeMark([LOOK, shop.name, shop.tagline, name, pictures[0]?.id ?? '', ...markLook(shop)]);
}

export function markShopPicture(shop: ShownShop): string {
  return computeMark([LOOK, shop.name, shop.tagline, ...markLook(shop)]);
}

/** Nothing for the house's own look, whose pictures keep the addresses they have had. */
function markLook({ brand }: ShownShop): readonly string[] {
  return brand ? [brand.mark] : [];
}

export function writeProductSharePath(product: ShownProduct, shop: ShownShop): string {
  return `${SHARE_PICTURES_PATH}/products/${product.id}/${markProductPicture(product, shop)}.jpg`;
}

export function writeShopSharePath(shop: ShownShop): string {
  return `${SHARE_PICTURES_PATH}/shop/${markShopPicture(shop)}.jpg`;
}

/** Of any picture: cut to the shape of shared links, or square as catalogues of other sites want it. */
export const PLAIN_SHAPES = ['wide', 'square'] as const;
export type PlainShape = (typeof PLAIN_SHAPES)[number];

export function writePlainSharePath(pictureId: string, shape: PlainShape): string {
  return `${SHARE_PICTURES_PATH}/pictures/${pictureId}/${shape}.jpg`;
}
