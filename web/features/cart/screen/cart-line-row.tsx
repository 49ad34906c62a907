import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import CloseIcon from 'lucide-react/icons/x';
import { Link } from 'react-router';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { countFree, putBack } from '../../../../domain/cart/change-cart.ts';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { Price } from '../../../ui/formats/price.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { ROW_MARK } from '../../../ui/lists/use-focus-after-removal.ts';
import { listFullChoiceWords } from '../../../ui/ordering/choice-words.ts';
import { DesignedCake } from '../../../ui/pictures/designed-cake.tsx';
import { ProductPicture } from '../../../ui/pictures/product-picture.tsx';
import { useCart } from '../cart-context.tsx';
import type { Offer } from '../offers-context.ts';
import { shopCart } from '../shop-cart.ts';
import { nameItem, writeItemAddress } from './describe-item.ts';
import { LineEditor } from './line-editor.tsx';

type CartLineRowProps = {
  readonly item: CartItem;
  readonly items: readonly CartItem[];
  /** As the shop sells it; null where that is not known. */
  readonly offer: Offer | null;
};

export function CartLineRow({ item, items, offer }: CartLineRowProps) {
  const { removeFromCart, updateQuantity } = useCart();
  const { lineId, name, price, quantity, isSold } = item;
  const choice = listFullChoiceWords(item).join(', ');
  const page = writeItemAddress(item);

  /** Nobody is asked before; whoever did not mean it takes it back. */
  const remove = () => {
    const position = items.findIndex((each) => each.lineId === lineId);
    removeFromCart(lineId);
    showToast({
      kind: 'info',
      // Of a designed cake the choice is its whole description.
      text: `${item.design ? name : nameItem(item)} was removed`,
      undo: () => void shopCart.change((latest) => putBack(latest, item, position)),
    });
  };
  const change = (wanted: number) => (wanted === 0 ? remove() : updateQuantity(lineId, wanted));

  return (
    <li
      {...ROW_MARK}
      className="relative grid grid-cols-[--spacing(22)_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-crust-2 py-5 max-[20rem]:grid-cols-1 phone:grid-cols-[--spacing(33)_minmax(0,1fr)_auto_--spacing(28)_--spacing(11.5)] phone:gap-x-5"
    >
      <Link
        to={page}
        tabIndex={-1}
        aria-hidden="true"
        className="row-span-2 self-start max-[20rem]:w-22 rounded-card phone:row-span-1 phone:rounded-picture"
      >
        <LinePicture item={item} />
      </Link>
      <div className="min-w-0 pr-9 phone:pr-0">
        <h2 className="text-fs-4 leading-snug phone:text-fs-3">
          <Link to={page} className="no-underline hover:underline">
            {name}
          </Link>
        </h2>
        {choice !== '' && <p className="mt-1 break-words text-cocoa-2">{choice}</p>}
        <LineEditor item={item} offer={offer} />
        <LinePrice item={item} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 phone:contents">
        <span className="flex-none phone:col-start-3">
          {isSold && (
            <QuantityStepper
              label={`Quantity of ${nameItem(item)}`}
              quantity={quantity}
              min={0}
              max={quantity + countFree(items, item.id)}
              onChange={change}
            />
          )}
        </span>
        <p className={joinClasses('ml-auto text-right text-fs-4', !isSold && 'text-cocoa-2 line-through')}>
          <Price amountInKobo={convertNairaToKobo(price) * quantity} />
        </p>
      </div>
      <IconButton
        label={`Remove ${nameItem(item)}`}
        onClick={remove}
        className="max-phone:absolute max-phone:top-3 max-phone:-right-2.5"
      >
        <CloseIcon />
      </IconButton>
    </li>
  );
}

/** The product's picture, or the very cake that was designed. */
function LinePicture({ item: { picture, design, isSold } }: { readonly item: CartItem }) {
  const className = joinClasses(
    'aspect-square rounded-card phone:rounded-picture',
    !isSold && 'opacity-55 grayscale',
  );
  if (design) return <DesignedCake design={design.text} className={className} />;
  return (
    <ProductPicture
      picture={picture ?? undefined}
      alt=""
      sizes="(width > 760px) 132px, 88px"
      className={className}
    />
  );
}

const write = (price: number) => formatNaira(convertNairaToKobo(price));

/** What a piece costs, what it cost before, or that there is none to be had. */
function LinePrice({ item }: { readonly item: CartItem }) {
  const { price, fullPrice, formerPrice, isSold, quantity } = item;
  if (!isSold) {
    return (
      <>
        <p className="mt-1.5 flex gap-1.5 text-small font-medium text-ember-deep">
          <WarningIcon className="mt-0.75 size-4" />
          No longer available
        </p>
        {item.design && (
          <Link to={writeItemAddress(item)} className="link inline-flex min-h-11 items-center text-small">
            Open in the designer
          </Link>
        )}
      </>
    );
  }
  const isSaidByTotal = quantity === 1 && fullPrice === price;
  return (
    <>
      <p className={joinClasses('figures mt-1 text-small', isSaidByTotal && 'max-phone:hidden')}>
        {write(price)} each{' '}
        {fullPrice > price && (
          <del className="text-cocoa-2">
            <span className="visually-hidden">instead of </span>
            {write(fullPrice)}
          </del>
        )}
      </p>
      {formerPrice !== null && (
        <p className="figures mt-1 text-small font-medium text-ember-deep">
          was {write(formerPrice)}, now {write(price)}
        </p>
      )}
    </>
  );
}
