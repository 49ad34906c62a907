/** "+14% compared with the 30 days before"; undefined where there is nothing to compare with. */
export function compareFigures(now: number, before: number, days: number): string | undefined {
  if (before === 0) return undefined;
  const change = Math.round((now / before - 1) * 100);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return `${sign}${Math.abs(change)}% compared with the ${days} days before`;
}
