import type { ProductAnswer } from '../../../contract/products.ts';
import type { SearchResults } from '../../../contract/search.ts';
import { readNeeds } from '../../../domain/search/food-needs.ts';
import { joinWords } from '../../ui/formats/join-words.ts';
import type { Needs } from './need-chips.tsx';

/** What a search finds without some of its needs. */
export type Broader = { readonly without: readonly string[]; readonly products: readonly ProductAnswer[] };

/** For a search that finds nothing: what it finds without each of its needs, and without all of them. */
export function searchBroader(
  query: string,
  needs: Needs,
  search: (query: string) => Promise<SearchResults>,
): Promise<readonly Broader[]> {
  const asked = needs.map(({ name, queryWithout }) => ({ without: [name], rest: queryWithout }));
  if (needs.length > 1) asked.push({ without: needs.map(({ name }) => name), rest: readNeeds(query).rest });
  return Promise.all(
    asked.map(async ({ without, rest }) => ({
      without,
      // A way out that is not known is not offered; that nothing was found is known all the same.
      products:
        rest === ''
          ? []
          : await search(rest).then(
              ({ data }) => data,
              () => [],
            ),
    })),
  );
}

type Narrowing<Chip> = {
  readonly chips: readonly Chip[];
  /** How many of these products the filters leave, without those of some chips and some needs. */
  readonly count: (
    products: readonly ProductAnswer[],
    without: readonly Chip[],
    withoutNeeds: readonly string[],
  ) => number;
};

/** What has to be removed so that something is found: each as few as will do; none where nothing helps. */
export function findWaysOut<Chip extends { readonly name: string }>(
  broader: readonly Broader[],
  { chips, count }: Narrowing<Chip>,
): readonly (readonly string[])[] {
  const sets = [[], ...chips.map((chip) => [chip]), ...(chips.length > 1 ? [chips] : [])];
  const ways = broader.flatMap(({ without, products }) =>
    sets
      .filter((removed) => count(products, removed, without) > 0)
      .map((removed) => [...without, ...removed.map(({ name }) => name)]),
  );
  const fewest = Math.min(...ways.map(({ length }) => length));
  return ways.filter(({ length }) => length === fewest);
}

/** "“Vegan” or “Halal”", "“Vegan” and “By Sat 21 Nov”". */
export function sayWaysOut(ways: readonly (readonly string[])[]): string {
  const [first = []] = ways;
  const named = first.length === 1 ? ways.flat() : first;
  return joinWords(
    named.map((name) => `“${name}”`),
    first.length === 1 ? 'or' : 'and',
  );
}
