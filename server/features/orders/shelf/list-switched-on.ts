import type { SwitchedPart } from '../../../../contract/shelf.ts';
import type { Database } from '../../../database/database.ts';
import { readShelfTerms } from '../delivery/delivery-plan.store.ts';
import { readVoucherTerms } from '../vouchers/voucher-terms.store.ts';

/** What menus show besides the usual. */
export async function listSwitchedOn(db: Database): Promise<SwitchedPart[]> {
  const { isOn, isCounterSaleOn } = await readShelfTerms(db);
  const vouchers = await readVoucherTerms(db);
  return [
    ...(isOn ? (['shelf'] as const) : []),
    ...(isCounterSaleOn ? (['counter-sale'] as const) : []),
    ...(vouchers.isOn ? (['vouchers'] as const) : []),
  ];
}
