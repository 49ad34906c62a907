import { join } from 'node:path';
import sharp from 'sharp';
import type { Lettering } from '../../../../domain/custom-orders/design/options.ts';
import { escapeXml } from '../../../../domain/custom-orders/drawing/canvas/svg.ts';
import { fitFontSize } from '../../../../domain/custom-orders/picture/fit-text.ts';
import type { PlannedText } from '../../../../domain/custom-orders/picture/plan-text.ts';
import type { Pixels } from './pixels.ts';
import { bendStencil, pipeStencil, type Stencil } from './stencil.ts';

const FONTS: Readonly<Record<Lettering, { readonly family: string; readonly fontfile: string }>> = {
  script: { family: 'Oyin Script', fontfile: join(import.meta.dirname, 'fonts', 'script.ttf') },
  capitals: { family: 'Oyin Capitals', fontfile: join(import.meta.dirname, 'fonts', 'capitals.ttf') },
};
/** Larger than it is ever shown: small letters are set pixel by pixel and get wider than they should. */
const CUT_SIZE = 96;
/** Of the letters' size. */
const SHADOW_DROP = 0.05;
/** Hardly any server has a face for these, and a box in their place would look like a mistake. */
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{RI}|\p{EMod}|\u200d|\ufe0f/gu;

/** The words on a picture that is `scale` times as large as planned; null where there is nothing to see. */
export async function letterInscription(planned: PlannedText, scale: number): Promise<Pixels | null> {
  const { lettering, colour, bendRadius } = planned;
  const text = planned.lines
    .map((line) => line.replace(PICTOGRAPHS, '').trim())
    .filter((line) => line !== '')
    .join('\n');
  const large = await cutStencil(text, lettering);
  if (!large) return null;
  const fontSize = fitFontSize(planned, CUT_SIZE, large) * scale;
  const fitting = await shrinkStencil(large, fontSize / CUT_SIZE);
  const bent = bendRadius === null ? fitting : bendStencil(fitting, bendRadius * scale);
  return pipeStencil(bent, { colour, shadowDrop: fontSize * SHADOW_DROP });
}

/** With the library's own lettering: in the shop it may not read SVG. */
async function cutStencil(text: string, lettering: Lettering): Promise<Stencil | null> {
  const { family, fontfile } = FONTS[lettering];
  try {
    const { data, info } = await sharp({
      text: { text: escapeXml(text), font: `${family} ${CUT_SIZE}`, fontfile, align: 'centre', dpi: 72 },
    })
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    // Such as a text of nothing but blanks that Unicode has in plenty.
    return null;
  }
}

async function shrinkStencil({ data, width, height }: Stencil, scale: number): Promise<Stencil> {
  const shrunk = {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
  const pixels = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ ...shrunk, fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { data: pixels, ...shrunk };
}
