type Colour = readonly [red: number, green: number, blue: number];

/** WCAG's minimum for text of a usual size. */
export const READABLE_CONTRAST = 4.5;

/** How well an element's text stands out from what lies behind it, by WCAG's formula, with all that fades either. */
export function readContrast(element: Element): number {
  const [lighter = 0, darker = 0] = Object.values(paint(listAncestors(element), [255, 255, 255]))
    .map(readLuminance)
    .sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Skips what is on the way: transitions and animations are at their end. */
export function finishMotion(): void {
  for (const animation of document.getAnimations()) animation.finish();
}

function listAncestors(element: Element): Element[] {
  return element.parentElement ? [...listAncestors(element.parentElement), element] : [element];
}

/** From the outside in, as a browser paints: what is faded is mixed with what lies behind all of it. */
function paint([element, ...inner]: readonly Element[], behind: Colour): { back: Colour; text: Colour } {
  if (!element) return { back: behind, text: behind };
  const { backgroundColor, color, opacity } = getComputedStyle(element);
  const own = lay(backgroundColor, behind);
  const painted = inner.length > 0 ? paint(inner, own) : { back: own, text: lay(color, own) };
  const fade = (colour: Colour) => mix(behind, colour, Number(opacity));
  return { back: fade(painted.back), text: fade(painted.text) };
}

function lay(written: string, behind: Colour): Colour {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = written;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return mix(behind, [red, green, blue], alpha / 255);
}

function mix(one: Colour, other: Colour, part: number): Colour {
  const between = (from: number, to: number) => from + (to - from) * part;
  return [between(one[0], other[0]), between(one[1], other[1]), between(one[2], other[2])];
}

function readLuminance([red, green, blue]: Colour): number {
  const linear = (level: number) =>
    level / 255 <= 0.040_45 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
