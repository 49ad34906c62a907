import type { ProductPicture } from '../../../../domain/catalogue/product.ts';
import type { PictureUse } from '../../../../domain/catalogue/product-content.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';

const UNKNOWN_PICTURE = refuse('invalid', 'unknown_picture', 'One of the pictures is missing.', {
  pictures: 'One of the pictures is missing. Upload it again.',
});

export function composeGallery(
  uses: readonly PictureUse[],
  known: ReadonlyMap<string, Omit<ProductPicture, 'alt'>>,
): Result<readonly ProductPicture[], 'unknown_picture'> {
  const gallery: ProductPicture[] = [];
  for (const { id, alt } of uses) {
    const picture = known.get(id);
    if (!picture) return UNKNOWN_PICTURE;
    gallery.push({ ...picture, alt });
  }
  return accept(gallery);
}
