import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import type { PictureValues } from '../form/form-values.ts';

type PictureThumbProps = {
  readonly picture: PictureValues;
  /** The file itself, while this page still has it: nothing has to be loaded. */
  readonly previewUrl: string | undefined;
};

/** The words beside it describe it; read out twice they would only disturb. */
export function PictureThumb({ picture, previewUrl }: PictureThumbProps) {
  // The line is dragged, not the image: browsers offer a dragged image as a file, which would be uploaded once more.
  const frame = 'pointer-events-none aspect-square w-full rounded-small';
  if (previewUrl !== undefined) {
    return <img src={previewUrl} alt="" className={`${frame} block bg-tint-cream object-cover`} />;
  }
  const known = picture.uploaded === null ? undefined : { ...picture.uploaded, alt: picture.alt };
  return <ProductPicture picture={known} alt="" sizes="112px" className={frame} />;
}
