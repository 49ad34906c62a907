import type { ProductPictureAnswer } from '../../../contract/products.ts';
import { listWidths, type PictureFormat, writePicturePath } from '../../../domain/pictures/renditions.ts';
import { joinClasses } from '../join-classes.ts';
import { DrawnCake } from './drawn-cake.tsx';
import { type ImageSources, preloadImage, ResponsiveImage } from './responsive-image.tsx';

type ProductPictureProps = {
  /** Absent: a cake is drawn instead. */
  readonly picture: ProductPictureAnswer | undefined;
  /** How wide the picture stands on the page, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** Instead of the picture's own text: empty where the name beside it says as much. */
  readonly alt?: string;
  /** The frame's: its shape (`aspect-square`), corners and place. The picture fills it. */
  readonly className?: string;
  /** For the largest picture above the fold; its route preloads it too. */
  readonly priority?: boolean;
};

/** An uploaded picture in a frame; until it is there, a few blurred pixels of it stand in its place. */
export function ProductPicture({ picture, sizes, alt, className, priority = false }: ProductPictureProps) {
  const frame = joinClasses('relative block overflow-hidden', className);
  if (!picture) {
    return (
      <span className={frame}>
        <DrawnCake />
      </span>
    );
  }
  return (
    <span className={frame}>
      <img
        src={picture.placeholder}
        alt=""
        aria-hidden="true"
        className="absolute inset-0 size-full scale-110 object-cover blur-placeholder"
      />
      <ResponsiveImage
        sources={listSources(picture)}
        sizes={sizes}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        className="relative block size-full object-cover"
        priority={priority}
      />
    </span>
  );
}

export const preloadProductPicture = (picture: ProductPictureAnswer, sizes: string) =>
  preloadImage(listSources(picture), sizes);

function listSources({ id, width }: ProductPictureAnswer): ImageSources {
  const widths = listWidths(width);
  const write = (format: PictureFormat) =>
    widths.map((each) => `${writePicturePath(id, each, format)} ${each}w`).join(', ');
  const src = writePicturePath(id, widths.at(-1) ?? width, 'webp');
  return { avif: write('avif'), webp: write('webp'), src };
}
