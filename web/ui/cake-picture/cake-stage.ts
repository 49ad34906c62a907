import type { CakeDesign } from '../../../domain/custom-orders/design/cake-design.ts';
import {
  LAYER_PLACES,
  type LayerName,
} from '../../../domain/custom-orders/picture/layer-places.generated.ts';
import type { PlannedLayer } from '../../../domain/custom-orders/picture/place-layer.ts';
import { type PicturePlan, planLayers } from '../../../domain/custom-orders/picture/plan-layers.ts';
import type { PlannedText } from '../../../domain/custom-orders/picture/plan-text.ts';
import { readTint } from '../../../domain/custom-orders/picture/read-tint.ts';
import { createBlankCanvas, takeContext } from './blank-canvas.ts';
import { createByteCache } from './byte-cache.ts';
import { letterText, loadFace } from './letter-text.ts';
import { tintPixels } from './tint-pixels.ts';

const FOLDER = '../../pictures/cake-layers';
/** Hashed, so that a browser keeps each for good. */
const ADDRESSES = import.meta.glob<string>('../../pictures/cake-layers/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

function findLayerAddress(name: LayerName): string {
  const address = ADDRESSES[`${FOLDER}/${name}.avif`];
  if (!address) throw new Error(`The layer ${name} has no file.`);
  return address;
}

const BYTES_PER_PIXEL = 4;
/** Enough for two large cakes: what comes back later comes from the browser's own cache. */
const CACHE_MAX_BYTES = 40 * 1024 * 1024;

const bitmaps = createByteCache<ImageBitmap>(CACHE_MAX_BYTES);
const tintedLayers = createByteCache<HTMLCanvasElement>(CACHE_MAX_BYTES);

type LoadedLayer = PlannedLayer & { readonly image: ImageBitmap | HTMLCanvasElement };

/** Only what has not been seen before is loaded: another colour is a matter of pixels. */
async function loadLayer(layer: PlannedLayer): Promise<LoadedLayer> {
  const { name, tint } = layer;
  const bytes = countBytes(name);
  const loadBitmap = () => bitmaps.take(name, bytes, () => fetchBitmap(name));
  if (!tint) return { ...layer, image: await loadBitmap() };
  const image = await tintedLayers.take(`${name} ${tint}`, bytes, async () => {
    const bitmap = await loadBitmap();
    const { width, height } = bitmap;
    const { canvas, context } = createBlankCanvas(width, height, { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, width, height);
    tintPixels(pixels.data, readTint(tint));
    context.putImageData(pixels, 0, 0);
    return canvas;
  });
  return { ...layer, image };
}

async function fetchBitmap(name: LayerName): Promise<ImageBitmap> {
  const answer = await fetch(findLayerAddress(name));
  if (!answer.ok) throw new Error(`The layer ${name} could not be loaded: ${answer.status}.`);
  return createImageBitmap(await answer.blob());
}

function countBytes(name: LayerName): number {
  const [, , width, height] = LAYER_PLACES[name];
  return width * height * BYTES_PER_PIXEL;
}

const FADE_MS = 260;
/** Sharper than this nobody sees, and phones have little memory. */
const SIDE_MAX = 1600;

export type CakeStage = {
  /** Lets the cake take the place of the one before, as soon as its layers are there; `onShown` hears when it stands there alone. */
  readonly show: (design: CakeDesign, onShown: () => void) => Promise<void>;
  /** Leaves nothing to see. */
  readonly clear: () => void;
  readonly close: () => void;
};

/** Shows cakes on a canvas of the page, as sharp as the screen. The last one asked for is the one that stays. */
export function openCakeStage(canvas: HTMLCanvasElement): CakeStage {
  const context = takeContext(canvas);
  let shown: StackedCake | undefined;
  let turn = 0;

  function measureSide(): number {
    const side = Math.round(canvas.clientWidth * window.devicePixelRatio);
    return Math.min(SIDE_MAX, Math.max(1, side));
  }

  function resize(side: number): void {
    if (canvas.width === side) return;
    canvas.width = side;
    canvas.height = side;
  }

  /** Adding light to light: what both cakes have in common stays as it is all the while. */
  function draw(after: HTMLCanvasElement, before: HTMLCanvasElement | undefined, part: number): void {
    context.globalCompositeOperation = 'copy';
    context.globalAlpha = part;
    context.drawImage(after, 0, 0, canvas.width, canvas.height);
    if (!before || part === 1) return;
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = 1 - part;
    context.drawImage(before, 0, 0, canvas.width, canvas.height);
  }

  function fade(after: HTMLCanvasElement, before: HTMLCanvasElement | undefined, onShown: () => void): void {
    const ownTurn = turn;
    const startedAt = performance.now();
    const step = (now: number) => {
      if (turn !== ownTurn) return;
      const part = wantsStillness() ? 1 : Math.min(1, Math.max(0, (now - startedAt) / FADE_MS));
      draw(after, before, part);
      if (part < 1) requestAnimationFrame(step);
      else onShown();
    };
    step(startedAt);
  }

  const observer = new ResizeObserver(() => {
    const side = measureSide();
    if (!shown || side === canvas.width) return;
    resize(side);
    draw(scaleCake(shown, side), undefined, 1);
  });
  observer.observe(canvas);

  return {
    async show(design, onShown) {
      turn += 1;
      const ownTurn = turn;
      const cake = await stackCake(design);
      if (turn !== ownTurn) return;
      // What is seen at this moment may be halfway between two others.
      const before = shown && copyCanvas(canvas);
      shown = cake;
      const side = measureSide();
      resize(side);
      fade(scaleCake(cake, side), before, onShown);
    },
    clear() {
      turn += 1;
      shown = undefined;
      context.clearRect(0, 0, canvas.width, canvas.height);
    },
    close() {
      turn += 1;
      observer.disconnect();
    },
  };
}

function copyCanvas(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = createBlankCanvas(canvas.width, canvas.height);
  copy.context.drawImage(canvas, 0, 0);
  return copy.canvas;
}

function wantsStillness(): boolean {
  return document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A cake at the size of its layers, and the words that are lettered at the size of the screen. */
type StackedCake = { readonly canvas: HTMLCanvasElement; readonly text: PlannedText | null };

async function stackCake(design: CakeDesign): Promise<StackedCake> {
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
function scaleCake({ canvas: stacked, text }: StackedCake, side: number): HTMLCanvasElement {
  const { canvas, context } = createBlankCanvas(side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(stacked, 0, 0, side, side);
  if (text) letterText(context, text, side / stacked.width);
  return canvas;
}
