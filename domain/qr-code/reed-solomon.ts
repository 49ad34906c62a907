/** x⁸ + x⁴ + x³ + x² + 1: the field that QR codes reckon in (ISO/IEC 18004, 7.5). */
const FIELD = 0x11d;

function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** Coefficients of (x − 2⁰)(x − 2¹)…, highest first and without the leading 1. */
function makeDivisor(degree: number): readonly number[] {
  const divisor = Array<number>(degree).fill(0);
  divisor[degree - 1] = 1;
  let root = 1;
  for (let factor = 0; factor < degree; factor += 1) {
    for (let at = 0; at < degree; at += 1) {
      divisor[at] = multiply(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return divisor;
}

/** So many codewords by which a reader finds and mends what it misread in these. */
export function makeCorrection(data: readonly number[], count: number): readonly number[] {
  const divisor = makeDivisor(count);
  const remainder = Array<number>(count).fill(0);
  for (const codeword of data) {
    const factor = codeword ^ (remainder.shift() ?? 0);
    remainder.push(0);
    for (const [at, coefficient] of divisor.entries()) {
      remainder[at] = (remainder[at] ?? 0) ^ multiply(coefficient, factor);
    }
  }
  return remainder;
}
