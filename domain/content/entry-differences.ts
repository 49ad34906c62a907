import type { FieldProblems } from '../refusal.ts';
import type { EntryContent } from './entry.ts';

type EntryField = { readonly words: string; readonly show: (content: EntryContent) => string };

const SHOWN_TEXT_MAX_LENGTH = 80;

/** Exhaustive by its type, in the order in which differences are told. */
const ENTRY_FIELDS: Readonly<Record<keyof EntryContent, EntryField>> = {
  title: { words: 'the title', show: ({ title }) => quote(title) },
  slug: { words: 'the link', show: ({ slug }) => quote(slug) },
  summary: { words: 'the summary', show: ({ summary }) => quote(summary) },
  body: { words: 'the text', show: ({ body }) => quote(body) },
  coverId: { words: 'the cover', show: ({ coverId }) => (coverId === null ? 'none' : 'another picture') },
  coverAlt: { words: 'the cover description', show: ({ coverAlt }) => quote(coverAlt) },
  tags: { words: 'the tags', show: ({ tags }) => tags.join(', ') || 'none' },
  productIds: { words: 'the products', show: ({ productIds }) => productIds.join(', ') || 'none' },
  author: { words: 'the author', show: ({ author }) => quote(author) },
  status: { words: 'whether it is published', show: ({ status }) => status },
  publishedAt: {
    words: 'the date',
    show: ({ publishedAt }) => publishedAt?.toISOString().slice(0, 10) ?? 'none',
  },
};

export type EntryDifferences = {
  /** "the title, the text and the tags" */
  readonly words: string;
  /** What each differing field is now: { title: 'Now “Keeping a cake cool”.' }. */
  readonly fields: FieldProblems;
};

/** What became different; undefined when nothing did. Fields that the earlier content did not know yet are not compared. */
export function describeEntryDifferences(
  then: Partial<EntryContent>,
  now: EntryContent,
): EntryDifferences | undefined {
  const names = (Object.keys(ENTRY_FIELDS) as (keyof EntryContent)[]).filter(
    (name) => then[name] !== undefined && write(then[name]) !== write(now[name]),
  );
  if (names.length === 0) return undefined;
  return {
    words: new Intl.ListFormat('en-GB').format(names.map((name) => ENTRY_FIELDS[name].words)),
    fields: Object.fromEntries(names.map((name) => [name, `Now ${ENTRY_FIELDS[name].show(now)}.`])),
  };
}

function write(value: EntryContent[keyof EntryContent] | undefined): string {
  return JSON.stringify(value) ?? '';
}

function quote(text: string): string {
  if (text === '') return 'empty';
  // Cut between characters, never inside one.
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  const isLong = characters.length > SHOWN_TEXT_MAX_LENGTH;
  return `“${characters.slice(0, SHOWN_TEXT_MAX_LENGTH).join('')}${isLong ? '…' : ''}”`;
}
