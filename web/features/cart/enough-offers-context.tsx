import PlusIcon from 'lucide-react/icons/plus';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { chooseEnough } from '../../../domain/cart/choose-offers.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useCart } from './cart-context.tsx';
import { useCartOffers } from './screen/use-cart-offers.ts';

type EnoughOffersProps = {
  readonly items: readonly CartItem[];
  readonly missingInKobo: number;
  /** The button that was pressed is gone then, and with it the keyboard's place. */
  readonly onAdded: () => void;
};

/** Small things that bring the order to its minimum, one tap each. */
export function EnoughOffers({ items, missingInKobo, onAdded }: EnoughOffersProps) {
  const { addToCart } = useCart();
  const offers = chooseEnough(useCartOffers(items), missingInKobo);
  if (offers.length === 0) return null;
  return (
    <ul aria-label="To reach the minimum order" className="grid gap-2">
      {offers.map((product) => (
        <li key={product.id} className="flex items-center justify-between gap-3 text-label">
          <span className="min-w-0">
            {product.name},{' '}
            <span className="figures">{formatNaira(convertNairaToKobo(product.priceToPay))}</span>
          </span>
          <Button
            size="s"
            kind="paper"
            aria-label={`Add ${product.name}`}
            onClick={() => {
              if (addToCart(product)) onAdded();
            }}
          >
            <PlusIcon />
            Add
          </Button>
        </li>
      ))}
    </ul>
  );
}
