import { useLocation, useMatches } from 'react-router';
import type { Place } from './nav-entries.ts';

/** Where the visitor is; of a product's page also whether a cake is designed on it, which its address does not say. */
export function usePlace(): Place {
  const { pathname, search } = useLocation();
  const isDesigner = useMatches().some(({ loaderData }) => isAboutDesigning(loaderData));
  return { pathname, search, isDesigner };
}

function isAboutDesigning(loaderData: unknown): boolean {
  const { product } = Object(loaderData) as { readonly product?: { readonly isCustom?: unknown } };
  return product?.isCustom === true;
}
