import type { SitePictureFiles } from './smaller-picture.ts';

/** What the build tells its worker. */
export type ShopBuild = {
  readonly version: string;
  /** What every page of the shop needs to stand. */
  readonly shell: readonly string[];
  /** What the usual next steps need besides: the home page, a product, the cart, checkout, one's orders. */
  readonly steps: readonly string[];
  readonly sitePictures: readonly SitePictureFiles[];
  /** The way back: a worker built with it takes everything away, itself last. */
  readonly isRetired: boolean;
};

/** Filled in by scripts/build-workers.ts. */
declare const __SHOP_BUILD__: ShopBuild;

export const shopBuild: ShopBuild = __SHOP_BUILD__;
