import { fitFontSize, measureBend } from '../../../domain/custom-orders/picture/fit-text.ts';
import type { PlannedText } from '../../../domain/custom-orders/picture/plan-text.ts';
import { createBlankCanvas } from './blank-canvas.ts';

const LINE_HEIGHT = 1.2;
const FACES = { script: 'italic 480', capitals: '600' } as const;
const SHADOW_OPACITY = 0.28;
/** Of the letters' size. */
const SHADOW_DROP = 0.05;

/** The italic face is on no other page; without it the words come in the next best. */
export async function loadFace({ lettering, lines }: PlannedText): Promise<void> {
  await document.fonts.load(writeFont(lettering, 40), lines.join('')).catch(() => []);
}

/** The words of a plan on a picture that is `scale` times as large. */
export function letterText(context: CanvasRenderingContext2D, text: PlannedText, scale: number): void {
  const fontSize = findFontSize(context, text) * scale;
  // Letters lean out of their line, and shadows fall below it.
  const width = Math.ceil(text.width * scale + fontSize);
  const height = Math.ceil(text.height * scale + fontSize);
  const words = createBlankCanvas(width, height);
  writeLines(words.context, text, fontSize, { x: width / 2, y: height / 2 });
  const left = text.x * scale - width / 2;
  const top = text.y * scale - height / 2;
  const { bendRadius } = text;
  if (bendRadius === null) {
    context.drawImage(words.canvas, left, top);
    return;
  }
  for (let column = 0; column < width; column += 1) {
    const rise = measureBend(column + 0.5 - width / 2, bendRadius * scale);
    context.drawImage(words.canvas, column, 0, 1, height, left + column, top - rise, 1, height);
  }
}

function findFontSize(context: CanvasRenderingContext2D, text: PlannedText): number {
  context.font = writeFont(text.lettering, text.fontSize);
  const { width, ascent, descent } = measureLines(context, text.lines);
  const height = (text.lines.length - 1) * text.fontSize * LINE_HEIGHT + ascent + descent;
  return fitFontSize(text, text.fontSize, { width: Math.max(width, 1), height: Math.max(height, 1) });
}

/** So that the ink, not the line, is in the middle. */
function writeLines(
  context: CanvasRenderingContext2D,
  { lines, lettering, colour }: PlannedText,
  fontSize: number,
  middle: { readonly x: number; readonly y: number },
): void {
  context.font = writeFont(lettering, fontSize);
  context.textAlign = 'center';
  const step = fontSize * LINE_HEIGHT;
  const { ascent, descent } = measureLines(context, lines);
  const first = middle.y - ((lines.length - 1) * step + descent - ascent) / 2;
  const write = (drop: number) => {
    for (const [index, line] of lines.entries()) {
      context.fillText(line, middle.x, first + index * step + drop);
    }
  };
  context.globalAlpha = SHADOW_OPACITY;
  context.fillStyle = 'black';
  write(fontSize * SHADOW_DROP);
  context.globalAlpha = 1;
  context.fillStyle = colour;
  write(0);
}

type MeasuredLines = { readonly width: number; readonly ascent: number; readonly descent: number };

/** The widest line, how far the first reaches up and how far the last reaches down. */
function measureLines(context: CanvasRenderingContext2D, lines: readonly string[]): MeasuredLines {
  const measured = lines.map((line) => context.measureText(line));
  return {
    width: Math.max(
      0,
      ...measured.map(({ width, actualBoundingBoxLeft, actualBoundingBoxRight }) =>
        Math.max(width, actualBoundingBoxLeft + actualBoundingBoxRight),
      ),
    ),
    ascent: measured[0]?.actualBoundingBoxAscent ?? 0,
    descent: measured.at(-1)?.actualBoundingBoxDescent ?? 0,
  };
}

function writeFont(lettering: PlannedText['lettering'], fontSize: number): string {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  return `${FACES[lettering]} ${fontSize}px ${families}`;
}
