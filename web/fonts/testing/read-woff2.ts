import { brotliDecompressSync } from 'node:zlib';

/** The tables a test asks for, with their numbers in WOFF2's list of known tags. */
const knownTags = new Map([
  [0, 'cmap'],
  [10, 'glyf'],
  [11, 'loca'],
  [28, 'GSUB'],
]);
const headerLength = 48;

/** The untransformed tables of a WOFF2 file (https://www.w3.org/TR/WOFF2/): a directory, then one Brotli stream. */
export function readTables(file: Buffer): Map<string, DataView> {
  const tableCount = file.readUInt16BE(12);
  let cursor = headerLength;

  function readVariableLengthNumber(): number {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(cursor++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  }

  const entries: { tag: string; length: number }[] = [];
  for (let index = 0; index < tableCount; index++) {
    const flags = file.readUInt8(cursor++);
    const tag = knownTags.get(flags & 0x3f) ?? '';
    const hasOwnTag = (flags & 0x3f) === 0x3f;
    if (hasOwnTag) cursor += 4;
    const originalLength = readVariableLengthNumber();
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    entries.push({ tag, length: isTransformed ? readVariableLengthNumber() : originalLength });
  }

  const stream = brotliDecompressSync(file.subarray(cursor, cursor + file.readUInt32BE(20)));
  const tables = new Map<string, DataView>();
  let offset = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, new DataView(stream.buffer, stream.byteOffset + offset, length));
    offset += length;
  }
  return tables;
}

/** Which glyph shows which character: the `cmap` table, in the one format the fonts use (4). */
export function readCharacterMap(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>();
  const start = cmap.getUint32(8);
  if (cmap.getUint16(start) !== 4) throw new Error('The character map is not in format 4.');
  const size = cmap.getUint16(start + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = cmap.getUint16(start + 14 + segment);
    const first = cmap.getUint16(start + 16 + size + segment);
    const delta = cmap.getUint16(start + 16 + 2 * size + segment);
    const rangeAt = start + 16 + 3 * size + segment;
    const range = cmap.getUint16(rangeAt);
    for (let codePoint = first; codePoint <= last && codePoint !== 0xffff; codePoint++) {
      const glyph = range === 0 ? codePoint : cmap.getUint16(rangeAt + range + 2 * (codePoint - first));
      if (glyph !== 0) glyphs.set(codePoint, (glyph + delta) % 0x10000);
    }
  }
  return glyphs;
}

/** Every two glyphs that become one, as "first second": the ligature lookups of the `GSUB` table. */
export function readLigaturePairs(gsub: DataView): Set<string> {
  const pairs = new Set<string>();
  for (const lookup of readOffsets(gsub, gsub.getUint16(8))) {
    if (gsub.getUint16(lookup) !== 4) continue;
    for (const subtable of readOffsets(gsub, lookup + 4, lookup)) {
      const firsts = readCoverage(gsub, subtable + gsub.getUint16(subtable + 2));
      readOffsets(gsub, subtable + 4, subtable).forEach((set, index) => {
        for (const ligature of readOffsets(gsub, set)) {
          if (gsub.getUint16(ligature + 2) === 2)
            pairs.add(`${firsts[index]} ${gsub.getUint16(ligature + 4)}`);
        }
      });
    }
  }
  return pairs;
}

/** OpenType's usual list: a count and so many offsets, from the list itself or from the table around it. */
function readOffsets(table: DataView, at: number, base = at): number[] {
  const count = table.getUint16(at);
  return Array.from({ length: count }, (_, index) => base + table.getUint16(at + 2 + 2 * index));
}

function readCoverage(table: DataView, at: number): number[] {
  const count = table.getUint16(at + 2);
  if (table.getUint16(at) === 1) {
    return Array.from({ length: count }, (_, index) => table.getUint16(at + 4 + 2 * index));
  }
  return Array.from({ length: count }, (_, index) => {
    const first = table.getUint16(at + 4 + 6 * index);
    const last = table.getUint16(at + 6 + 6 * index);
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  }).flat();
}
