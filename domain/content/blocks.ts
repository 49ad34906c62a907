/**
 * The words of a page or post as data: what Markdown of the shop can say, and nothing more. The tree is three levels deep
 * at most, whatever somebody wrote.
 */
export type ContentBody = {
  /** What stands before the first heading. */
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
};

/** A second-level heading with what stands under it; the id is its address on the page. */
export type Section = { readonly id: string; readonly heading: string; readonly blocks: readonly Block[] };

/** What may also stand inside another block. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly words: Words }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Words[] };

export type Block =
  | TextBlock
  | {
      readonly kind: 'heading';
      readonly level: HeadingLevel;
      readonly id: string;
      readonly heading: string;
    }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] }
  | { readonly kind: 'note'; readonly tone: NoteTone; readonly blocks: readonly TextBlock[] }
  | { readonly kind: 'quote'; readonly blocks: readonly TextBlock[] }
  | { readonly kind: 'picture'; readonly picture: ContentPicture; readonly caption: string }
  /** The zones in force, which the owner changes more often than the words around them. */
  | { readonly kind: 'zone-table' }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] };

export const HEADING_LEVELS = [3, 4] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

export const NOTE_TONES = ['tip', 'good', 'warning'] as const;
export type NoteTone = (typeof NOTE_TONES)[number];

export type Question = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly TextBlock[];
};

/** One of the shop's own pictures, shown from /pictures. */
export type ContentPicture = {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** A few pixels as a data address. */
  readonly placeholder: string;
};

export type Words = readonly Inline[];
/** A line break is a piece of its own: '\n'. */
export type Inline = string | Span;
export type Span = {
  readonly text: string;
  readonly isBold?: true;
  readonly isItalic?: true;
  /** https, mailto, tel, a place in the shop (/returns) or on the page (#refunds); nothing else. */
  readonly to?: string;
  /** What the browser knows better than a cached page; until it has asked, the text stands. */
  readonly live?: LiveFact;
};

export const LIVE_FACTS = ['hold.online', 'hold.transfer', 'delivery.zones'] as const;
export type LiveFact = (typeof LIVE_FACTS)[number];

/** The words alone, as for a search engine or a screen reader. */
export function joinInlines(words: Words): string {
  return words.map((inline) => (typeof inline === 'string' ? inline : inline.text)).join('');
}
