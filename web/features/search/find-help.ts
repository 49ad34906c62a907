import type { ContentPage } from '../../../contract/content.ts';
import type { PageSlug } from '../../../domain/content/entry.ts';
import { splitWords } from '../../../domain/search/split-words.ts';
import { isStopWord } from '../../../domain/search/stop-words.ts';

/** A page, a part of one or a question on it, with the words it is found by. */
export type Help = { readonly title: string; readonly to: string; readonly words: string };

export const HELP_PAGES = ['shipping', 'returns', 'contact', 'faqs'] as const satisfies readonly PageSlug[];

const HELP_MAX = 4;
/** "refund" and "refunds" are one word, and so are "deliver" and "delivery"; "on" and "once" are not. */
const STEM_MIN_LENGTH = 5;

/** In questions about anything, and in the names of what is baked. */
const SAID_ANYWHERE: ReadonlySet<string> = new Set(['do', 'can', 'what', 'when', 'have', 'cake', 'cakes']);

/** The hours stand on the contact page whatever its text says. */
const HOURS: Help = { title: 'Opening hours', to: '/contact#visit-us', words: 'opening hours open closed' };

export function listHelp(pages: readonly ContentPage[]): readonly Help[] {
  return [HOURS, ...pages.flatMap(listPage)];
}

/** Whoever types "delivery to abuja" wants no product; best first, and those that come first on their page. */
export function findHelp(help: readonly Help[], query: string): readonly Help[] {
  const asked = splitWords(query).filter((word) => !isStopWord(word) && !SAID_ANYWHERE.has(word));
  return help
    .map((entry) => {
      const words = splitWords(entry.words);
      return { entry, hits: asked.filter((word) => words.some((other) => isSame(word, other))).length };
    })
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, HELP_MAX)
    .map(({ entry }) => entry);
}

function listPage({ slug, headline, summary, body }: ContentPage): readonly Help[] {
  const parts = body.sections.flatMap(({ id, heading, blocks }) => [
    { id, title: heading },
    ...blocks.flatMap((block) =>
      block.kind === 'questions'
        ? block.questions.map((each) => ({ id: each.id, title: each.question }))
        : [],
    ),
  ]);
  return [
    // What a page of questions says of itself names everything a little.
    ...(slug === 'faqs' ? [] : [{ title: headline, to: `/${slug}`, words: `${headline} ${summary}` }]),
    ...parts.map(({ id, title }) => ({ title, to: `/${slug}#${id}`, words: title })),
  ];
}

function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= STEM_MIN_LENGTH && long.startsWith(short);
}
