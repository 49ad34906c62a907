import type { Block, ContentBody, TextBlock, Words } from '../../../domain/content/blocks.ts';

/** Whether the words name what the owner sets under delivery: zones, or how long an unpaid order is held. */
export function namesTerms({ intro, sections }: ContentBody): boolean {
  return [...intro, ...sections.flatMap(({ blocks }) => blocks)].some(
    (block) => block.kind === 'zone-table' || listWords(block).some(isLive),
  );
}

function isLive(words: Words): boolean {
  return words.some((inline) => typeof inline === 'object' && inline.live !== undefined);
}

function listWords(block: Block): readonly Words[] {
  switch (block.kind) {
    case 'paragraph':
    case 'list':
      return listTextWords(block);
    case 'note':
    case 'quote':
      return block.blocks.flatMap(listTextWords);
    case 'table':
      return [block.head, ...block.rows].flat();
    case 'questions':
      return block.questions.flatMap(({ answer }) => answer.flatMap(listTextWords));
    case 'heading':
    case 'picture':
    case 'zone-table':
      return [];
  }
}

function listTextWords(block: TextBlock): readonly Words[] {
  return block.kind === 'paragraph' ? [block.words] : block.items;
}
