/** 12.5, 12,5 or 12.5 %; nothing typed is no discount. */
export function readPercentage(typed: string): number {
  const text = typed.replace('%', '').replace(',', '.').trim();
  if (text === '') return 0;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
