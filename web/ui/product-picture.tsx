import type { LinkDescriptor } from 'react-router';
import type { ProductPictureAnswer } from '../../contract/products.ts';
import { listWidths, type PictureFormat, writePicturePath } from '../../domain/pictures/renditions.ts';
import { DrawnCake } from './drawn-cake.tsx';
import { joinClasses } from './join-classes.ts';

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
  const largest = listWidths(picture.width).at(-1) ?? picture.width;
  return (
    <span className={frame}>
      <img
        src={picture.placeholder}
        alt=""
        aria-hidden="true"
        className="absolute inset-0 size-full scale-110 object-cover blur-placeholder"
      />
      <picture>
        <source type="image/avif" srcSet={writeSrcSet(picture, 'avif')} sizes={sizes} />
        <img
          // React sets attributes in this order: after `src`, Firefox and Safari would already be loading.
          {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          sizes={sizes}
          srcSet={writeSrcSet(picture, 'webp')}
          src={writePicturePath(picture.id, largest, 'webp')}
          alt={alt ?? picture.alt}
          width={picture.width}
          height={picture.height}
          className="relative block size-full object-cover"
        />
      </picture>
    </span>
  );
}

/** React Router hands every attribute on to the element, but its type does not know this one. */
type PreloadLink = LinkDescriptor & { readonly fetchPriority: 'high' };

/** For a route's `links`. A browser that cannot show AVIF skips it and does not load the picture twice. */
export function preloadProductPicture(picture: ProductPictureAnswer, sizes: string): PreloadLink {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: writeSrcSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  };
}

function writeSrcSet({ id, width }: ProductPictureAnswer, format: PictureFormat): string {
  return listWidths(width)
    .map((each) => `${writePicturePath(id, each, format)} ${each}w`)
    .join(', ');
}
