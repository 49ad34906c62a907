import {
  type AdminCategory,
  type CategoryList,
  forgetFormerNameEndpoint,
  listCategoriesEndpoint,
  mergeCategoriesEndpoint,
  orderCategoriesEndpoint,
  renameCategoryEndpoint,
  setCategoryPictureEndpoint,
} from '../../../../contract/categories.ts';
import type { CategorySummary } from '../../../../contract/page-data.ts';
import { compareCategories } from '../../../../domain/catalogue/category-order.ts';
import type { ProductPicture } from '../../../../domain/catalogue/product.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import { serve } from '../../../http/serve.ts';
import { forgetFormerName, orderCategories, setCategoryPicture } from './arrange-categories.ts';
import { countProducts, findArrangement } from './categories.store.ts';
import { type MoveParts, moveCategory } from './move-category.ts';

export type CategoryRoutesParts = MoveParts & {
  /** As shoppers see them on this node. */
  readonly readShopCategories: () => readonly CategorySummary[];
};

/** Each write answers with the categories as they are after it. */
export function createCategoryRoutes(parts: CategoryRoutesParts) {
  const { db } = parts;
  const answerWith = async (done: Result<void>) => (done.ok ? accept(await listCategories(parts)) : done);

  return [
    serve(listCategoriesEndpoint, async () => accept(await listCategories(parts))),

    serve(orderCategoriesEndpoint, async ({ actor, body }) =>
      answerWith(await orderCategories(db, actor, body.order)),
    ),

    serve(setCategoryPictureEndpoint, async ({ actor, body }) =>
      answerWith(await setCategoryPicture(db, actor, body)),
    ),

    serve(renameCategoryEndpoint, async ({ actor, body: { name, newName } }) =>
      answerWith(await moveCategory(parts, actor, { kind: 'rename', from: name, into: newName })),
    ),

    serve(mergeCategoriesEndpoint, async ({ actor, body: { name, into } }) =>
      answerWith(await moveCategory(parts, actor, { kind: 'merge', from: name, into })),
    ),

    serve(forgetFormerNameEndpoint, async ({ actor, body }) =>
      answerWith(await forgetFormerName(db, actor, body.formerName)),
    ),
  ];
}

async function listCategories({ db, zones, readShopCategories }: CategoryRoutesParts): Promise<CategoryList> {
  const [counts, arrangement, excluding] = await Promise.all([
    countProducts(db),
    findArrangement(db),
    zones.listExcluding(db),
  ]);
  const { order, pictures, formerNames } = arrangement;
  const shown = new Map(readShopCategories().map(({ name, picture }) => [name, picture]));
  const names = [...counts.keys()].sort(compareCategories(order));
  return {
    categories: names.map((name): AdminCategory => {
      const former = [...formerNames].filter(([, present]) => present === name).map(([each]) => each);
      return {
        name,
        productCount: counts.get(name) ?? 0,
        picture: toPicture(pictures.get(name)),
        // Right after a rename the shop window may still have it under the old name.
        standInPicture: toPicture([name, ...former].map((each) => shown.get(each)).find((each) => each)),
        formerNames: former,
        excludingZones: [...(excluding.get(name) ?? [])],
      };
    }),
  };
}

function toPicture(picture: ProductPicture | null | undefined): AdminCategory['picture'] {
  if (!picture) return null;
  const { id, width, height, placeholder } = picture;
  return { id, width, height, placeholder };
}
