import { makeCorrection } from './reed-solomon.ts';

/** By version, from 1: correction codewords of each block, and number of blocks, at level M, which mends 15 % (ISO/IEC 18004, table 9). */
// biome-ignore format: as the standard prints them
const CORRECTION_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28];
// biome-ignore format: as the standard prints them
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49];
const BYTE_MODE = 0b0100;
const PADDING = [0b11101100, 0b00010001];

/** How many modules of a version carry data: all but finders, timing, alignment, format and version. */
function countDataModules(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version === 1) return all;
  const alignments = Math.floor(version / 7) + 2;
  return all - (25 * alignments - 10) * alignments + 55 - (version >= 7 ? 36 : 0);
}

function measureVersion(version: number) {
  const blocks = BLOCKS[version - 1] ?? 0;
  const correctionPerBlock = CORRECTION_PER_BLOCK[version - 1] ?? 0;
  const all = Math.floor(countDataModules(version) / 8);
  return { blocks, correctionPerBlock, data: all - blocks * correctionPerBlock };
}

const countLengthBits = (version: number) => (version < 10 ? 8 : 16);

/** The smallest version that holds so many bytes; undefined: none does. */
export function chooseVersion(bytes: number): number | undefined {
  for (let version = 1; version <= BLOCKS.length; version += 1) {
    if (4 + countLengthBits(version) + bytes * 8 <= measureVersion(version).data * 8) return version;
  }
  return undefined;
}

function writeData(bytes: Uint8Array, version: number): readonly number[] {
  const { data } = measureVersion(version);
  const bits: number[] = [];
  const append = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  append(BYTE_MODE, 4);
  append(bytes.length, countLengthBits(version));
  for (const byte of bytes) append(byte, 8);
  append(0, Math.min(4, data * 8 - bits.length));
  append(0, (8 - (bits.length % 8)) % 8);
  const codewords = Array.from({ length: bits.length / 8 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  while (codewords.length < data) codewords.push(PADDING[(codewords.length - bits.length / 8) % 2] ?? 0);
  return codewords;
}

/** Data and correction as they are drawn: of every block the first, of every block the second … so that one stain hurts each a little. */
export function makeCodewords(bytes: Uint8Array, version: number): readonly number[] {
  const { blocks, correctionPerBlock, data } = measureVersion(version);
  const codewords = writeData(bytes, version);
  const shortLength = Math.floor(data / blocks);
  const shortBlocks = blocks - (data % blocks);
  const parts = Array.from({ length: blocks }, (_, number) => {
    const from = number * shortLength + Math.max(0, number - shortBlocks);
    return codewords.slice(from, from + shortLength + (number < shortBlocks ? 0 : 1));
  });
  const corrections = parts.map((part) => makeCorrection(part, correctionPerBlock));
  return [...interleave(parts), ...interleave(corrections)];
}

function interleave(lists: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
