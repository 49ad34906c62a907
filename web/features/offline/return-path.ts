/** Where the shopper wanted to go when the line broke. Anybody can write an address: only paths of the shop itself count. */
export function readReturnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? '';
  return /^\/(?![/\\])[^\s\\]*$/.test(wanted) ? wanted : '/';
}
