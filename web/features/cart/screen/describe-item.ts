import { DESIGN_PARAMETER, LINE_PARAMETER } from '../../../../contract/page-parameters.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { writeChoiceHash } from '../../../ui/ordering/choice-hash.ts';
import { listChoiceWords } from '../../../ui/ordering/choice-words.ts';

type Named = Parameters<typeof listChoiceWords>[0] & Pick<CartItem, 'name'>;

/** With the choice, where a product can be there several times. */
export function nameItem(item: Named): string {
  return [item.name, ...listChoiceWords(item)].join(', ');
}

type Opened = Pick<CartItem, 'id' | 'design' | 'size' | 'isEggless' | 'inscription'>;

/** The product's page with what was chosen; of a designed cake, the designer, which changes that line. */
export function writeItemAddress({ id, design, size, isEggless, inscription }: Opened): string {
  const page = `/products/${encodeURIComponent(id)}`;
  return design
    ? `${page}?${new URLSearchParams({ [DESIGN_PARAMETER]: design.text, [LINE_PARAMETER]: design.text })}`
    : `${page}${writeChoiceHash({ sizeId: size?.id, isEggless, inscription })}`;
}
