import type { CategorySummary, PageData, ProductPageData } from '../../../../contract/page-data.ts';
import type { ProductAnswer, ProductPictureAnswer } from '../../../../contract/products.ts';
import { readPresentNames } from '../../../../domain/catalogue/categories.ts';
import { chooseFeatured, FEATURED_PRODUCTS_MAX } from '../../../../domain/catalogue/featured.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { chooseRelated, RELATED_PRODUCTS_MAX } from '../../../../domain/catalogue/related.ts';
import { describeProduct } from '../describe-product.ts';
import { createBits, listBits } from './bits.ts';
import { listProducts } from './list-products.ts';
import type { ProductIndex } from './product-index.ts';
import { uniteSetInto } from './value-set.ts';

export type WindowReads = Pick<
  PageData,
  | 'listProducts'
  | 'readProduct'
  | 'readFeatured'
  | 'readCategories'
  | 'readPresentCategories'
  | 'readFormerCategories'
  | 'readHasDesigner'
>;

/** What pages show of the window. */
export function createWindowReads(index: ProductIndex): WindowReads {
  return {
    listProducts(query) {
      const list = listProducts(index, query);
      return { ...list, data: list.data.map(keepFirstPicture) };
    },
    readProduct: (id) => readProduct(index, id),
    readFeatured: () => readFeatured(index),
    readCategories: () => readCategories(index),
    readPresentCategories: (names) => readPresentNames(index.arrangement().formerNames, names),
    readFormerCategories: () => Object.fromEntries(index.arrangement().formerNames),
    readHasDesigner: index.hasDesigns,
  };
}

const describeCard = (product: Product): ProductAnswer => keepFirstPicture(describeProduct(product));

/** Cards show one picture; the others would be sent to every visitor for nothing. */
function keepFirstPicture(product: ProductAnswer): ProductAnswer {
  return { ...product, pictures: product.pictures.slice(0, 1) };
}

function readProduct(index: ProductIndex, id: string): ProductPageData | undefined {
  const product = index.find(id);
  if (!product) return undefined;
  const related = chooseRelated(product, listCandidates(index, product));
  return { product: describeProduct(product), related: related.map(describeCard) };
}

/** Its own category; only where that is too small, everything that shares a flavour as well. */
function* listCandidates(index: ProductIndex, product: Product): Generator<Product, void, undefined> {
  const bits = createBits(index.slotCount());
  const category = index.facet('category').get(product.category);
  if (category) uniteSetInto(bits, category);
  if ((category?.size ?? 0) <= RELATED_PRODUCTS_MAX) {
    for (const tag of product.flavorTags) {
      const flavor = index.facet('flavor').get(tag);
      if (flavor) uniteSetInto(bits, flavor);
    }
  }
  for (const slot of listBits(bits)) yield index.productAt(slot);
}

function readFeatured(index: ProductIndex): readonly ProductAnswer[] {
  // Featured ones stand at the beginning of their order, and after them the newest: a shop that features nothing shows these.
  const first = index.order('featured').slots().subarray(0, FEATURED_PRODUCTS_MAX);
  const products = Array.from(first, index.productAt);
  const featured = chooseFeatured(products);
  return (featured.length > 0 ? featured : products).map(describeCard);
}

function readCategories(index: ProductIndex): readonly CategorySummary[] {
  const categories = index.facet('category');
  const chosen = index.arrangement().pictures;
  const pictures = new Map<string, ProductPictureAnswer>();
  for (const slot of index.order('featured').slots()) {
    const {
      category,
      pictures: [picture],
    } = index.productAt(slot);
    if (picture && !pictures.has(category)) pictures.set(category, picture);
    if (pictures.size === categories.values().length) break;
  }
  return categories.values().map((name) => ({
    name,
    count: categories.get(name)?.size ?? 0,
    picture: chosen.get(name) ?? pictures.get(name) ?? null,
  }));
}
