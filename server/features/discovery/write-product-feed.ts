import { setImmediate } from 'node:timers/promises';
import { CART_PRICE_MAX } from '../../../domain/cart/limits.ts';
import { computePriceToPay } from '../../../domain/catalogue/price.ts';
import type { Product, ProductSize } from '../../../domain/catalogue/product.ts';
import { computeMark } from '../../../domain/discovery/compute-mark.ts';
import { writePlainSharePath } from '../../../domain/discovery/share-picture.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../domain/money.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { writeElement, XML_BEGINNING } from './write-xml.ts';

/** One thing to buy, as catalogues of other sites list it. */
type FeedItem = {
  readonly id: string;
  /** The same for all sizes of one product; null for what comes in one size. */
  readonly groupId: string | null;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly pictureIds: readonly string[];
  readonly category: string;
  readonly size: string | null;
  readonly priceInKobo: number;
  /** Null: no discount. */
  readonly salePriceInKobo: number | null;
  readonly isCustom: boolean;
};

const ID_MAX_LENGTH = 50;
const CART_PRICE_MAX_IN_KOBO = convertNairaToKobo(CART_PRICE_MAX);

/**
 * Of each product its sizes, or itself. A custom one is listed with the price at which its designs begin, and marked. What
 * has no picture or cannot be bought online is left out: no catalogue takes it.
 */
function listFeedItems(product: Product): readonly FeedItem[] {
  if (product.pictures.length === 0) return [];
  const sizes = product.isCustom ? [] : product.sizes;
  const items =
    sizes.length === 0 ? [describeItem(product, null)] : sizes.map((size) => describeItem(product, size));
  return items.filter(({ priceInKobo, salePriceInKobo }) => {
    const toPayInKobo = salePriceInKobo ?? priceInKobo;
    return toPayInKobo > 0 && toPayInKobo <= CART_PRICE_MAX_IN_KOBO;
  });
}

function describeItem(product: Product, size: ProductSize | null): FeedItem {
  const { id, name, description, category, pictures, discountPercentage, isCustom } = product;
  const { priceInKobo } = size ?? product;
  const toPayInKobo = computePriceToPay(priceInKobo, discountPercentage);
  return {
    id: shortenId(size ? `${id}-${size.id}` : id),
    groupId: size ? shortenId(id) : null,
    title: size ? `${name}, ${size.name}` : name,
    description: description.trim() === '' ? name : description,
    path: `/products/${id}`,
    pictureIds: pictures.map((picture) => picture.id),
    category,
    size: size?.name ?? null,
    priceInKobo,
    salePriceInKobo: toPayInKobo < priceInKobo ? toPayInKobo : null,
    isCustom,
  };
}

/** An id is kept for good, so a long one is cut the same way each time, and stays different from its like. */
function shortenId(id: string): string {
  if (id.length <= ID_MAX_LENGTH) return id;
  const mark = computeMark([id]);
  return `${id.slice(0, ID_MAX_LENGTH - mark.length - 1)}-${mark}`;
}

const TITLE_MAX_LENGTH = 150;
const FURTHER_PICTURES_MAX = 10;
/** The place of a bakery in the tree by which shopping sites sort everything. */
const GOOGLE_CATEGORY = 'Food, Beverages & Tobacco > Food Items > Bakery';
const CUSTOM_LABEL = 'Custom made';
/** Between two slices others get their turn. */
const SLICE_SIZE = 200;

/** RSS with Google's fields, which shopping ads and the catalogues of WhatsApp, Instagram and Facebook read alike. */
export async function writeProductFeed(
  products: readonly Product[],
  shop: ShopProfile,
  origin: string,
): Promise<Buffer> {
  const head = [
    `${XML_BEGINNING}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`,
    writeElement('title', shop.name),
    writeElement('link', `${origin}/`),
    writeElement('description', shop.tagline),
  ].join('\n');
  const slices = [Buffer.from(`${head}\n`)];
  for (let start = 0; start < products.length; start += SLICE_SIZE) {
    const items = products.slice(start, start + SLICE_SIZE).flatMap(listFeedItems);
    slices.push(Buffer.from(items.map((item) => writeItem(item, shop.name, origin)).join('')));
    await setImmediate();
  }
  return Buffer.concat([...slices, Buffer.from('</channel></rss>\n')]);
}

function writeItem(item: FeedItem, brand: string, origin: string): string {
  const [picture, ...further] = item.pictureIds.map((id) => origin + writePlainSharePath(id, 'square'));
  const fields: readonly (readonly [name: string, value: string | null | undefined])[] = [
    ['id', item.id],
    ['title', [...item.title].slice(0, TITLE_MAX_LENGTH).join('')],
    ['description', item.description],
    ['link', origin + item.path],
    ['image_link', picture],
    ...further.slice(0, FURTHER_PICTURES_MAX).map((address) => ['additional_image_link', address] as const),
    ['availability', 'in_stock'],
    ['price', writePrice(item.priceInKobo)],
    ['sale_price', item.salePriceInKobo === null ? null : writePrice(item.salePriceInKobo)],
    ['brand', brand],
    ['condition', 'new'],
    // What is baked to order has no number of the trade.
    ['identifier_exists', 'no'],
    ['product_type', item.category],
    ['google_product_category', GOOGLE_CATEGORY],
    ['item_group_id', item.groupId],
    ['size', item.size],
    ['custom_label_0', item.isCustom ? CUSTOM_LABEL : null],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [writeElement(`g:${name}`, value)] : []));
  return `<item>${lines.join('')}</item>\n`;
}

/** 12500.00 NGN */
function writePrice(amountInKobo: number): string {
  return `${convertKoboToNaira(amountInKobo).toFixed(2)} NGN`;
}
