/** How long something took, and how much of it this thread really worked: others share the machine. */
export type Taken = { readonly wallMs: number; readonly processorMs: number };

export function time(work: () => unknown): Taken {
  const startedAt = performance.now();
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return { wallMs: performance.now() - startedAt, processorMs: (user + system) / 1_000 };
}

export function findP99(taken: readonly Taken[], clock: keyof Taken = 'processorMs'): number {
  return percentile(
    taken.map((each) => each[clock]),
    0.99,
  );
}

export function sayTaken(taken: readonly Taken[]): string {
  const sayPercentiles = (durations: readonly number[]) =>
    `p50 ${sayMs(percentile(durations, 0.5))}, p99 ${sayMs(percentile(durations, 0.99))}`;
  const processor = sayPercentiles(taken.map(({ processorMs }) => processorMs));
  return `${processor} of processor (${sayPercentiles(taken.map(({ wallMs }) => wallMs))} on the clock)`;
}

export function sayMs(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(2) : Math.round(milliseconds).toLocaleString('en-GB')} ms`;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
