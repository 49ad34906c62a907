import { useRevalidator, useRouteLoaderData } from 'react-router';
import { BLANK_SHOP_PROFILE, type ShopProfile } from '../../../domain/shop/profile.ts';
import type { PageColours } from '../../ui/theme/theme-colour.tsx';

/** What the root route loads for every page. */
export type RootData = {
  readonly shop: ShopProfile;
  /** What the shop's absolute addresses begin with. */
  readonly origin?: string;
  /** Whether a cake that can be designed is on sale: menus and ways out of nowhere lead there only then. */
  readonly hasDesigner?: boolean;
  /** For the browser's own frame around the page. */
  readonly pageColours?: PageColours;
};

/** The shop as its owner describes it. The crash screen may have to do without: the root's own data can be what failed. */
export function useShopProfile(): ShopProfile {
  const root = useRouteLoaderData<RootData>('root');
  return root?.shop ?? BLANK_SHOP_PROFILE;
}

/** For the screens that change the shop itself: the frame around them shows it at once. */
export function useShopRefresh(): () => void {
  const { revalidate } = useRevalidator();
  return () => void revalidate();
}

export function useHasDesigner(): boolean {
  return useRouteLoaderData<RootData>('root')?.hasDesigner ?? false;
}

/** What the shop's absolute addresses begin with: for links that leave the shop. */
export function useOrigin(): string {
  return useRouteLoaderData<RootData>('root')?.origin ?? '';
}
