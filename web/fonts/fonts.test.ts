import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCharacterMap, readLigaturePairs, readTables } from './testing/read-woff2.ts';

const latin = 'ABCXYZabcxyz0123456789 .,:;!?&@%()/+-–—‘’“”…·×−£€$éèàçñöüß';
const naira = '₦';
const yorubaAndIgbo = 'ẸẹỌọṢṣỊịỤụṄṅŃńǸǹḾḿĀāĒēĪīŌōŪū';
const hausa = 'ƁɓƊɗƘƙ';
const toned = ['Ẹ', 'ẹ', 'Ọ', 'ọ', 'Ị', 'ị', 'Ụ', 'ụ', 'M', 'm', 'N', 'n'].flatMap((letter) =>
  ['\u0300', '\u0301', '\u0304'].map((tone) => [letter, tone]),
);

const css = readFileSync(new URL('../ui/fonts.css', import.meta.url), 'utf8');
const faces = [...css.matchAll(/@font-face\s*{[^}]*url\("\.\.\/fonts\/(?<file>[^"]+)"\)[^}]*}/g)].map(
  (match) => ({
    file: match.groups?.file ?? '',
    range: readUnicodeRange(match[0]),
  }),
);

function readUnicodeRange(rule: string): number[] {
  return [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
}

function readFont(file: string) {
  const tables = readTables(readFileSync(new URL(file, import.meta.url)));
  const [cmap, gsub] = [tables.get('cmap'), tables.get('GSUB')];
  if (!cmap) throw new Error(`${file} lacks a table.`);
  return { glyphs: readCharacterMap(cmap), ligatures: gsub ? readLigaturePairs(gsub) : new Set<string>() };
}

function findMissing(text: string, codePoints: ReadonlySet<number>): string[] {
  return [...text].filter((character) => !codePoints.has(character.codePointAt(0) ?? 0));
}

test('each face is one file, besides smaller cuts of three', () => {
  expect(faces.map((face) => face.file)).toEqual([
    'fraunces-roman.woff2',
    'fraunces-italic.woff2',
    'fraunces-accent.woff2',
    'figtree.woff2',
    'plain-fraunces.woff2',
    'plain-figtree.woff2',
  ]);
});

test.each(faces)('$file announces exactly the characters it contains', ({ file, range }) => {
  expect(range).toEqual([...readFont(file).glyphs.keys()].sort((a, b) => a - b));
});

const wholeFaces = faces.filter(({ file }) => !/accent|plain/.test(file));
const plainFaces = faces.filter(({ file }) => file.startsWith('plain-'));

test.each(plainFaces)('$file is enough for the shop’s own words', ({ range }) => {
  const words = 'Crème & purée · “Small chops” – from ₦1,500 × 2 … we’ll call';
  expect(findMissing(words, new Set(range))).toEqual([]);
});

describe.each(wholeFaces)('$file', ({ file, range }) => {
  const { glyphs, ligatures } = readFont(file);

  test('contains Latin, the naira sign and the dotted letters of Yoruba and Igbo', () => {
    expect(findMissing(latin + naira + yorubaAndIgbo, new Set(range))).toEqual([]);
  });

  test('draws every toned letter that Unicode writes with a combining mark as one letter', () => {
    const isLigature = (pair: readonly string[]) =>
      ligatures.has(pair.map((character) => glyphs.get(character.codePointAt(0) ?? 0)).join(' '));
    expect(toned.filter((pair) => !isLigature(pair))).toEqual([]);
  });
});

test('the hooked letters of Hausa come from the text face, in headings too', () => {
  const figtree = faces.find((face) => face.file === 'figtree.woff2');
  expect(findMissing(hausa, new Set(figtree?.range))).toEqual([]);
});
