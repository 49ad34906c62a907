import type { SitePicture, Tint } from '../../pictures/site-picture.ts';
import { joinClasses } from '../join-classes.ts';
import { type ImageSources, preloadImage, ResponsiveImage } from './responsive-image.tsx';

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
    <ResponsiveImage
      sources={listSources(picture)}
      sizes={sizes}
      alt={alt}
      width={picture.width}
      height={picture.height}
      className={joinClasses(picture.tint && tintClasses[picture.tint], className)}
      priority={priority}
    />
  );
}

export const preloadPicture = (picture: SitePicture, sizes: string) =>
  preloadImage(listSources(picture), sizes);

function listSources({ files }: SitePicture): ImageSources {
  const write = (format: 'avif' | 'webp') => files.map((file) => `${file[format]} ${file.width}w`).join(', ');
  return { avif: write('avif'), webp: write('webp'), src: files.at(-1)?.webp };
}
