import { type Brand, isHouseBrand, markBrand, writeBrandPath } from '../../../../domain/shop/brand/brand.ts';

const THEME_LINK = 'link[rel="stylesheet"][href^="/brand/"]';

/** Shows what was published on this page too, which was loaded before it. */
export function showTheme({ colours, fonts, decoration, logo }: Brand): void {
  const brand = { colours, fonts, decoration, logo };
  const present = document.head.querySelector<HTMLLinkElement>(THEME_LINK);
  if (isHouseBrand(brand)) {
    present?.remove();
    return;
  }
  const link = present ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'stylesheet';
  link.href = writeBrandPath(markBrand(brand), 'theme.css');
}
