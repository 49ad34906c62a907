import { addDays, atLagosTime, type LagosDay, readLagosDay } from '../delivery/lagos-time.ts';
import type { Product } from './product.ts';

/** What is ready by then is there for the party: windows open before noon and after it. */
const READY_BY = '12:00';
const HOUR_MS = 3_600_000;

type Piece = Pick<Product, 'servings'>;
type Served<Each extends Piece> = Each & Pick<Product, 'isCustom'> & { readonly sizes: readonly Each[] };

export function canServe(product: Served<Piece>, guests: number): boolean {
  return listServingPieces(product, guests).length > 0;
}

/** The sizes of which one feeds so many; what is made to a design is made as large as it has to be. */
export function listServingPieces<Each extends Piece>(
  product: Served<Each>,
  guests: number,
): readonly Each[] {
  if (product.isCustom) return [product];
  const pieces: readonly Each[] = product.sizes.length > 0 ? product.sizes : [product];
  return pieces.filter((piece) => isEnoughFor(piece, guests));
}

export function isEnoughFor({ servings }: Piece, guests: number): boolean {
  return servings !== null && servings >= guests;
}

/** The cheapest size that feeds so many; undefined where the whole product answers for itself. */
export function findSizeFor<Each extends Piece & { readonly priceToPay: number }>(
  product: Pick<Product, 'isCustom'> & { readonly sizes: readonly Each[] },
  guests: number | null,
): Each | undefined {
  if (guests === null || product.isCustom) return undefined;
  return product.sizes
    .filter((size) => isEnoughFor(size, guests))
    .toSorted((one, other) => one.priceToPay - other.priceToPay)[0];
}

/** The most notice that leaves time until a day; less than an hour where it is too late for everything. */
export function countHoursUntil(day: LagosDay, now: Date): number {
  return Math.floor((atLagosTime(day, READY_BY).getTime() - now.getTime()) / HOUR_MS);
}

/** The day that so much notice was counted for, also some hours later. One hour, the least there is, is today until midnight. */
export function findNeededDay(noticeHours: number, now: Date): LagosDay {
  return readLagosDay(new Date(now.getTime() + (noticeHours - 1) * HOUR_MS));
}

/** The days somebody can need something by; every day closes on the day before. */
export function listNeededDays(now: Date, count: number): readonly LagosDay[] {
  const today = readLagosDay(now);
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1));
}
