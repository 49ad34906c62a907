import PlusIcon from 'lucide-react/icons/plus';
import CloseIcon from 'lucide-react/icons/x';
import { Link } from 'react-router';
import type { ProductAnswer } from '../../../../contract/products.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ROW_MARK, useFocusAfterRemoval } from '../../../ui/lists/use-focus-after-removal.ts';
import { ProductPicture } from '../../../ui/pictures/product-picture.tsx';
import { ProductPrice } from '../../../ui/product/product-price.tsx';
import { useCart } from '../cart-context.tsx';
import { shopCart } from '../shop-cart.ts';
import { useCartOffers } from './use-cart-offers.ts';

/** Small things that go with what is in the cart, one tap each. Nothing waits for an answer, and a no is remembered. */
export function CartOffers({ items }: { readonly items: readonly CartItem[] }) {
  const offers = useCartOffers(items);
  const holderRef = useFocusAfterRemoval<HTMLDivElement>(offers.map(({ id }) => id));
  const dismiss = () => {
    shopCart.dismissOffers();
    // The button that was pressed is gone; the keyboard goes on from here.
    holderRef.current?.focus();
  };
  return (
    <div ref={holderRef} tabIndex={-1}>
      {offers.length > 0 && (
        <section aria-labelledby="offers-title" className="pt-5">
          <div className="flex items-center justify-between gap-3">
            <h2 id="offers-title" className="text-fs-4">
              Add to your order
            </h2>
            <IconButton label="Hide these suggestions" onClick={dismiss} className="-mr-2.5 phone:mr-0">
              <CloseIcon />
            </IconButton>
          </div>
          <ul className="-mx-(--page-margin) flex snap-x scroll-px-(--page-margin) gap-3 overflow-x-auto px-(--page-margin) py-2 phone:-mx-1 phone:scroll-px-1 phone:px-1">
            {offers.map((product) => (
              <OfferCard key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function OfferCard({ product }: { readonly product: ProductAnswer }) {
  const { addToCart } = useCart();
  const { id, name, sizes, pictures } = product;
  return (
    <li {...ROW_MARK} className="flex w-36 flex-none snap-start flex-col phone:w-40">
      <Link
        to={`/products/${encodeURIComponent(id)}`}
        className="grid flex-1 content-start gap-1.5 rounded-card no-underline hover:underline"
      >
        <ProductPicture picture={pictures[0]} alt="" sizes="160px" className="aspect-4/3 rounded-card" />
        <span className="leading-snug font-semibold">{name}</span>
      </Link>
      <ProductPrice amount={product} isFrom={sizes.length > 1} />
      <Button
        size="s"
        kind="paper"
        aria-label={`Add ${name}`}
        onClick={() => addToCart(product)}
        className="mt-2"
      >
        <PlusIcon />
        Add
      </Button>
    </li>
  );
}
