import {
  type CategoryList,
  forgetFormerNameEndpoint,
  listCategoriesEndpoint,
  mergeCategoriesEndpoint,
  orderCategoriesEndpoint,
  renameCategoryEndpoint,
  setCategoryPictureEndpoint,
} from '../../../../../contract/categories.ts';
import { shopApi } from '../../../../api/shop-api.ts';

export function listCategories(signal: AbortSignal): Promise<CategoryList> {
  return shopApi.call(listCategoriesEndpoint, { signal });
}

export function saveOrder(order: readonly string[]): Promise<CategoryList> {
  return shopApi.call(orderCategoriesEndpoint, { body: { order: [...order] } });
}

export function savePicture(name: string, pictureId: string | null): Promise<CategoryList> {
  return shopApi.call(setCategoryPictureEndpoint, { body: { name, pictureId } });
}

export function renameCategory(name: string, newName: string): Promise<CategoryList> {
  return shopApi.call(renameCategoryEndpoint, { body: { name, newName } });
}

export function mergeCategories(name: string, into: string): Promise<CategoryList> {
  return shopApi.call(mergeCategoriesEndpoint, { body: { name, into } });
}

export function forgetFormerName(formerName: string): Promise<CategoryList> {
  return shopApi.call(forgetFormerNameEndpoint, { body: { formerName } });
}
