/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

export type Scale = {
  /** From 0 upwards, evenly; the last is at least the highest value. */
  readonly marks: readonly number[];
  readonly top: number;
};

/** Round figures for the axis, few enough to read. */
export function makeScale(values: readonly number[]): Scale {
  const highest = Math.max(0, ...values);
  if (highest === 0) return { marks: [0], top: 1 };
  const least = highest / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power;
  const count = Math.ceil(highest / step);
  const marks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { marks, top: count * step };
}

/** ₦612k, ₦1.2m: as short as an axis needs it. */
export function writeShortNaira(amount: number): string {
  if (amount >= 1_000_000) return `₦${trim(amount / 1_000_000)}m`;
  return amount >= 1_000 ? `₦${trim(amount / 1_000)}k` : `₦${trim(amount)}`;
}

function trim(figure: number): string {
  return String(Math.round(figure * 10) / 10);
}
