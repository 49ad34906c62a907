import PlusIcon from 'lucide-react/icons/plus';
import CloseIcon from 'lucide-react/icons/x';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { ENTRY_PRODUCTS_MAX } from '../../../../../domain/content/entry.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { type NamedProduct, readNamedProducts } from './product-requests.ts';
import { useProductSearch } from './use-product-search.ts';

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
        Products of the story <span className="font-plain text-cocoa-2">(optional)</span>
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
        <p className="text-small text-cocoa-2">A story has room for {ENTRY_PRODUCTS_MAX}.</p>
      ) : (
        <SearchField
          label="Search products"
          placeholder="Search the catalogue"
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
        {offered?.length === 0 && 'Nothing in the shop is called that.'}
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
          {isLoading ? id : `${id} is no longer there`}
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
          {isInShop ? category : 'Not in the shop, so it is left out'}
        </span>
      </span>
    </>
  );
}
