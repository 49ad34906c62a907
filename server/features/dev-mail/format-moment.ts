const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** "1 May 2026, 11:11", by the clock of the shop. */
export function formatMoment(moment: string): string {
  return MOMENT.format(new Date(moment));
}
