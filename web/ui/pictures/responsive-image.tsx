import type { LinkDescriptor } from 'react-router';

export type ImageSources = {
  /** `srcset` of each form. */
  readonly avif: string;
  readonly webp: string;
  /** For whoever does not choose among widths, such as a crawler. */
  readonly src: string | undefined;
};

type ResponsiveImageProps = {
  readonly sources: ImageSources;
  /** How wide the picture stands on the page, in the words of the `sizes` attribute. */
  readonly sizes: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly className: string;
  /** For the largest picture above the fold; its route preloads it too. */
  readonly priority: boolean;
};

/** The smallest file that is sharp enough, in the best form the browser can show. */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { sources, sizes, alt, width, height, className, priority } = props;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        // React sets attributes in this order: after `src`, Firefox and Safari would already be loading.
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        sizes={sizes}
        srcSet={sources.webp}
        src={sources.src}
        alt={alt}
        width={width}
        height={height}
        className={className}
      />
    </picture>
  );
}

/** React Router hands every attribute on to the element, but its type does not know this one. */
type PreloadLink = LinkDescriptor & { readonly fetchPriority: 'high' };

/** For a route's `links`. A browser that cannot show AVIF skips it and does not load the picture twice. */
export function preloadImage({ avif }: ImageSources, sizes: string): PreloadLink {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: 'high',
  };
}
