import type { JsonLd } from './json-ld.ts';

/** From the home page to the page itself. */
export type Breadcrumb = { readonly name: string; readonly path: string };

export function describeBreadcrumbs(steps: readonly Breadcrumb[], origin: string): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
