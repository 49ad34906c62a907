import { ELLIPSE_RATIO } from '../drawing/canvas/frame.ts';
import type { PlannedText } from './plan-text.ts';

type Ink = { readonly width: number; readonly height: number };

/** Letters that take up so much room at `fontSize`: how large they are when they fill their field. */
export function fitFontSize(text: PlannedText, fontSize: number, { width, height }: Ink): number {
  return Math.min(text.fontSizeMax, fontSize * Math.min(text.width / width, text.height / height));
}

/** How much higher a point of a tier's front is seen than its middle, when it lies so far to the side. */
export function measureBend(aside: number, radius: number): number {
  const reach = Math.min(Math.abs(aside), radius);
  return ELLIPSE_RATIO * (radius - Math.sqrt(radius ** 2 - reach ** 2));
}
