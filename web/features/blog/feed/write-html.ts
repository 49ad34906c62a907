import type { Block, ContentBody, Inline, Words } from '../../../../domain/content/blocks.ts';
import { listWidths, writePicturePath } from '../../../../domain/pictures/renditions.ts';
import { escapeMarkup } from './escape-markup.ts';

const PICTURE_WIDTH_MAX = 960;

/** A post as feed readers show it: plain HTML, every address whole because it is read far away from the shop. */
export function writeHtml({ intro, sections }: ContentBody, pageUrl: string): string {
  const blocks = sections.flatMap(({ id, heading, blocks: own }): readonly Block[] => [
    { kind: 'heading', level: 3, id, heading },
    ...own,
  ]);
  return [...intro, ...blocks].map((block) => writeBlock(block, pageUrl)).join('');
}

function writeBlock(block: Block, pageUrl: string): string {
  const inline = (words: Words) => words.map((each) => writeInline(each, pageUrl)).join('');
  const all = (blocks: readonly Block[]) => blocks.map((each) => writeBlock(each, pageUrl)).join('');
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inline(block.words)}</p>`;
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
    }
    case 'heading':
      return `<h${block.level}>${escapeMarkup(block.heading)}</h${block.level}>`;
    case 'table': {
      const row = (tag: 'th' | 'td', cells: readonly Words[]) =>
        `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
      return `<table>${row('th', block.head)}${block.rows.map((cells) => row('td', cells)).join('')}</table>`;
    }
    case 'note':
    case 'quote':
      return `<blockquote>${all(block.blocks)}</blockquote>`;
    case 'picture': {
      const { id, alt, width } = block.picture;
      const shown = listWidths(width).findLast((each) => each <= PICTURE_WIDTH_MAX) ?? width;
      const src = new URL(writePicturePath(id, shown, 'webp'), pageUrl).href;
      return `<p><img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}"></p>`;
    }
    case 'questions':
      return block.questions
        .map(({ question, answer }) => `<h4>${escapeMarkup(question)}</h4>${all(answer)}`)
        .join('');
    case 'zone-table':
      // It changes more often than feeds are read.
      return `<p><a href="${escapeMarkup(new URL('/shipping', pageUrl).href)}">Zones and fees</a></p>`;
  }
}

function writeInline(inline: Inline, pageUrl: string): string {
  if (inline === '\n') return '<br>';
  if (typeof inline === 'string') return escapeMarkup(inline);
  const { text, isBold, isItalic, to } = inline;
  const slanted = isItalic ? `<em>${escapeMarkup(text)}</em>` : escapeMarkup(text);
  const heavy = isBold ? `<strong>${slanted}</strong>` : slanted;
  // A mistyped address is only a dead link on the page; here it would take the whole feed with it.
  const address = to === undefined ? null : URL.parse(to, pageUrl);
  return address ? `<a href="${escapeMarkup(address.href)}">${heavy}</a>` : heavy;
}
