import type { ReactNode } from 'react';
import type { ProductAnswer } from '../../../contract/products.ts';
import type { SearchResults } from '../../../contract/search.ts';
import { chinChin } from '../../pictures/chin-chin.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { ChipLink } from '../../ui/buttons/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { ProductGrid } from '../../ui/product/product-grid.tsx';
import { TracesLine } from '../../ui/product/traces.tsx';
import { CatalogueCard } from '../catalogue/catalogue-card-context.tsx';
import { useNarrowedOthers } from '../catalogue/list/narrowed-others-context.ts';
import { useHasDesigner } from '../shop/shop-context.tsx';
import { askFor } from './ask-for.ts';
import { findHelp, type Help } from './find-help.ts';
import { nameOthers } from './name-others.ts';
import { NeedChips, type Needs } from './need-chips.tsx';
import { headNothing, nameNeedAlone } from './results-heading.ts';

/** Where to go from here. */
export type Ideas = {
  readonly categories: readonly string[];
  readonly products: readonly ProductAnswer[];
  readonly help: readonly Help[];
};

type NothingFoundProps = {
  readonly query: string;
  readonly found: Pick<SearchResults, 'needs' | 'alternatives'>;
  readonly ideas: Ideas;
};

export function NothingFound({ query, found, ideas }: NothingFoundProps) {
  if (found.needs.length === 0) {
    const help = findHelp(ideas.help, query);
    return (
      <SearchIdeas
        title={headNothing(query)}
        ideas={ideas}
        other={askFor(query)}
        above={help.length > 0 && <FoundHelp help={help} />}
      >
        Check the spelling, try another word or browse all products.
      </SearchIdeas>
    );
  }
  return <NothingFitting query={query} found={found} />;
}

/** Loved by many is not safe for everybody: whoever may not eat something is shown only what fits, and not asked to do without that. */
function NothingFitting({ query, found }: Omit<NothingFoundProps, 'ideas'>) {
  const { needs, alternatives } = found;
  const hasDesigner = useHasDesigner();
  const canBeDesigned = hasDesigner && needs.every(({ isDesigned }) => isDesigned);
  const leftOut = new Set(needs.flatMap(({ allergens }) => allergens));
  const { chips, narrow } = useNarrowedOthers(query, leftOut);
  const products = narrow(alternatives);
  return (
    <SearchIdeas
      title={headNothing(query)}
      ideas={{ categories: [], products, help: [] }}
      ideasTitle={nameNeeds(needs)}
      action={canBeDesigned ? { to: '/design', label: 'Design a cake' } : askFor(query, 'Ask us')}
      above={
        <>
          <NeedChips needs={needs} others={chips} />
          {products.length > 0 && leftOut.size > 0 && <TracesLine />}
        </>
      }
    >
      {canBeDesigned ? 'You can order a cake without egg or nuts in our cake designer.' : sayWayOut(query)}
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

function sayWayOut(query: string): string {
  return nameNeedAlone(query) === undefined
    ? 'Ask us to make it for you.'
    : 'Ask us what we can bake for you.';
}

function FoundHelp({ help }: Pick<Ideas, 'help'>) {
  return (
    <nav aria-labelledby="found-help" className="grid justify-items-center gap-3 text-center">
      <p id="found-help" className="text-fs-4 font-semibold">
        These pages may help
      </p>
      <ul className="flex flex-wrap justify-center gap-2">
        {help.map(({ title, to }) => (
          <li key={to}>
            <ChipLink to={to}>{title}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const nameNeeds = (needs: Needs) => nameOthers(needs.map(({ name }) => name));

type Way = { readonly to: string; readonly label: string; readonly state?: object };

type SearchIdeasProps = {
  readonly title: string;
  readonly ideas: Ideas;
  readonly ideasTitle?: string;
  readonly action?: Way;
  readonly other?: Way;
  readonly above?: ReactNode;
  readonly children: ReactNode;
};

const EVERYTHING: Way = { to: '/products', label: 'Shop now' };

function SearchIdeas({
  title,
  ideas,
  ideasTitle = 'Featured',
  action = EVERYTHING,
  other,
  above,
  children,
}: SearchIdeasProps) {
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
            <ButtonLink to={action.to} state={action.state} kind="main">
              {action.label}
            </ButtonLink>
            {other && (
              <ButtonLink to={other.to} state={other.state} kind="line">
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
      <IdeaProducts title={ideasTitle} products={products} />
    </>
  );
}

type IdeaProductsProps = Pick<Ideas, 'products'> & { readonly title: string };

function IdeaProducts({ title, products }: IdeaProductsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="ideas" className="pt-14 phone:pt-18">
      <h2 id="ideas" className="mb-6 text-fs-2">
        {title}
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
