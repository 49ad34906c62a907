import { toPlainText } from '../plain-text.ts';

export const SLUG_MAX_LENGTH = 80;

/** Words of small letters and digits with a hyphen between: safe in an address, a file name and on the phone. */
export const SLUG_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What cannot be a product's id is not there either, and the database need not be asked for it. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && SLUG_FORM.test(text);
}

/** "Ọmọ's Jollof & Cake" → "omos-jollof-and-cake". Blank when there is no letter or digit to make it from. */
export function makeSlug(name: string): string {
  const words = toPlainText(name)
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, SLUG_MAX_LENGTH) : `${slug}-${word}`;
    if (longer.length > SLUG_MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}

/** "puff-puff", then "puff-puff-2", "puff-puff-3" …: the address of the n-th product of that name. */
export function numberSlug(slug: string, count: number): string {
  if (count <= 1) return slug;
  const ending = `-${count}`;
  return slug.slice(0, SLUG_MAX_LENGTH - ending.length).replace(/-+$/, '') + ending;
}
