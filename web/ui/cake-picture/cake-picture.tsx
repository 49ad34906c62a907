import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { CakeDesign } from '../../../domain/custom-orders/design/cake-design.ts';
import { describeDesign } from '../../../domain/custom-orders/design/describe-design.ts';
import { drawCake } from '../../../domain/custom-orders/drawing/draw-cake.ts';
import { DEFAULT_PRICE_LIST } from '../../../domain/custom-orders/price/default-price-list.ts';
import { useDataSaver } from '../browser/data-saver.ts';
import { joinClasses } from '../join-classes.ts';
import type { CakeStage } from './cake-stage.ts';

type CakePictureProps = {
  readonly design: CakeDesign;
  /** Instead of the design in words. */
  readonly alt?: string;
  /** The frame's place and width; it is a square. */
  readonly className?: string;
};

/** The cake as it will look: drawn in lines at once, and painted as soon as the layers it needs are there. */
export function CakePicture({ design, alt, className }: CakePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isPainted = usePaintedCake(canvas, design);
  const lines = useMemo(() => (isPainted ? undefined : drawCake(design)), [design, isPainted]);
  return (
    <span
      role="img"
      aria-label={alt ?? describeDesign(design, DEFAULT_PRICE_LIST)}
      className={joinClasses('relative block aspect-square', className)}
    >
      {lines && (
        <span
          aria-hidden="true"
          className="absolute inset-0 block"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the domain draws it, and escapes the words in it
          dangerouslySetInnerHTML={{ __html: lines }}
        />
      )}
      <canvas ref={canvas} className="absolute inset-0 block size-full" />
    </span>
  );
}

/** Paints the design on the canvas. False until a picture stands there, where data are dear, and when a layer fails to come. */
function usePaintedCake(canvas: RefObject<HTMLCanvasElement | null>, design: CakeDesign): boolean {
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
