import { useEffect, useRef, useState } from 'react';
import type { ProductAnswer } from '../../../../../contract/products.ts';
import { SEARCH_QUERY_MAX_LENGTH, searchProductsEndpoint } from '../../../../../contract/search.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { useLatestRun } from '../../../../ui/loading/use-latest-run.ts';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { ProductPrice } from '../../../../ui/product/product-price.tsx';
import { type Choice, ProductChoice } from './product-choice.tsx';

const TYPING_PAUSE_MS = 300;

type Found = {
  /** The words they were found for. */
  readonly words: string;
  readonly products: readonly ProductAnswer[];
  readonly failure: string | null;
};

const NOTHING: Found = { words: '', products: [], failure: null };

/** Finds products while it is typed; an older answer never comes over a newer one. */
function useFoundProducts() {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState(NOTHING);
  const run = useLatestRun();
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === '') return;
    const timer = setTimeout(
      () =>
        run((signal) => shopApi.call(searchProductsEndpoint, { query: { q: wanted }, signal }), {
          onDone: ({ data: products }) => setFound({ words: wanted, products, failure: null }),
          onFailure: (failure) => setFound({ words: wanted, products: [], failure }),
        }),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [wanted, run]);

  return {
    typed,
    setTyped,
    found: wanted === '' ? NOTHING : found,
    isSearching: wanted !== '' && found.words !== wanted,
  };
}

type ProductFinderProps = {
  readonly onAdd: (product: ProductAnswer, choice: Choice) => void;
  /** For what is made to a design alone. */
  readonly onDesign: (productId: string) => void;
  /** For what it does not come in. */
  readonly onCustomItem: (name: string) => void;
};

/** More than fit on the screen are found by another word. */
const SHOWN_MAX = 8;

export function ProductFinder({ onAdd, onDesign, onCustomItem }: ProductFinderProps) {
  const { typed, setTyped, found, isSearching } = useFoundProducts();
  const [chosen, setChosen] = useState<ProductAnswer | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [added, setAdded] = useState('');
  const holderRef = useRef<HTMLDivElement>(null);

  const offered = found.products.slice(0, SHOWN_MAX);

  const add = (product: ProductAnswer, choice: Choice) => {
    setChoosing(false);
    onAdd(product, choice);
    setAdded(product.name);
    // What is on the order shows in place of what was found, and the next one can be looked for at once.
    setTyped('');
    holderRef.current?.querySelector('input')?.focus();
  };
  const pick = (product: ProductAnswer) => {
    if (product.isCustom) return onDesign(product.id);
    const isPlain = product.sizes.length < 2 && !product.allowsInscription && product.egglessExtra === null;
    if (isPlain) return add(product, { quantity: 1 });
    setChosen(product);
    setChoosing(true);
  };

  const sayState = () => {
    if (typed === '') return added === '' ? '' : `${added}: on the order`;
    return isSearching ? 'Searching…' : `${offered.length} found`;
  };

  return (
    <div ref={holderRef} className="grid gap-4">
      <SearchField
        label="Find a product"
        placeholder="Find a product"
        value={typed}
        maxLength={SEARCH_QUERY_MAX_LENGTH}
        onSearch={setTyped}
      />
      <p role="status" className="visually-hidden">
        {sayState()}
      </p>
      {found.failure !== null && (
        <Note tone="problem" role="alert">
          {found.failure}
        </Note>
      )}
      {found.words !== '' && !isSearching && found.failure === null && offered.length === 0 && (
        <p className="text-cocoa-2">Nothing found for “{found.words}”. Try another word.</p>
      )}
      {offered.length > 0 && (
        <ul aria-label="Search results" className="grid rounded-card border border-crust">
          {offered.map((product) => (
            <FoundProduct key={product.id} product={product} onPick={() => pick(product)} />
          ))}
        </ul>
      )}
      <ProductChoice
        product={chosen}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onAdd={add}
        onCustomItem={(name) => {
          setChoosing(false);
          onCustomItem(name);
        }}
      />
    </div>
  );
}

type FoundProductProps = { readonly product: ProductAnswer; readonly onPick: () => void };

function FoundProduct({ product, onPick }: FoundProductProps) {
  const act = product.isCustom ? 'Design' : 'Add';
  return (
    <li className="flex items-center gap-3 border-b border-crust px-3 py-2 last:border-b-0">
      <ProductPicture
        picture={product.pictures[0]}
        alt=""
        sizes="44px"
        className="size-11 flex-none rounded-small"
      />
      <div className="min-w-0 flex-1">
        <p className="leading-label font-semibold">{product.name}</p>
        <p className="text-small">
          <ProductPrice amount={product} isFrom={product.isCustom || product.sizes.length > 1} />
        </p>
        {product.sizes.length > 1 && (
          <p className="text-small text-cocoa-2">{product.sizes.map(({ name }) => name).join(', ')}</p>
        )}
      </div>
      <Button kind="quiet" size="s" onClick={onPick} aria-label={`${act} ${product.name}`}>
        {act}
      </Button>
    </li>
  );
}
