import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CakeDesign } from '../../../domain/custom-orders/design/cake-design.ts';
import { useDataSaver } from '../browser/data-saver.ts';
import type { CakeStage } from './cake-stage.ts';

/** Paints the design on the canvas. False until a picture stands there, where data are dear, and when a layer fails to come. */
export function usePaintedCake(canvas: RefObject<HTMLCanvasElement | null>, design: CakeDesign): boolean {
  const stage = useRef<CakeStage | null>(null);
  const [isPainted, setPainted] = useState(false);
  const areDataDear = useDataSaver();

  useEffect(
    () => () => {
      stage.current?.close();
      stage.current = null;
    },
    [],
  );

  useEffect(() => {
    if (areDataDear) return;
    let isWanted = true;
    const paint = async () => {
      const { openCakeStage } = await import('./cake-stage.ts');
      if (!isWanted || !canvas.current) return;
      stage.current ??= openCakeStage(canvas.current);
      await stage.current.show(design, () => setPainted(true));
    };
    paint().catch(() => {
      if (!isWanted) return;
      stage.current?.clear();
      setPainted(false);
    });
    return () => {
      isWanted = false;
    };
  }, [canvas, design, areDataDear]);

  return isPainted;
}
