import { expect } from 'vitest';
import { vouchers } from '../database/schema/vouchers.ts';
import { openAdmin } from './admin-calls.ts';
import { CALENDAR, sendRequest } from './order-admin.ts';
import { FRIDAY, makeOrderInput, SATURDAY } from './order-inputs.ts';
import { findWrongSums } from './payment-ledgers.ts';
import { sellVoucher, switchVouchersOn } from './voucher-sales.ts';

const MANY = { delivery: 1_000, pickup: 1_000 };
const ROOMY = {
  ...CALENDAR,
  weekdays: CALENDAR.weekdays.map((day) => ({ ...day, workUnits: 10_000 })),
  windows: CALENDAR.windows.map((window) => ({ ...window, capacities: MANY })),
};
/** Each order is ₦8,000: one takes most of it, another the rest. */
const VOUCHER = 10_000;

/** So many at once on one voucher, over two nodes; whoever comes too late takes what is left, or nothing. */
export async function drawAtOnce(shoppers: number): Promise<void> {
  const admin = await openAdmin({ calendar: ROOMY });
  await switchVouchersOn(admin.db);
  const other = await admin.openOtherNode();
  const { code } = await sellVoucher(admin.owner, VOUCHER);

  const shop = async (shopper: number): Promise<number> => {
    const visitor = (shopper % 2 ? admin.shop : other).visit();
    // For one day they would wait for each other at its places already.
    const slot = { day: shopper % 3 ? FRIDAY : SATURDAY, windowId: 'morning' };
    for (const amount of [8_000, 2_000]) {
      const answer = await sendRequest(visitor, makeOrderInput({ slot, voucher: { code, amount } }));
      if (answer.status === 201) return amount;
      const { code: refusal } = (await answer.json()) as { readonly code: string };
      expect(['voucher_changed', 'voucher_used_up', 'busy']).toContain(refusal);
    }
    return 0;
  };
  const drawn = await Promise.all(Array.from({ length: shoppers }, (_, shopper) => shop(shopper)));
  expect(drawn.filter((amount) => amount > 0).toSorted((one, another) => another - one)).toEqual([
    8_000, 2_000,
  ]);
  expect(await admin.db.select({ left: vouchers.balanceInKobo }).from(vouchers)).toEqual([{ left: 0 }]);
  expect(await findWrongSums(admin.db)).toEqual([]);
}
