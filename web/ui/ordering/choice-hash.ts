type Choice = {
  readonly sizeId?: string | undefined;
  readonly isEggless?: boolean | undefined;
  readonly inscription?: string | undefined;
};

/** What was chosen of a product, at the end of its page's address: it opens so in another tab as well, and the server never sees it. */
export function writeChoiceHash({ sizeId, isEggless, inscription }: Choice): string {
  const chosen = new URLSearchParams();
  if (sizeId) chosen.set('size', sizeId);
  if (isEggless) chosen.set('eggless', '1');
  if (inscription) chosen.set('inscription', inscription);
  return chosen.size === 0 ? '' : `#${chosen}`;
}
