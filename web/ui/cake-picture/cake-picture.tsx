import { useMemo, useRef } from 'react';
import type { CakeDesign } from '../../../domain/custom-orders/design/cake-design.ts';
import { describeDesign } from '../../../domain/custom-orders/design/describe-design.ts';
import { drawCake } from '../../../domain/custom-orders/drawing/draw-cake.ts';
import { DEFAULT_PRICE_LIST } from '../../../domain/custom-orders/price/default-price-list.ts';
import { joinClasses } from '../join-classes.ts';
import { usePaintedCake } from './use-painted-cake.ts';

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
