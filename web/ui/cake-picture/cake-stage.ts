import type { CakeDesign } from '../../../domain/custom-orders/design/cake-design.ts';
import { createBlankCanvas, takeContext } from './blank-canvas.ts';
import { type StackedCake, scaleCake, stackCake } from './paint-cake.ts';

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
