import { setImmediate } from 'node:timers/promises';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { writePlainSharePath } from '../../../../domain/discovery/share-picture.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { writeElement, XML_BEGINNING } from '../write-xml.ts';
import { type FeedItem, listFeedItems } from './list-feed-items.ts';

const TITLE_MAX_LENGTH = 150;
const FURTHER_PICTURES_MAX = 10;
/** The place of a bakery in the tree by which shopping sites sort everything. */
const GOOGLE_CATEGORY = 'Food, Beverages & Tobacco > Food Items > Bakery';
const CUSTOM_LABEL = 'Made to a design';
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
