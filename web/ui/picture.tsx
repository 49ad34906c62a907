import type { LinkDescriptor } from 'react-router';
import type { SitePicture, Tint } from '../pictures/site-picture.ts';
import { joinClasses } from './join-classes.ts';

type PictureProps = {
  readonly picture: SitePicture;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** How wide the picture stands on the page, in the words of the `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string;
  /** For the largest picture above the fold; its route preloads it too. */
  readonly priority?: boolean;
};

/** Spelt out, because Tailwind only finds class names that stand in the source. */
const tintClasses: Record<Tint, string> = {
  blush: 'bg-tint-blush',
  honey: 'bg-tint-honey',
  pistachio: 'bg-tint-pistachio',
  sky: 'bg-tint-sky',
  cream: 'bg-tint-cream',
};

/** A picture of the site itself; until it is there, its place has the colour of its backdrop. */
export function Picture({ picture, alt, sizes, className, priority = false }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={writeSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        // React sets attributes in this order: after `src`, Firefox and Safari would already be loading.
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        sizes={sizes}
        srcSet={writeSrcSet(picture, 'webp')}
        src={picture.files.at(-1)?.webp}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={joinClasses(picture.tint && tintClasses[picture.tint], className)}
      />
    </picture>
  );
}

/** React Router hands every attribute on to the element, but its type does not know this one. */
type PreloadLink = LinkDescriptor & { readonly fetchPriority: 'high' };

/** For a route's `links`. A browser that cannot show AVIF skips it and does not load the picture twice. */
export function preloadPicture(picture: SitePicture, sizes: string): PreloadLink {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: writeSrcSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  };
}

function writeSrcSet(picture: SitePicture, format: 'avif' | 'webp'): string {
  return picture.files.map((file) => `${file[format]} ${file.width}w`).join(', ');
}
