import {
  BITS_PER_WORD,
  type Bits,
  clearBit,
  countCommonBits,
  createBits,
  growBits,
  hasBit,
  setBit,
  uniteInto,
} from './bits.ts';

/**
 * The slots of the products that share a value. Many are kept as bits, few one by one: thousands of tags that one
 * product each has must neither fill the memory nor slow every count down.
 */
export type ValueSet = {
  size: number;
  few: Set<number> | undefined;
  many: Bits;
};

const NO_BITS = createBits(0);

export function createValueSet(): ValueSet {
  return { size: 0, few: new Set(), many: NO_BITS };
}

export function addToSet(set: ValueSet, slot: number, slotCount: number): void {
  set.size += 1;
  if (set.few) {
    set.few.add(slot);
    // From here on looking at every word costs less than looking at every slot.
    if (set.size > slotCount / BITS_PER_WORD) turnIntoBits(set, slotCount);
    return;
  }
  if (slot >= set.many.length * BITS_PER_WORD) set.many = growBits(set.many, slotCount);
  setBit(set.many, slot);
}

export function removeFromSet(set: ValueSet, slot: number): void {
  set.size -= 1;
  if (set.few) set.few.delete(slot);
  else clearBit(set.many, slot);
}

export function uniteSetInto(bits: Bits, set: ValueSet): void {
  if (!set.few) uniteInto(bits, set.many);
  else for (const slot of set.few) setBit(bits, slot);
}

export function countIn(bits: Bits, set: ValueSet): number {
  if (!set.few) return countCommonBits(bits, set.many);
  let count = 0;
  for (const slot of set.few) if (hasBit(bits, slot)) count += 1;
  return count;
}

function turnIntoBits(set: ValueSet, slotCount: number): void {
  set.many = createBits(slotCount);
  for (const slot of set.few ?? []) setBit(set.many, slot);
  set.few = undefined;
}
