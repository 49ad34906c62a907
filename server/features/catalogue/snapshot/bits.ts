/** One bit for each slot: sets of a hundred thousand products meet in microseconds. */
export type Bits = Uint32Array;

export const BITS_PER_WORD = 32;

export function createBits(slotCount: number): Bits {
  return new Uint32Array(Math.ceil(slotCount / BITS_PER_WORD));
}

/** The same bits with room for more slots. */
export function growBits(bits: Bits, slotCount: number): Bits {
  const grown = createBits(slotCount);
  grown.set(bits);
  return grown;
}

export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

export function uniteInto(bits: Bits, others: Bits): void {
  for (let word = 0; word < others.length; word += 1) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
}

export function intersectInto(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
}

export function invert(bits: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = ~(bits[word] ?? 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += countOnes(bits[word] ?? 0);
  return count;
}

export function countCommonBits(bits: Bits, others: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1)
    count += countOnes((bits[word] ?? 0) & (others[word] ?? 0));
  return count;
}

export function* listBits(bits: Bits): Generator<number, void, undefined> {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      yield word * BITS_PER_WORD + 31 - Math.clz32(rest & -rest);
    }
  }
}

/** Pairs, then fours, then bytes are summed side by side in one word. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
