import PlusIcon from 'lucide-react/icons/plus';
import CloseIcon from 'lucide-react/icons/x';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import {
  type AdminProduct,
  listAdminProductsEndpoint,
  readAdminProductEndpoint,
} from '../../../../../contract/product-changes.ts';
import { ENTRY_PRODUCTS_MAX } from '../../../../../domain/content/entry.ts';
import { nullIfMissing } from '../../../../api/read-refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { useLatestRun } from '../../../../ui/loading/use-latest-run.ts';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';

/** What a story says of a product it names. */
type NamedProduct = Pick<AdminProduct, 'id' | 'name' | 'category' | 'pictures'> & {
  /** Only what is in the shop stands below a story. */
  readonly isInShop: boolean;
};

const OFFERED_MAX = 6;

async function searchProducts(search: string, signal: AbortSignal): Promise<readonly NamedProduct[]> {
  const query = { search, status: 'published', limit: OFFERED_MAX } as const;
  return (await shopApi.call(listAdminProductsEndpoint, { query, signal })).data.map(nameProduct);
}

/** Those of them that there still are. */
async function readNamedProducts(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly NamedProduct[]> {
  const found = await Promise.all(
    ids.map((id) => nullIfMissing(shopApi.call(readAdminProductEndpoint, { params: { id }, signal }))),
  );
  return found.filter((product) => product !== null).map(nameProduct);
}

function nameProduct({ id, name, category, pictures, status }: AdminProduct): NamedProduct {
  return { id, name, category, pictures, isInShop: status === 'published' };
}

type ProductsFieldProps = {
  readonly productIds: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (productIds: readonly string[]) => void;
};

/** What the story makes hungry for: found in the catalogue by its name, shown below the story in this order. */
export function ProductsField({ productIds, problem, onChange }: ProductsFieldProps) {
  const [search, setSearch] = useState('');
  const [openedWith] = useState(productIds);
  const [picked, setPicked] = useState<readonly NamedProduct[]>([]);
  const opened = useLoaded(
    useCallback((signal: AbortSignal) => readNamedProducts(openedWith, signal), [openedWith]),
  );
  const { found, failure } = useProductSearch(search);
  const isFull = productIds.length >= ENTRY_PRODUCTS_MAX;
  const offered = found?.filter(({ id }) => !productIds.includes(id));
  const known = [...picked, ...(opened.data ?? [])];

  const pick = (product: NamedProduct) => {
    if (isFull) return;
    setPicked((before) => [...before, product]);
    onChange([...productIds, product.id]);
    setSearch('');
  };
  const keepInForm = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };

  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-label font-semibold">
        Products in this post <span className="font-plain text-cocoa-2">(optional)</span>
      </legend>
      {productIds.length > 0 && (
        <ul className="grid gap-1.5">
          {productIds.map((id) => (
            <PickedProduct
              key={id}
              id={id}
              product={known.find((one) => one.id === id)}
              isLoading={opened.isLoading}
              onRemove={() => onChange(productIds.filter((one) => one !== id))}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-small text-cocoa-2">A post can have at most {ENTRY_PRODUCTS_MAX}.</p>
      ) : (
        <SearchField
          label="Search products"
          placeholder="Search products"
          value={search}
          onSearch={setSearch}
          onKeyDown={keepInForm}
        />
      )}
      <Problem>{problem ?? failure ?? undefined}</Problem>
      {offered && offered.length > 0 && (
        <ul aria-label="Found" className="grid gap-0.5">
          {offered.map((product) => (
            <li key={product.id} className="grid">
              <button
                type="button"
                onClick={() => pick(product)}
                className="flex min-h-14 items-center gap-3 rounded-card px-2 text-left text-label hover:bg-crust"
              >
                <ProductLine product={product} />
                <PlusIcon className="ml-auto size-5 flex-none" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-small text-cocoa-2 empty:hidden">
        {offered?.length === 0 && 'No products found.'}
      </p>
    </fieldset>
  );
}

type PickedProductProps = {
  readonly id: string;
  readonly product: NamedProduct | undefined;
  readonly isLoading: boolean;
  readonly onRemove: () => void;
};

function PickedProduct({ id, product, isLoading, onRemove }: PickedProductProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-card border border-crust-2 bg-cream pl-2 text-label">
      {product ? (
        <ProductLine product={product} />
      ) : (
        <span className="min-w-0 flex-1 wrap-anywhere text-cocoa-2">
          {isLoading ? id : `${id} no longer exists`}
        </span>
      )}
      <IconButton label={`Remove ${product?.name ?? id}`} onClick={onRemove} className="ml-auto">
        <CloseIcon />
      </IconButton>
    </li>
  );
}

function ProductLine({
  product: { name, category, pictures, isInShop },
}: {
  readonly product: NamedProduct;
}) {
  return (
    <>
      <ProductPicture picture={pictures[0]} alt="" sizes="44px" className="size-11 flex-none rounded-small" />
      <span className="grid min-w-0 leading-label">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-small text-cocoa-2">
          {isInShop ? category : 'Not published, so it’s not shown'}
        </span>
      </span>
    </>
  );
}

const TYPING_PAUSE_MS = 250;

type ProductSearch = {
  /** Undefined before anything was found out. */
  readonly found: readonly NamedProduct[] | undefined;
  readonly failure: string | null;
};

const NOTHING_ASKED: ProductSearch = { found: undefined, failure: null };

/** What the catalogue holds under the words that are typed, once the typing pauses. */
function useProductSearch(typed: string): ProductSearch {
  const [state, setState] = useState(NOTHING_ASKED);
  const run = useLatestRun();
  const search = typed.trim();

  useEffect(() => {
    const timer = setTimeout(
      () =>
        run((signal) => (search === '' ? Promise.resolve(undefined) : searchProducts(search, signal)), {
          onDone: (found) => setState({ found, failure: null }),
          onFailure: (failure) => setState({ found: undefined, failure }),
        }),
      search === '' ? 0 : TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [search, run]);

  return search === '' ? NOTHING_ASKED : state;
}
