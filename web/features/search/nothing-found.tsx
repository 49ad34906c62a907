import type { ReactNode } from 'react';
import type { ProductAnswer } from '../../../contract/products.ts';
import { chinChin } from '../../pictures/chin-chin.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { ChipLink } from '../../ui/buttons/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { ProductGrid } from '../../ui/product/product-grid.tsx';
import { CatalogueCard } from '../catalogue/catalogue-card-context.tsx';
import { useHasDesigner } from '../shop/shop-context.tsx';
import { NeedChips, type Needs } from './need-chips.tsx';

/** Where to go from here. */
export type Ideas = {
  readonly categories: readonly string[];
  readonly products: readonly ProductAnswer[];
};

type NothingFoundProps = { readonly query: string; readonly needs: Needs; readonly ideas: Ideas };

export function NothingFound({ query, needs, ideas }: NothingFoundProps) {
  const hasDesigner = useHasDesigner();
  const canBeDesigned = hasDesigner && needs.every(({ isDesigned }) => isDesigned);
  if (needs.length === 0) {
    return (
      <SearchIdeas title={`Nothing found for “${query}”`} ideas={ideas} other={ASK}>
        Check the spelling, try another word or browse all products.
      </SearchIdeas>
    );
  }
  // Loved by many is not safe for everybody: whoever may not eat something gets no other ideas.
  return (
    <SearchIdeas
      title={`Nothing found for “${query}”`}
      ideas={{ categories: [], products: [] }}
      action={canBeDesigned ? { to: '/design', label: 'Design a cake' } : { to: '/contact', label: 'Ask us' }}
      above={<NeedChips needs={needs} />}
    >
      {canBeDesigned
        ? 'You can order an eggless or nut-free cake in our cake designer.'
        : 'We only show what fits your needs. Remove a filter, or ask us what we can make.'}
    </SearchIdeas>
  );
}

export function NothingAsked({ ideas }: { readonly ideas: Ideas }) {
  return (
    <SearchIdeas title="What are you looking for?" ideas={ideas}>
      Search by name, flavour or occasion.
    </SearchIdeas>
  );
}

type Way = { readonly to: string; readonly label: string };

type SearchIdeasProps = {
  readonly title: string;
  readonly ideas: Ideas;
  readonly action?: Way;
  readonly other?: Way;
  readonly above?: ReactNode;
  readonly children: ReactNode;
};

const EVERYTHING: Way = { to: '/products', label: 'Shop now' };
const ASK: Way = { to: '/contact', label: 'Ask us for it' };

function SearchIdeas({ title, ideas, action = EVERYTHING, other, above, children }: SearchIdeasProps) {
  const { categories, products } = ideas;
  return (
    <>
      {above && <div className="flex flex-col items-center pt-6">{above}</div>}
      <EmptyState
        level={1}
        picture={<Picture picture={chinChin} alt="" sizes="208px" />}
        title={title}
        actions={
          <>
            <ButtonLink to={action.to} kind="main">
              {action.label}
            </ButtonLink>
            {other && (
              <ButtonLink to={other.to} kind="line">
                {other.label}
              </ButtonLink>
            )}
          </>
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
        Featured
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
