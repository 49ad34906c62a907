import { accept, type Result, refuse } from '../refusal.ts';
import { isSamePiece, type Piece, type StockedItem } from './shelf.ts';

/** After so long nobody waits for it any more. */
export const STOCK_ALERT_DAYS = 30;
/** So many can wait for one product in one size; each of them gets a message at the same moment. */
export const STOCK_ALERTS_MAX = 1_000;

/** Only what is counted and gone today can be waited for. */
export function checkStockAlert(
  stock: readonly StockedItem[],
  piece: Piece,
  waiting: number,
): Result<void, 'not_on_shelf' | 'not_sold_out' | 'too_many_waiting'> {
  const item = stock.find((each) => isSamePiece(each, piece));
  if (!item?.isCounted) {
    return refuse(
      'not_found',
      'not_on_shelf',
      'You can’t get a reminder for this product any more. Reload the page.',
    );
  }
  if (item.left > 0) {
    return refuse('conflict', 'not_sold_out', 'It’s available again. Reload the page to order it.');
  }
  return waiting < STOCK_ALERTS_MAX
    ? accept(undefined)
    : refuse(
        'conflict',
        'too_many_waiting',
        'Too many people are waiting for this product. Please check again later.',
      );
}
