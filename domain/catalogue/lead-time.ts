const HOURS_PER_DAY = 24;

/**
 * How long before the party to order, rounded up to what a person reckons in. Less than a day is never enough, because every
 * day closes for new orders on the day before.
 */
export function describeLeadTime(leadTimeHours: number): string {
  if (leadTimeHours < HOURS_PER_DAY) return 'Order the day before';
  const days = Math.ceil(leadTimeHours / HOURS_PER_DAY);
  return days === 1 ? 'Order a day ahead' : `Order ${days} days ahead`;
}
