import type { Block, ContentBody, TextBlock, Words } from '../../../../domain/content/blocks.ts';

/** All words of a body, block by block. */
export function listWords(body: ContentBody): readonly Words[] {
  return listBlocks(body).flatMap(listBlockWords);
}

export function listTargets(body: ContentBody): readonly string[] {
  return listWords(body)
    .flat()
    .flatMap((inline) => (typeof inline === 'object' && inline.to !== undefined ? [inline.to] : []));
}

export function listIds(body: ContentBody): readonly string[] {
  return [...body.sections.map(({ id }) => id), ...listBlocks(body).flatMap(listBlockIds)];
}

function listBlocks({ intro, sections }: ContentBody): readonly Block[] {
  return [...intro, ...sections.flatMap(({ blocks }) => blocks)];
}

function listBlockIds(block: Block): readonly string[] {
  if (block.kind === 'questions') return block.questions.map(({ id }) => id);
  return block.kind === 'heading' ? [block.id] : [];
}

function listBlockWords(block: Block): readonly Words[] {
  switch (block.kind) {
    case 'paragraph':
    case 'list':
      return listTextWords(block);
    case 'heading':
      return [[block.heading]];
    case 'table':
      return [block.head, ...block.rows].flat();
    case 'note':
    case 'quote':
      return block.blocks.flatMap(listTextWords);
    case 'picture':
      return [[block.picture.alt], [block.caption]];
    case 'zone-table':
      return [];
    case 'questions':
      return block.questions.flatMap(({ question, answer }) => [
        [question],
        ...answer.flatMap(listTextWords),
      ]);
  }
}

function listTextWords(block: TextBlock): readonly Words[] {
  return block.kind === 'paragraph' ? [block.words] : block.items;
}
