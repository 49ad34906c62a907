/** Of a weekday or a month: Sat, Nov, and Sept as it is written in Britain. */
export function shortenName(name: string): string {
  return name.slice(0, name === 'September' ? 4 : 3);
}
