const LENGTH = 13;

/**
 * A short mark of small letters and digits: other values, another mark. It tells versions apart and keeps no secret.
 * Two FNV-1a hashes side by side, because one of 32 bits would repeat itself too soon.
 */
export function computeMark(values: readonly (string | number)[]): string {
  const text = JSON.stringify(values);
  const high = hash(text, 0x811c9dc5);
  const low = hash(text, 0x01000193);
  return (BigInt(high) * 2n ** 32n + BigInt(low)).toString(36).padStart(LENGTH, '0');
}

function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
