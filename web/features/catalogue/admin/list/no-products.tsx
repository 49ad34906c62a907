import { strawberryCreamCake } from '../../../../pictures/strawberry-cream-cake.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { NEW_PRODUCT_PATH, SAMPLES_PATH } from '../product-paths.ts';
import { isNarrowed, type ProductsQuery } from './products-query.ts';

type NoProductsProps = { readonly query: ProductsQuery; readonly onClear: () => void };

/** Nothing was found, nothing was archived, or there is nothing yet; what to do next differs. */
export function NoProducts({ query, onClear }: NoProductsProps) {
  const picture = <Picture picture={strawberryCreamCake} alt="" sizes="208px" />;
  if (!isNarrowed(query)) {
    return (
      <EmptyState
        picture={picture}
        title="No products yet"
        actions={
          <>
            <ButtonLink to={NEW_PRODUCT_PATH} kind="main">
              Add the first product
            </ButtonLink>
            <ButtonLink to={SAMPLES_PATH} kind="line">
              Start from samples
            </ButtonLink>
          </>
        }
      >
        Add your first product to start selling.
      </EmptyState>
    );
  }
  if (query.status === 'archived' && query.search === '' && query.category === '') {
    return (
      <EmptyState
        picture={picture}
        title="No archived products"
        actions={
          <Button kind="line" onClick={onClear}>
            Show all products
          </Button>
        }
      >
        Products you archive are kept here. You can restore them at any time.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={picture}
      title={query.search === '' ? 'No products here' : `Nothing found for “${query.search}”`}
      actions={
        <Button kind="line" onClick={onClear}>
          Show all products
        </Button>
      }
    >
      Try another word, status or category.
    </EmptyState>
  );
}
