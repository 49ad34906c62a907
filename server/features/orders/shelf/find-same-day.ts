import type { SameDay } from '../../../../domain/delivery/availability.ts';
import { type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { findShelfNotice, type ShelfLine, type ShelfTerms } from '../../../../domain/shelf/shelf.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { readStock } from './shelf.store.ts';

export type SameDayQuestion = {
  readonly shelf: ShelfTerms;
  readonly lines: readonly ShelfLine[];
  /** What the way to its zone takes besides. */
  readonly wayHours: number;
  readonly now: Date;
  /** Whose pieces count as given back. */
  readonly without?: string | undefined;
};

/** Undefined where something of it is not on today's shelf. Under the day's lock what it finds stays true. */
export async function findSameDay(
  db: Database | Transaction,
  { shelf, lines, wayHours, now, without }: SameDayQuestion,
): Promise<SameDay | undefined> {
  if (!shelf.isOn || lines.length === 0) return undefined;
  const productIds = listProductIds(lines);
  const stock = await readStock(db, { day: readLagosDay(now), now, productIds, without });
  const noticeHours = findShelfNotice(stock, lines);
  return noticeHours === undefined
    ? undefined
    : { cutOffs: shelf.cutOffs, noticeHours: noticeHours + wayHours };
}

/** The same for a slot on any day: only today has a shelf. */
export async function findSameDayOf(
  db: Database | Transaction,
  day: LagosDay,
  question: SameDayQuestion,
): Promise<SameDay | undefined> {
  return day === readLagosDay(question.now) ? findSameDay(db, question) : undefined;
}

export function listProductIds(lines: readonly Pick<ShelfLine, 'productId'>[]): readonly string[] {
  return [...new Set(lines.map(({ productId }) => productId))];
}
