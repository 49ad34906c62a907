import type { ShopProfile } from '../domain/shop/profile.ts';

/**
 * What a page's loader may ask of the server while it renders. Each read is remembered with the kept page,
 * so that the page is dropped when what it shows changes; nothing that depends on time, orders or the visitor is offered.
 */
export type PageData = {
  readonly readShopProfile: () => ShopProfile;
};
