import type { Rating } from '../reviews/rating.ts';
import type { Allergen } from './allergens.ts';
import type { Occasion } from './occasions.ts';
import type { VatClass } from './vat.ts';

export const PRODUCT_NAME_MAX_LENGTH = 120;
export const PRODUCT_DESCRIPTION_MAX_LENGTH = 5_000;
export const CATEGORY_MAX_LENGTH = 60;
export const TAG_MAX_LENGTH = 40;
export const TAGS_MAX = 20;
export const SIZES_MAX = 12;
export const SIZE_NAME_MAX_LENGTH = 60;
export const PRODUCT_PICTURES_MAX = 12;
export const ALT_TEXT_MAX_LENGTH = 250;
/** ₦10,000,000: dearer than any cake, and far from where sums would lose a kobo. The cart has its own, lower limit. */
export const PRODUCT_PRICE_MAX_IN_KOBO = 1_000_000_000;
/** At 100 % the cart would refuse the product. */
export const DISCOUNT_MAX_PERCENTAGE = 95;
export const SERVINGS_MAX = 2_000;
/** Thirty days. */
export const LEAD_TIME_MAX_HOURS = 720;
export const WORK_UNITS_MAX = 500;
export const INSCRIPTION_MAX_LENGTH = 40;

/** `archived`: gone from the shop, kept for the orders that name it, and can be brought back. */
export const PRODUCT_STATUSES = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export type ProductSize = {
  /** Kept in carts and orders, so it stays when the name changes. */
  readonly id: string;
  readonly name: string;
  readonly priceInKobo: number;
  /** People it feeds; null when that says nothing, as for a loaf. */
  readonly servings: number | null;
  /** What it costs the kitchen of a day's capacity. */
  readonly workUnits: number;
};

export type ProductPicture = {
  readonly id: string;
  /** Said to whoever cannot see it. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** A few pixels as a data address, shown blurred until the picture is there. */
  readonly placeholder: string;
};

/** What an administrator says of a product. */
export type ProductDetails = {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  /** Of the cheapest size, where there are sizes. */
  readonly priceInKobo: number;
  readonly discountPercentage: number;
  readonly isCustom: boolean;
  readonly dietaryTags: readonly string[];
  readonly flavorTags: readonly string[];
  readonly allergens: readonly Allergen[];
  /** What people celebrate with it. */
  readonly occasions: readonly Occasion[];
  readonly sizes: readonly ProductSize[];
  readonly servings: number | null;
  readonly leadTimeHours: number;
  readonly workUnits: number;
  readonly vatClass: VatClass;
  readonly allowsInscription: boolean;
  /** What a piece costs more when it is made without egg; null where it cannot be. */
  readonly egglessExtraInKobo: number | null;
  /** A small thing that goes with others, such as candles: shown beside what is in the cart. */
  readonly isOfferedAtCart: boolean;
  readonly status: ProductStatus;
};

export type Product = ProductDetails & {
  /** A slug: the product's address, kept for good. */
  readonly id: string;
  readonly pictures: readonly ProductPicture[];
  /** Absent while nobody has reviewed it. */
  readonly rating?: Rating | undefined;
  /** Grows with every change, so that two people's edits cannot overwrite each other unseen. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};
