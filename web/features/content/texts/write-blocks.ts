import type { Block, Inline, NoteTone, PageText, Question, Section, Words } from './page-text.ts';

/** An empty sentence is one that the shop's profile could not fill: it is left out. */
type Sentence = string | Words;

/** words`See ${link('Returns', '/returns')}.` */
export function words(pieces: TemplateStringsArray, ...values: readonly (Inline | Words | number)[]): Words {
  return pieces
    .flatMap((piece, position) => [piece, values[position] ?? ''])
    .flat()
    .map((inline) => (typeof inline === 'number' ? String(inline) : inline))
    .filter((inline) => inline !== '');
}

export function bold(text: string): Inline {
  return { bold: text };
}

export function link(label: string, to: string): Inline {
  return { link: label, to };
}

export function paragraph(...sentences: readonly Sentence[]): Block {
  return { kind: 'paragraph', words: joinSentences(sentences) };
}

export function note(tone: NoteTone, ...sentences: readonly Sentence[]): Block {
  return { kind: 'note', tone, words: joinSentences(sentences) };
}

export function list(...items: readonly Sentence[]): Block {
  return { kind: 'list', isOrdered: false, items: toFilledWords(items) };
}

export function steps(...items: readonly Sentence[]): Block {
  return { kind: 'list', isOrdered: true, items: toFilledWords(items) };
}

export function table(head: readonly string[], ...rows: readonly (readonly Sentence[])[]): Block {
  return { kind: 'table', head, rows: rows.map((cells) => cells.map(toWords)) };
}

export function zoneTable(): Block {
  return { kind: 'zone-table' };
}

export function questions(...list: readonly Question[]): Block {
  return { kind: 'questions', questions: list };
}

export function question(id: string, text: string, ...answer: readonly Sentence[]): Question {
  return { id, question: text, answer: joinSentences(answer) };
}

export function section(id: string, heading: string, ...blocks: readonly Block[]): Section {
  return { id, heading, blocks: blocks.filter(hasContent) };
}

/** A section that lost all its blocks loses its heading too. */
export function definePage(page: PageText): PageText {
  return { ...page, sections: page.sections.filter(({ blocks }) => blocks.length > 0) };
}

function hasContent(block: Block): boolean {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.words.length > 0;
    case 'list':
      return block.items.length > 0;
    case 'table':
      return block.rows.length > 0;
    case 'questions':
      return block.questions.length > 0;
    case 'zone-table':
      return true;
  }
}

function joinSentences(sentences: readonly Sentence[]): Words {
  return toFilledWords(sentences).flatMap((sentence, position) =>
    position === 0 ? sentence : [' ', ...sentence],
  );
}

function toFilledWords(sentences: readonly Sentence[]): readonly Words[] {
  return sentences.map(toWords).filter((sentence) => sentence.length > 0);
}

function toWords(sentence: Sentence): Words {
  if (typeof sentence !== 'string') return sentence;
  return sentence === '' ? [] : [sentence];
}
