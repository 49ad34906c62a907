import type { Block, Inline, PageText, Words } from '../texts/page-text.ts';

export function listWords(page: PageText): readonly Words[] {
  return page.sections.flatMap(({ blocks }) => blocks.flatMap(listWordsOfBlock));
}

export function listLinkTargets(page: PageText): readonly string[] {
  return listWords(page)
    .flat()
    .flatMap((inline) => (typeof inline === 'object' && 'to' in inline ? [inline.to] : []));
}

export function listIds(page: PageText): readonly string[] {
  return page.sections.flatMap(({ id, blocks }) => [id, ...blocks.flatMap(listQuestionIds)]);
}

export function toPlainText(page: PageText): string {
  return [page.headline, page.lead, ...listWords(page).map(joinWords)].join('\n');
}

export function joinWords(words: Words): string {
  return words.map(readInline).join('');
}

function listWordsOfBlock(block: Block): readonly Words[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [block.words];
    case 'list':
      return block.items;
    case 'table':
      return block.rows.flat();
    case 'questions':
      return block.questions.flatMap(({ question, answer }) => [[question], answer]);
    case 'zone-table':
      return [];
  }
}

function listQuestionIds(block: Block): readonly string[] {
  return block.kind === 'questions' ? block.questions.map(({ id }) => id) : [];
}

function readInline(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return 'bold' in inline ? inline.bold : inline.link;
}
