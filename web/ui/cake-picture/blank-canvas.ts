export type BlankCanvas = { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D };

/** A canvas that is nowhere on the page. */
export function createBlankCanvas(
  width: number,
  height: number,
  settings?: CanvasRenderingContext2DSettings,
): BlankCanvas {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: takeContext(canvas, settings) };
}

export function takeContext(
  canvas: HTMLCanvasElement,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('This browser has no room for another canvas.');
  return context;
}
