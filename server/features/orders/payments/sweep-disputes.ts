import { delayVoucherDisputeCheck, listVoucherDisputesToCheck } from '../vouchers/voucher-disputes.store.ts';
import { askOneByOne } from './ask-one-by-one.ts';
import { checkDispute, followDispute } from './check-dispute.ts';
import type { CheckParts } from './check-payment.ts';
import { delayDisputeCheck, listDisputesToCheck } from './disputes.store.ts';

const AT_ONCE = 50;

/** Hears of disputes whose messages were lost, and how those that are known stand. There are hours to answer, not days. */
export async function sweepDisputes(parts: CheckParts): Promise<void> {
  const { db, payments, readClock } = parts;
  const known = await listDisputesToCheck(db, readClock(), AT_ONCE);
  const ofVouchers = await listVoucherDisputesToCheck(db, readClock(), AT_ONCE);
  await askOneByOne(parts, [
    {
      async ask() {
        for (const found of await payments.listOpenDisputes()) await followDispute(parts, found);
      },
      // Asked again with the next sweep, as always.
      delay: async () => {},
    },
    ...known.map((disputeId) => ({
      ask: () => checkDispute(parts, { disputeId }),
      delay: (until: Date) => delayDisputeCheck(db, disputeId, until),
    })),
    ...ofVouchers.map((disputeId) => ({
      ask: () => checkDispute(parts, { disputeId }),
      delay: (until: Date) => delayVoucherDisputeCheck(db, disputeId, until),
    })),
  ]);
}
