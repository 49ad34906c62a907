import { vi } from 'vitest';

/** As if so much time had passed since the page opened, for what measures it and does not wait by a timer. */
export function letTimePass(ms: number): void {
  const readReally = () => Performance.prototype.now.call(performance);
  const ahead = performance.now() + ms - readReally();
  vi.spyOn(performance, 'now').mockImplementation(() => readReally() + ahead);
}
