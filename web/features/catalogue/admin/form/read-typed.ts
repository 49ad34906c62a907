import { convertKoboToNaira, parseNaira } from '../../../../../domain/money.ts';

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

/** 12.5, 12,5 or 12.5 %; nothing typed is no discount. */
export function readPercentage(typed: string): number {
  const text = typed.replace('%', '').replace(',', '.').trim();
  if (text === '') return 0;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
