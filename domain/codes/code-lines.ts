import type { VatClass } from '../catalogue/vat.ts';
import { formatNaira } from '../money.ts';
import type { PricedLine } from '../orders/order-totals.ts';
import { CODE_LINE_ID } from '../orders/taken-orders.ts';
import { accept, type Result } from '../refusal.ts';
import { applyCode, type CodeLine, type CodeMisfit } from './apply-code.ts';
import type { CodeTerms } from './code-terms.ts';

const NAME_START = 'Code ';

export type WrittenCodeLine = PricedLine & {
  readonly productId: string;
  readonly name: string;
  readonly sizeName: string;
};

export type CodeEffect = {
  /** Last in the order. What they take off is a discount: their full price is nothing. */
  readonly lines: readonly WrittenCodeLine[];
  readonly deliveryInKobo: number;
  /** What the customer pays less, goods and delivery together. */
  readonly givenInKobo: number;
};

type Used = {
  readonly text: string;
  readonly terms: CodeTerms;
  /** What the delivery costs without it. */
  readonly feeInKobo: number;
};

/**
 * A code as lines of the order, so that its lines add up to its price wherever they are added up: one for each VAT class of what
 * it takes something off, with which the tax goes down too. For free delivery one of nothing, and a fee of nothing.
 */
export function takeCode(
  { text, terms, feeInKobo }: Used,
  goods: readonly CodeLine[],
): Result<CodeEffect, CodeMisfit> {
  const applied = applyCode(terms, goods);
  if (!applied.ok) return applied;
  const { savings, savedInKobo, isDeliveryFree } = applied.value;
  const write = (vatClass: VatClass, amountInKobo: number): WrittenCodeLine => ({
    productId: CODE_LINE_ID,
    name: `${NAME_START}${text}`,
    sizeName: sayCodeGift(terms),
    quantity: 1,
    listPriceInKobo: 0,
    unitPriceInKobo: amountInKobo === 0 ? 0 : -amountInKobo,
    vatClass,
  });
  if (isDeliveryFree)
    return accept({ lines: [write('standard', 0)], deliveryInKobo: 0, givenInKobo: feeInKobo });
  const byClass = Map.groupBy(savings, ({ line }) => line.vatClass);
  const lines = [...byClass].map(([vatClass, saved]) =>
    write(
      vatClass,
      saved.reduce((sum, each) => sum + each.savedInKobo, 0),
    ),
  );
  return accept({ lines, deliveryInKobo: feeInKobo, givenInKobo: savedInKobo });
}

/** "10% off", "₦2,000 off", "Free delivery" */
export function sayCodeGift({ kind, percent, amountInKobo }: CodeTerms): string {
  if (kind === 'free_delivery') return 'Free delivery';
  return kind === 'percent' ? `${percent}% off` : `${formatNaira(amountInKobo)} off`;
}

export type OrderCode = {
  readonly text: string;
  /** What it gives, in words. */
  readonly gift: string;
  readonly savedInKobo: number;
};

type StoredLine = Pick<PricedLine, 'unitPriceInKobo'> & {
  readonly productId: string;
  readonly name: string;
  readonly sizeName: string | null;
};

export function isCodeLine({ productId }: { readonly productId: string }): boolean {
  return productId === CODE_LINE_ID;
}

/** The code of an order, read from its lines. */
export function readOrderCode(lines: readonly StoredLine[]): OrderCode | null {
  const codeLines = lines.filter(isCodeLine);
  const [first] = codeLines;
  if (!first) return null;
  const sumInKobo = codeLines.reduce((sum, { unitPriceInKobo }) => sum + unitPriceInKobo, 0);
  return {
    text: first.name.slice(NAME_START.length),
    gift: first.sizeName ?? 'Free delivery',
    savedInKobo: sumInKobo === 0 ? 0 : -sumInKobo,
  };
}
