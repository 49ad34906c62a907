import CloseIcon from 'lucide-react/icons/x';
import { Link } from 'react-router';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import { countFree, putBack } from '../../../../domain/cart/change-cart.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { Price } from '../../../ui/formats/price.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { ROW_MARK } from '../../../ui/lists/use-focus-after-removal.ts';
import { useCart } from '../cart-context.tsx';
import { shopCart } from '../shop-cart.ts';
import { describeChoice, nameItem, writeItemAddress } from './describe-item.ts';
import { LinePicture } from './line-picture.tsx';
import { LinePrice } from './line-price.tsx';

type CartLineRowProps = { readonly item: CartItem; readonly items: readonly CartItem[] };

export function CartLineRow({ item, items }: CartLineRowProps) {
  const { removeFromCart, updateQuantity } = useCart();
  const { lineId, name, price, quantity, isSold } = item;
  const choice = describeChoice(item);
  const address = writeItemAddress(item);

  /** Nobody is asked before; whoever did not mean it takes it back. */
  const remove = () => {
    const position = items.findIndex((each) => each.lineId === lineId);
    removeFromCart(lineId);
    showToast({
      kind: 'info',
      text: `${nameItem(item)} was removed`,
      undo: () => void shopCart.change((latest) => putBack(latest, item, position)),
    });
  };
  const change = (wanted: number) => (wanted === 0 ? remove() : updateQuantity(lineId, wanted));

  return (
    <li
      {...ROW_MARK}
      className="relative grid grid-cols-[--spacing(22)_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-crust-2 py-5 phone:grid-cols-[--spacing(33)_minmax(0,1fr)_auto_--spacing(28)_--spacing(11.5)] phone:gap-x-5"
    >
      <Link
        to={address}
        tabIndex={-1}
        aria-hidden="true"
        className="row-span-2 self-start rounded-card phone:row-span-1 phone:rounded-picture"
      >
        <LinePicture item={item} />
      </Link>
      <div className="min-w-0 pr-9 phone:pr-0">
        <h2 className="text-fs-4 leading-snug phone:text-fs-3">
          <Link to={address} className="no-underline hover:underline">
            {name}
          </Link>
        </h2>
        {choice !== '' && <p className="mt-1 break-words text-cocoa-2">{choice}</p>}
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
