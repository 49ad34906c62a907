/** The tabs of a browser share what is stored; where they cannot wait for each other, the server's guards still hold. */
export function takeTurns(name: string, work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
