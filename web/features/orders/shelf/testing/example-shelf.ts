import type { Shelf, ShelfRow } from '../../../../../contract/shelf.ts';
import { WEEKDAYS } from '../../../../../domain/weekdays.ts';

export const SHELF_DAY = '2026-11-16';

/** Twenty meat pies on every day, of which two are sold. */
export function makeShelf(differences: Partial<ShelfRow> = {}, day = SHELF_DAY): Shelf {
  const pie: ShelfRow = {
    productId: 'meat-pie',
    sizeId: null,
    name: 'Meat pie',
    sizeName: null,
    pictureId: null,
    noticeHours: 1,
    week: WEEKDAYS.map(() => 20),
    planned: 20,
    yesterday: 30,
    pieces: 20,
    taken: 2,
    left: 18,
    isSoldOut: false,
  };
  return { isOn: true, day, today: SHELF_DAY, items: [{ ...pie, ...differences }] };
}
