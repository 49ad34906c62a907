import { strawberryCreamCake } from '../../../../pictures/strawberry-cream-cake.ts';
import { ButtonLink } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { PRODUCTS_PATH } from '../product-paths.ts';

export function NoSuchProduct() {
  return (
    <EmptyState
      level={1}
      picture={<Picture picture={strawberryCreamCake} alt="" sizes="208px" />}
      title="No such product"
      actions={
        <ButtonLink to={PRODUCTS_PATH} kind="main">
          All products
        </ButtonLink>
      }
    >
      The catalogue holds nothing under this address.
    </EmptyState>
  );
}
