export const PRODUCTS_PATH = '/admin/products';
export const NEW_PRODUCT_PATH = `${PRODUCTS_PATH}/new`;
export const CATEGORIES_PATH = `${PRODUCTS_PATH}/categories`;
export const IMPORT_PATH = `${PRODUCTS_PATH}/import`;
export const SAMPLES_PATH = `${PRODUCTS_PATH}/samples`;

export function writeEditPath(productId: string): string {
  return `${PRODUCTS_PATH}/${encodeURIComponent(productId)}/edit`;
}

/** Where shoppers see it. */
export function writeShopPath(productId: string): string {
  return `/products/${encodeURIComponent(productId)}`;
}

/** The state to give a navigation away from the list. */
export function rememberList(search: string): { readonly list: string } {
  return { list: search };
}

/** The way back to the list as it was filtered; the whole list when somebody opened the form by its address. */
export function takeListPath(locationState: unknown): string {
  const isRemembered = typeof locationState === 'object' && locationState !== null && 'list' in locationState;
  const search = isRemembered ? locationState.list : '';
  return typeof search === 'string' && search.startsWith('?') ? `${PRODUCTS_PATH}${search}` : PRODUCTS_PATH;
}
