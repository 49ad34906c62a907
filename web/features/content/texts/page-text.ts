/** The words of a page as data: little enough markup that it can become Markdown in a content store without loss. */
export type PageText = {
  /** One or two words, for the browser's tab and for links. */
  readonly title: string;
  /** The big line on the page. */
  readonly headline: string;
  /** Also what search engines show below the title. */
  readonly lead: string;
  /** 2026-11-15 */
  readonly lastChanged: string;
  readonly sections: readonly Section[];
};

export type Section = { readonly id: string; readonly heading: string; readonly blocks: readonly Block[] };

export type Block =
  | { readonly kind: 'paragraph'; readonly words: Words }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Words[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly Words[])[] }
  | { readonly kind: 'note'; readonly tone: NoteTone; readonly words: Words }
  /** The zones in force, which the owner changes more often than the words around them. */
  | { readonly kind: 'zone-table' }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] };

export type NoteTone = 'tip' | 'good' | 'warning';
export type Question = { readonly id: string; readonly question: string; readonly answer: Words };

export type Words = readonly Inline[];
export type Inline = string | { readonly bold: string } | { readonly link: string; readonly to: string };
