import { describeNeeds, readNeeds } from '../../../domain/search/food-needs.ts';
import { splitWords } from '../../../domain/search/split-words.ts';
import { isPersonWord, isStopWord } from '../../../domain/search/stop-words.ts';

/** A need alone is called by its name: nobody who types “for diabetics” is promised that it is. */
export function headResults(query: string): string {
  return nameNeedAlone(query) ?? `Results for “${query}”`;
}

export function headNothing(query: string): string {
  const need = nameNeedAlone(query);
  return `Nothing found for “${need === undefined ? query : need.charAt(0).toLowerCase() + need.slice(1)}”`;
}

/** Undefined where something else is looked for besides, or nothing is needed. */
export function nameNeedAlone(query: string): string | undefined {
  const { needs, rest } = readNeeds(query);
  const isElse = splitWords(rest).some((word) => !isStopWord(word) && !isPersonWord(word));
  if (needs.length === 0 || isElse) return undefined;
  return describeNeeds(needs)
    .map(({ name }) => name)
    .join(', ');
}
