type Tagged = {
  readonly category: string;
  readonly dietaryTags: readonly string[];
  readonly flavorTags: readonly string[];
};

export type DerivedLists = {
  readonly categories: readonly string[];
  readonly dietaryTags: readonly string[];
  readonly flavorTags: readonly string[];
};

/** What there is to choose from among these products. */
export function deriveLists(products: readonly Tagged[]): DerivedLists {
  return {
    categories: sortUnique(products.map(({ category }) => category)),
    dietaryTags: sortUnique(products.flatMap(({ dietaryTags }) => dietaryTags)),
    flavorTags: sortUnique(products.flatMap(({ flavorTags }) => flavorTags)),
  };
}

/** In the order of the alphabet, not of the code points. */
export function sortUnique(texts: readonly string[]): readonly string[] {
  const filled = texts.filter((text) => text.trim() !== '');
  return [...new Set(filled)].sort((one, other) => one.localeCompare(other, 'en'));
}
