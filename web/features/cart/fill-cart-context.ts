import { type AddedLines, addLines } from '../../../domain/cart/add-lines.ts';
import type { CartLine } from '../../../domain/cart/choice.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { joinWords } from '../../ui/formats/join-words.ts';
import { findOffers } from './offers-context.ts';
import { shopCart } from './shop-cart.ts';

/** Puts what can still be had into the cart and says what could not; whether anything could. */
export async function fillCart(
  lines: readonly CartLine[],
  /** An earlier order’s inscription may no longer fit. */
  { isEarlierOrder = false } = {},
): Promise<boolean> {
  const found = await findOffers(lines);
  let filled: AddedLines = { items: [], added: [], missing: [] };
  shopCart.change((items) => {
    filled = addLines(items, lines, found);
    return { items: filled.items };
  });
  const { added, missing } = filled;
  if (missing.length > 0) {
    const are = new Set(missing).size === 1 ? 'is' : 'are';
    showToast({ kind: 'info', text: `${nameAll(missing)} ${are} no longer available.` });
  }
  const check = isEarlierOrder ? sayCopied(lines.filter(({ name }) => added.includes(name))) : '';
  if (added.length > 0) showToast({ kind: 'success', text: `${nameAll(added)} added to your cart${check}` });
  return added.length > 0;
}

function sayCopied(lines: readonly CartLine[]): string {
  const written = lines.filter(({ inscription }) => inscription !== '');
  if (written.length === 0) return '';
  const words = nameAll(written.map(({ inscription }) => `“${inscription}”`));
  return `. Does ${words} from your earlier order still fit? You can change it here.`;
}

const nameAll = (names: readonly string[]) => joinWords([...new Set(names)], 'and');
