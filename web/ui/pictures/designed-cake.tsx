import { useEffect, useState } from 'react';
import { writeCakePicturePath } from '../../../contract/cake-pictures.ts';
import { isSavingData } from '../browser/data-saver.ts';
import { joinClasses } from '../join-classes.ts';
import { DrawnCake } from './drawn-cake.tsx';

type DesignedCakeProps = {
  /** In the short text form of links. */
  readonly design: string;
  readonly className: string;
};

/**
 * A cake as it was designed: drawn in lines at once, and as a picture as soon as the shop has composed it. Its words stand
 * beside it, so it says nothing of its own.
 */
export function DesignedCake({ design, className }: DesignedCakeProps) {
  const drawing = useDrawing(design);
  return (
    <span className={joinClasses('relative block overflow-hidden bg-tint-cream', className)}>
      {drawing?.address && (
        <img src={drawing.address} alt="" width={800} height={800} className="block size-full object-cover" />
      )}
      {drawing?.address === null && <DrawnCake />}
      {drawing?.address && !drawing.areDataDear && <ComposedPicture key={design} design={design} />}
    </span>
  );
}

/** A browser that does not know what a lazy picture is wide takes the large one. */
const AS_WIDE_AS_SHOWN = 'auto, 800px';

function listWidths(design: string, format: 'avif' | 'webp'): string {
  return ([320, 800] as const)
    .map((width) => `${writeCakePicturePath(design, `${width}.${format}`)} ${width}w`)
    .join(', ');
}

/** Composing takes a moment, and may be refused to who asks for too much: the drawing below stays. */
function ComposedPicture({ design }: Pick<DesignedCakeProps, 'design'>) {
  const [isShown, setShown] = useState(false);
  return (
    <picture>
      <source type="image/avif" srcSet={listWidths(design, 'avif')} sizes={AS_WIDE_AS_SHOWN} />
      <img
        loading="lazy"
        decoding="async"
        onLoad={() => setShown(true)}
        srcSet={listWidths(design, 'webp')}
        sizes={AS_WIDE_AS_SHOWN}
        src={writeCakePicturePath(design, '800.webp')}
        alt=""
        width={800}
        height={800}
        className={joinClasses(
          'absolute inset-0 block size-full object-cover transition-opacity duration-(--duration-slow)',
          !isShown && 'opacity-0',
        )}
      />
    </picture>
  );
}

type Drawing = {
  readonly design: string;
  /** Null for what is no design. */
  readonly address: string | null;
  readonly areDataDear: boolean;
};

/** Undefined until it is drawn: who has no designed cake never downloads what draws one. */
function useDrawing(design: string): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isGone = false;
    const show = (address: string | null) => {
      if (!isGone) setDrawing({ design, address, areDataDear: isSavingData() });
    };
    import('./draw-design.ts').then(
      ({ drawDesign }) => show(drawDesign(design)),
      () => show(null),
    );
    return () => {
      isGone = true;
    };
  }, [design]);
  return drawing?.design === design ? drawing : undefined;
}
