const HOURS_PER_DAY = 24;
/** Up to here hours say more than days. */
const HOURS_SAID_BELOW = 24;

/** How long before the party to order, rounded up to what a person reckons in. */
export function describeLeadTime(leadTimeHours: number): string {
  if (leadTimeHours <= 0) return 'Ready the same day';
  if (leadTimeHours < HOURS_SAID_BELOW) return `Order ${countOf(leadTimeHours, 'hour')} ahead`;
  return `Order ${countOf(Math.ceil(leadTimeHours / HOURS_PER_DAY), 'day')} ahead`;
}

function countOf(count: number, unit: 'hour' | 'day'): string {
  if (count === 1) return unit === 'hour' ? 'an hour' : 'a day';
  return `${count} ${unit}s`;
}
