import type { NodeViewConstructor } from 'prosemirror-view';
import { joinInlines } from '../../../../../../domain/content/blocks.ts';
import { CONTENT_FACTS, isFactName, sayFact } from '../../../../../../domain/content/facts.ts';
import type { ShopProfile } from '../../../../../../domain/shop/profile.ts';

const CHIP_CLASS =
  'rounded-small bg-honey-soft px-1.5 py-0.5 box-decoration-clone text-small font-semibold wrap-anywhere';

function createChip(words: string, explanation: string) {
  const dom = document.createElement('span');
  dom.className = CHIP_CLASS;
  dom.contentEditable = 'false';
  dom.textContent = words;
  dom.title = explanation;
  return { dom };
}

const OPTIONAL_WORDS: Readonly<Record<string, string>> = { '[[': 'only if set:', ']]': '· end' };

/** Shop details as what they say now, and what the editor cannot show as it was typed. */
export function createChipViews(shop: ShopProfile): Readonly<Record<string, NodeViewConstructor>> {
  return {
    fact: ({ attrs: { name } }) => {
      if (!isFactName(name)) return createChip(String(name), 'This shop detail does not exist.');
      const { meaning } = CONTENT_FACTS[name];
      const words = joinInlines(sayFact(name, shop));
      return createChip(words || `${meaning} (not set yet)`, `Shop detail: ${meaning}`);
    },
    verbatim: ({ attrs: { source } }) => {
      const words = OPTIONAL_WORDS[String(source)];
      return words === undefined
        ? createChip(String(source), 'Kept as typed.')
        : createChip(words, 'This part is hidden until its shop detail is set.');
    },
  };
}
