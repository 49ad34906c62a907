import { drawCake } from '../../../domain/custom-orders/drawing/draw-cake.ts';
import { parseDesignText } from '../../../domain/custom-orders/link/design-text.ts';

/** The address of a drawing for an `img`, so that nothing in it can reach the page; null for what is no design. */
export function drawDesign(text: string): string | null {
  const parsed = parseDesignText(text);
  return parsed.ok ? `data:image/svg+xml,${encodeURIComponent(drawCake(parsed.value))}` : null;
}
