import { type Suggestion, suggestProductsEndpoint } from '../../../contract/search.ts';
import { type Allergen, findAvoided } from '../../../domain/catalogue/allergens.ts';
import { listChosenAllergens } from '../../../domain/catalogue/eggless.ts';
import { readLeftOutWeekday } from '../../../domain/search/needed-day.ts';
import { readTypedLimits } from '../../../domain/search/typed-limits.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { shopApi } from '../../api/shop-api.ts';
import { readServerMessage } from './read-server-message.ts';
import { sayUnderstood } from './results-words.ts';
import type { FoundSuggestions } from './suggestion-finder.ts';
import { isWantedEggless } from './suggestion-state.ts';

/** The answer is the same for everybody; what this shopper avoids is left out of it here, as it is of the results. */
export async function fetchSuggestions(
  query: string,
  signal: AbortSignal,
  avoided: ReadonlySet<Allergen>,
  api: Pick<ApiClient, 'call'> = shopApi,
): Promise<FoundSuggestions> {
  try {
    const found = await api.call(suggestProductsEndpoint, { query: { q: query }, signal });
    const { maxNaira } = readTypedLimits(query);
    const suggestions = found.filter((suggestion) => isFitFor(suggestion, avoided, maxNaira));
    const hiddenNames = found.filter((each) => !suggestions.includes(each)).map(({ name }) => name);
    // Said of all of them, also where the first is not for this shopper.
    const { meant, leftOut } = found[0] ?? {};
    // The results are narrowed by a day.
    const isDay = readLeftOutWeekday(query, leftOut) !== undefined;
    const understood = sayUnderstood({ meant, leftOut: isDay ? undefined : leftOut });
    return { ok: true, suggestions, hiddenNames, ...(understood !== '' && { understood }) };
  } catch (error) {
    return { ok: false, message: readServerMessage(error) };
  }
}

/** What declares nothing is free of nothing; what can be made without its egg is suggested so, where its extra is within the price that was typed. */
function isFitFor(suggestion: Suggestion, avoided: ReadonlySet<Allergen>, maxNaira: number | null): boolean {
  if (avoided.size === 0) return true;
  const { allergens } = suggestion;
  if (allergens === undefined) return false;
  const isEggless = isWantedEggless(suggestion, avoided);
  const price = suggestion.priceToPay + (isEggless ? (suggestion.egglessExtra ?? 0) : 0);
  if (maxNaira !== null && price > maxNaira) return false;
  const chosen = listChosenAllergens(allergens, isEggless);
  return findAvoided(chosen, avoided).length === 0;
}
