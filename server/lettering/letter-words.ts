import { join } from 'node:path';
import sharp from 'sharp';

const FONTS = join(import.meta.dirname, 'fonts');
const FACES = {
  display: { family: 'Oyin Display', fontfile: join(FONTS, 'display.ttf') },
  text: { family: 'Oyin Text', fontfile: join(FONTS, 'text.ttf') },
} as const;
export type Face = keyof typeof FACES;

export type Words = {
  readonly text: string;
  readonly face: Face;
  readonly colour: string;
  /** Tried one after the other until the words fit. */
  readonly sizes: readonly number[];
  readonly maxWidth: number;
  readonly maxHeight: number;
};

export type Lettered = { readonly png: Buffer; readonly width: number; readonly height: number };

/** Hardly any server has a face for these, and a box in their place would look like a mistake. */
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{RI}|\p{EMod}|\u200d|\ufe0f/gu;
const LINE_HEIGHT = 0.88;

/** Words as pixels, in the largest of the sizes that fits; null where there is nothing to see or no room for it. */
export async function letterWords(words: Words): Promise<Lettered | null> {
  const text = words.text.replace(PICTOGRAPHS, '').replace(/\s+/g, ' ').trim();
  if (text === '') return null;
  for (const size of words.sizes) {
    const lettered = await letterAt(text, size, words);
    if (!lettered) return null;
    if (lettered.width <= words.maxWidth && lettered.height <= words.maxHeight) return lettered;
  }
  return null;
}

/** With the library's own lettering: in the shop it may not read SVG. */
async function letterAt(text: string, size: number, words: Words): Promise<Lettered | null> {
  const { family, fontfile } = FACES[words.face];
  try {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${words.colour}" line_height="${LINE_HEIGHT}">${escapeMarkup(text)}</span>`,
        // The few letters of Hausa that the display face lacks are taken from the other.
        font: `${family}, ${FACES.text.family} ${size}`,
        fontfile,
        width: words.maxWidth,
        wrap: 'word',
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch {
    // Such as a text of nothing but blanks that Unicode has in plenty.
    return null;
  }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
