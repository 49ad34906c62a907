const MINUTES_PER_HOUR = 60;

/** "We hold your place for 4 hours." */
export function describeHold(minutes: number | undefined): string {
  if (minutes === undefined) return 'We hold your place until it arrives.';
  return `We hold your place for ${countTime(minutes)}.`;
}

function countTime(minutes: number): string {
  if (minutes % MINUTES_PER_HOUR !== 0) return `${minutes} minutes`;
  const hours = minutes / MINUTES_PER_HOUR;
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
