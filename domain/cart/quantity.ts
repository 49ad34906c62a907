import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from './limits.ts';

/** Between 1 and 100 whole pieces; one when nothing readable is given. */
export function readAddedQuantity(quantity: unknown): number {
  return clamp(readWholeNumber(quantity) ?? CART_QUANTITY_MIN, CART_QUANTITY_MIN);
}

/** Between 0 and 100 whole pieces; null, and so no change at all, for what is no number: a field that was emptied removes nothing. */
export function readChangedQuantity(quantity: unknown): number | null {
  const pieces = readWholeNumber(quantity);
  return pieces === null ? null : clamp(pieces, 0);
}

function clamp(pieces: number, min: number): number {
  return Math.min(Math.max(pieces, min), CART_QUANTITY_MAX);
}

/** Parts of a piece are left out; text is read as a number, as a form gives it. */
function readWholeNumber(value: unknown): number | null {
  if (typeof value === 'string') return value.trim() === '' ? null : readWholeNumber(Number(value));
  return typeof value === 'number' && !Number.isNaN(value) ? Math.trunc(value) : null;
}
