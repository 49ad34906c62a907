import type { NewQuote } from '../../../../contract/custom-order-admin.ts';
import { QUOTE_VERSIONS_MAX } from '../../../../contract/custom-orders.ts';
import { computeLeadTimeHours } from '../../../../domain/custom-orders/price/effort.ts';
import { canTakeCustomStep } from '../../../../domain/custom-orders/statuses.ts';
import { atLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { customOrderQuotes } from '../../../database/schema/custom-orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { type CustomOrderRow, listQuotes } from '../custom-orders.store.ts';
import { notifyQuote } from '../notifications/notify-about-custom-order.ts';
import { readPriceList } from '../price-list/price-list.store.ts';
import { readStoredDesign } from '../read-design.ts';
import { lockSettled } from '../steps/settle-custom-orders.ts';
import { refuseByStanding } from '../steps/standing-refusals.ts';
import { takeCustomStep } from '../steps/take-custom-step.ts';
import { judgeQuoteDay, type LookAtDays } from './judge-quote-day.ts';

const STALE_EDIT = refuse(
  'conflict',
  'stale_edit',
  'This custom order has changed since you opened it. Check it, then send the quote.',
);
const TOO_MANY = refuse(
  'conflict',
  'too_many_quotes',
  `There have been ${QUOTE_VERSIONS_MAX} quotes already. Decline this request and ask the customer to start a new one.`,
);

export type QuoteParts = { readonly db: Database; readonly lookAtDays: LookAtDays };
export type WantedQuote = {
  readonly customOrderId: string;
  readonly quote: NewQuote;
  readonly actorId: string;
  readonly now: Date;
};

/** Names a price and a day. Each quote is kept; the newest is the one that can be accepted. */
export function makeQuote({ db, lookAtDays }: QuoteParts, wanted: WantedQuote): Promise<Result<void>> {
  return inTransaction(db, (tx) => make(tx, lookAtDays, wanted));
}

async function make(
  tx: Transaction,
  lookAtDays: LookAtDays,
  { customOrderId, quote, actorId, now }: WantedQuote,
): Promise<Result<void>> {
  const row = await lockSettled(tx, customOrderId, now);
  if (!row) throw new Error('A custom order that was found is gone.');
  if (!canTakeCustomStep(row.status, 'quoted', 'administrator')) return refuseByStanding(row.status);
  if (quote.version !== undefined && quote.version !== row.version) return STALE_EDIT;
  const agreed = checkAmounts(quote);
  if (!agreed.ok) return agreed;
  const expiry = checkExpiry(quote, now);
  if (!expiry.ok) return expiry;
  const leadTimeHours = quote.leadTimeHours ?? (await findLeadTime(tx, row));
  const work = { workUnits: quote.workUnits, leadTimeHours };
  const judged = await judgeQuoteDay(tx, lookAtDays, { day: quote.day, work, now });
  if (!judged.ok) return judged;

  const [newest] = await listQuotes(tx, row.id);
  const version = (newest?.version ?? 0) + 1;
  if (version > QUOTE_VERSIONS_MAX) return TOO_MANY;
  await tx.insert(customOrderQuotes).values({
    ...agreed.value,
    ...work,
    customOrderId: row.id,
    version,
    day: quote.day,
    note: quote.note,
    expiresAt: expiry.value,
    createdAt: now,
    madeBy: actorId,
  });
  const quoted = await takeCustomStep(tx, row, {
    to: 'quoted',
    by: 'administrator',
    actorId,
    now,
    words: `Quote ${version}`,
    changes: { quoteExpiresAt: expiry.value },
  });
  if (!quoted.ok) return quoted;
  await notifyQuote(tx, quoted.value, version);
  return accept(undefined);
}

function checkAmounts({ lines, deposit }: NewQuote) {
  const inKobo = lines.map(({ words, amount }) => ({ words, amountInKobo: convertNairaToKobo(amount) }));
  const totalInKobo = inKobo.reduce((sum, { amountInKobo }) => sum + amountInKobo, 0);
  const depositInKobo = convertNairaToKobo(deposit);
  if (depositInKobo <= totalInKobo) return accept({ lines: inKobo, totalInKobo, depositInKobo });
  const message = `The deposit can’t be more than the quote, ${formatNaira(totalInKobo)}.`;
  return refuse('invalid', 'deposit_too_high', message, { deposit: message });
}

function checkExpiry({ expiresAt, day }: NewQuote, now: Date): Result<Date> {
  const end = new Date(expiresAt);
  if (end > now && end <= atLagosTime(day, '00:00')) return accept(end);
  const message =
    end > now
      ? 'The quote must expire before the delivery or pickup day.'
      : 'That time has passed. Choose a later one.';
  return refuse('invalid', 'wrong_expiry', message, { expiresAt: message });
}

async function findLeadTime(tx: Transaction, { design }: CustomOrderRow): Promise<number> {
  const list = await readPriceList(tx);
  return computeLeadTimeHours(readStoredDesign(design, list), list);
}
