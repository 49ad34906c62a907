import { convertKoboToNaira, convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { parseNaira } from '../../../domain/parse-naira.ts';

/** NaN for what is no amount; the contract's schemas then say what is missing. */
export function readNaira(typed: string): number {
  const reading = parseNaira(typed);
  return reading.ok ? convertKoboToNaira(reading.value) : Number.NaN;
}

/** NaN for what is no whole number. */
export function readWholeNumber(typed: string): number {
  return /^-?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** Null for nothing typed. */
export function readCount(typed: string): number | null {
  return typed.trim() === '' ? null : readWholeNumber(typed);
}

/** 12,500 without the sign of the naira, as it is typed. */
export function writeAmount(amountInNaira: number): string {
  return formatNaira(convertNairaToKobo(amountInNaira)).replace('₦', '');
}
