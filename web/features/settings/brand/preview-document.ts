import type { Brand } from '../../../../domain/shop/brand/brand.ts';
import { mendColours } from '../../../../domain/shop/brand/palette.ts';
import { writeThemeCss } from '../../../../domain/shop/brand/theme-css.ts';
import { writeLogoPath } from './logo-field.tsx';

const THEME_ID = 'draft-theme';

/** A page of the shop as everybody gets it, without scripts and with room for another theme. */
export async function fetchPreview(path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(path, { signal, headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error('The preview can’t be loaded right now. Please try again.');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const element of page.querySelectorAll(
    'script, link[href^="/brand/"], link[rel="manifest"], [data-staff-only]',
  )) {
    element.remove();
  }
  const theme = page.createElement('style');
  theme.id = THEME_ID;
  page.head.append(theme);
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

/** Dresses a page that is shown in the frame as the draft would dress it. */
export function dressPreview(page: Document, brand: Brand, isDark: boolean): void {
  page.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  const theme = page.getElementById(THEME_ID);
  if (theme) theme.textContent = writeThemeCss({ ...brand, colours: mendColours(brand.colours).colours });
  const home = page.querySelector('header a[href="/"]');
  const mark = home?.querySelector('svg, img');
  if (!mark || !brand.logo) return;
  const picture = page.createElement('img');
  picture.src = writeLogoPath(brand.logo);
  picture.alt = '';
  picture.style.cssText = 'height:2.25rem;width:auto;max-width:11rem;object-fit:contain';
  mark.replaceWith(picture);
}
