import type { ReactNode } from 'react';
import type { ProductAnswer } from '../../../contract/products.ts';
import { chinChin } from '../../pictures/chin-chin.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { ChipLink } from '../../ui/buttons/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { ProductGrid } from '../../ui/product/product-grid.tsx';
import { CatalogueCard } from '../catalogue/catalogue-card-context.tsx';

/** Where to go from here. */
export type Ideas = {
  readonly categories: readonly string[];
  readonly products: readonly ProductAnswer[];
};

export function NothingFound({ query, ideas }: { readonly query: string; readonly ideas: Ideas }) {
  return (
    <SearchIdeas title={`Nothing found for “${query}”`} ideas={ideas}>
      Try fewer letters or another name for it, or look through everything we bake.
    </SearchIdeas>
  );
}

export function NothingAsked({ ideas }: { readonly ideas: Ideas }) {
  return (
    <SearchIdeas title="What are you hungry for?" ideas={ideas}>
      Type the name of a cake, a snack or a bread into the search box.
    </SearchIdeas>
  );
}

type SearchIdeasProps = { readonly title: string; readonly ideas: Ideas; readonly children: ReactNode };

function SearchIdeas({ title, ideas: { categories, products }, children }: SearchIdeasProps) {
  return (
    <>
      <EmptyState
        level={1}
        picture={<Picture picture={chinChin} alt="" sizes="208px" />}
        title={title}
        actions={
          <ButtonLink to="/products" kind="main">
            See what we bake
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
      {categories.length > 0 && (
        <nav aria-label="Categories">
          <ul className="flex flex-wrap justify-center gap-2">
            {categories.map((category) => (
              <li key={category}>
                <ChipLink to={`/products?${new URLSearchParams({ category })}`}>{category}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <LovedProducts products={products} />
    </>
  );
}

function LovedProducts({ products }: Pick<Ideas, 'products'>) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="loved" className="pt-14 phone:pt-18">
      <h2 id="loved" className="mb-6 text-fs-2">
        Sweeter this week
      </h2>
      <ProductGrid columns="four">
        {products.map((product) => (
          <li key={product.id}>
            <CatalogueCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
