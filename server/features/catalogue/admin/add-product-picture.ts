import type { Product } from '../../../../domain/catalogue/product.ts';
import type { PictureUse } from '../../../../domain/catalogue/product-content.ts';
import type { Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { writeCatalogue } from './write-catalogue.ts';

/** Behind those it has; one that is there already stays where it is. */
export async function addProductPicture(
  db: Database,
  actor: Actor,
  id: string,
  picture: PictureUse,
): Promise<Result<Product>> {
  const [changed] = await writeCatalogue(db, actor.userId, ({ changeProducts }) =>
    changeProducts([
      {
        id,
        apply: (present) =>
          present.pictures.some((each) => each.id === picture.id)
            ? present
            : { ...present, pictures: [...present.pictures, picture] },
      },
    ]),
  );
  return changed;
}
