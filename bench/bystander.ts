import { setTimeout as pause } from 'node:timers/promises';

/** How long each answer took, in milliseconds, by path. */
export type Bystander = ReadonlyMap<string, readonly number[]>;

/** Somebody who opens one page after another, at leisure. */
export async function measureBystander(
  url: string,
  paths: readonly string[],
  until: number,
): Promise<Bystander> {
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  while (Date.now() < until) {
    for (const [path, taken] of times) {
      const begin = performance.now();
      const answer = await fetch(url + path, { headers: { 'x-forwarded-for': '192.0.2.8' } });
      await answer.arrayBuffer();
      taken.push(performance.now() - begin);
      await pause(20);
    }
  }
  return times;
}

function findQuantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The ratio that counts is that of the slowest in a hundred: half of them are too quick for a ratio to mean much. */
export function sayBystander(path: string, quiet: readonly number[], busy: readonly number[]) {
  const [p50, p99] = [0.5, 0.99].map(
    (share) => [findQuantile(quiet, share), findQuantile(busy, share)] as const,
  );
  if (!p50 || !p99) throw new Error('Nothing was measured.');
  const ratios = [p50[1] / p50[0], p99[1] / p99[0]] as const;
  const ms = (value: number) => `${value.toFixed(1)}`;
  const words = [
    path.slice(0, 18).padEnd(20),
    `${ms(p50[0])} / ${ms(p99[0])} ms`.padEnd(16),
    `${ms(p50[1])} / ${ms(p99[1])} ms`.padEnd(19),
    ratios.map((ratio) => ratio.toFixed(1)).join(' / '),
  ].join('');
  return { words, ratio: ratios[1] };
}
