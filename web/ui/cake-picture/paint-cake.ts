import type { CakeDesign } from '../../../domain/custom-orders/design/cake-design.ts';
import { type PicturePlan, planLayers } from '../../../domain/custom-orders/picture/plan-layers.ts';
import type { PlannedText } from '../../../domain/custom-orders/picture/plan-text.ts';
import { createBlankCanvas } from './blank-canvas.ts';
import { letterText, loadFace } from './letter-text.ts';
import { type LoadedLayer, loadLayer } from './load-layer.ts';

/** A cake at the size of its layers, and the words that are lettered at the size of the screen. */
export type StackedCake = { readonly canvas: HTMLCanvasElement; readonly text: PlannedText | null };

export async function stackCake(design: CakeDesign): Promise<StackedCake> {
  const plan = planLayers(design);
  const [layers] = await Promise.all([
    Promise.all(plan.layers.map(loadLayer)),
    plan.text && loadFace(plan.text),
  ]);
  return { canvas: stackLayers(plan, layers), text: plan.text };
}

/** One to one, so that no seam shows where layers meet. */
function stackLayers({ size }: PicturePlan, layers: readonly LoadedLayer[]): HTMLCanvasElement {
  const { canvas, context } = createBlankCanvas(size, size);
  for (const { image, part, x, y, width, height, opacity = 1 } of layers) {
    context.globalAlpha = opacity;
    const shown = part ?? { x: 0, y: 0, width: image.width, height: image.height };
    context.drawImage(image, shown.x, shown.y, shown.width, shown.height, x, y, width, height);
  }
  return canvas;
}

/** The cake as large as the screen needs it. */
export function scaleCake({ canvas: stacked, text }: StackedCake, side: number): HTMLCanvasElement {
  const { canvas, context } = createBlankCanvas(side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(stacked, 0, 0, side, side);
  if (text) letterText(context, text, side / stacked.width);
  return canvas;
}
