import { useState } from 'react';
import { PICTURE_WIDTHS, type PictureFormat, writePicturePath } from '../../../domain/pictures/renditions.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { DesignedCake } from '../../ui/pictures/designed-cake.tsx';
import { DrawnCake } from '../../ui/pictures/drawn-cake.tsx';

type OrderPictureProps = {
  /** Null, or no longer there: a cake is drawn instead. */
  readonly pictureId: string | null;
  /** A designed cake is drawn as it was designed; blank for none. */
  readonly design: string;
  readonly sizes: string;
  readonly className: string;
};

/** Order lines keep no more of a picture than its id; any of these is answered, by a narrower picture as wide as it is. */
const WIDTHS = PICTURE_WIDTHS.filter((width) => width <= 640);

/** What was ordered, beside its name. */
export function OrderPicture({ pictureId, design, sizes, className }: OrderPictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (design !== '') return <DesignedCake design={design} className={className} />;
  const frame = joinClasses('relative block overflow-hidden bg-tint-cream', className);
  if (pictureId === null || isBroken) {
    return (
      <span className={frame}>
        <DrawnCake />
      </span>
    );
  }
  return (
    <span className={frame}>
      <picture>
        <source type="image/avif" srcSet={writeSrcSet(pictureId, 'avif')} sizes={sizes} />
        <img
          loading="lazy"
          decoding="async"
          sizes={sizes}
          srcSet={writeSrcSet(pictureId, 'webp')}
          src={writePicturePath(pictureId, 320, 'webp')}
          alt=""
          width={320}
          height={320}
          onError={() => setBroken(true)}
          className="block size-full object-cover"
        />
      </picture>
    </span>
  );
}

function writeSrcSet(id: string, format: PictureFormat): string {
  return WIDTHS.map((width) => `${writePicturePath(id, width, format)} ${width}w`).join(', ');
}
