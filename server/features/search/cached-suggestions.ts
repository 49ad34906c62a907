import { LRUCache } from 'lru-cache';
import {
  SEARCH_QUERY_MAX_LENGTH,
  type Suggestion,
  suggestProductsEndpoint,
} from '../../../contract/search.ts';
import { isLongEnoughToSuggest } from '../../../domain/search/limits.ts';
import { readQuery } from '../../../domain/search/read-query.ts';
import { readTypedLimits, writeTypedLimits } from '../../../domain/search/typed-limits.ts';
import { createAnswerCache } from '../../http/answer-cache.ts';
import { type CachedAnswer, keepAnswer, tagOf } from '../../http/cached-answer.ts';
import { isKeepable } from '../../http/keepable-text.ts';
import { DATA_HEADERS } from '../../http/security-headers.ts';

const CACHED_MAX_BYTES = 4 * 1024 * 1024;
const ADDRESSES_MAX = 1_000;
const ADDRESS_BEGINNING = `${suggestProductsEndpoint.path}?q=`;
const CATALOGUE = new Set(['catalogue'] as const);

type CachedSuggestionsOptions = {
  readonly suggest: (query: string) => readonly Suggestion[];
};

export type CachedSuggestions = ReturnType<typeof createCachedSuggestions>;

/**
 * Suggestions as they go over the wire, by what is looked for and not by how it was typed: "Puff-Puff" and "puff puff " have
 * one answer. They fit into one packet, so they are kept as they are and not compressed.
 */
export function createCachedSuggestions({ suggest }: CachedSuggestionsOptions) {
  const cache = createAnswerCache({ maxBytes: CACHED_MAX_BYTES });
  /** By address: the same beginnings of words are asked for again and again, and to read one costs more than to send its answer. */
  const answeredKeys = new LRUCache<string, string>({ max: ADDRESSES_MAX });
  const headers = {
    ...DATA_HEADERS,
    'content-type': 'application/json',
    'cache-control': 'no-cache',
  };

  return {
    answer(query: string): Promise<CachedAnswer> {
      const key = nameQuery(query);
      return cache.getOrMake(key, async () => {
        const identity = Buffer.from(JSON.stringify(suggest(key)));
        return { answer: keepAnswer(200, headers, tagOf(identity), { identity }), dependsOn: CATALOGUE };
      });
    },

    /** The answer if it can be sent at once. Addresses of any other form are left to the route, which says what is wrong with them. */
    cachedFor(address: string): CachedAnswer | undefined {
      const key = answeredKeys.get(address) ?? readKey(address);
      const answer = key === undefined ? undefined : cache.get(key);
      if (key !== undefined && answer) answeredKeys.set(address, key);
      return answer;
    },

    drop: () => cache.dropDependents(CATALOGUE),
    size: cache.size,
  };
}

/** Blank when there is nothing to suggest for it. The limits come first, where they are read before any others among the words. */
function nameQuery(query: string): string {
  if (!isLongEnoughToSuggest(query)) return '';
  return [writeTypedLimits(readTypedLimits(query)), ...readQuery(query)].join(' ').trim();
}

function readKey(address: string): string | undefined {
  if (!address.startsWith(ADDRESS_BEGINNING)) return undefined;
  const query = decodeQuery(address.slice(ADDRESS_BEGINNING.length));
  return query === undefined ? undefined : nameQuery(query);
}

function decodeQuery(encoded: string): string | undefined {
  if (/[&;#]/.test(encoded)) return undefined;
  try {
    const query = decodeURIComponent(encoded.replaceAll('+', ' '));
    return query.trim().length <= SEARCH_QUERY_MAX_LENGTH && isKeepable(query) ? query : undefined;
  } catch {
    return undefined;
  }
}
