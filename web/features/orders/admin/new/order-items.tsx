import TrashIcon from 'lucide-react/icons/trash';
import type { ProductAnswer } from '../../../../../contract/products.ts';
import type { CartItem } from '../../../../../domain/cart/cart-item.ts';
import { addToCart, removeFromCart, updateQuantity } from '../../../../../domain/cart/change-cart.ts';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../../../domain/cart/limits.ts';
import { nameChoice } from '../../../../../domain/catalogue/eggless.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { writeNaira } from '../../order-words.ts';
import { FreeLines } from './free-lines.tsx';
import type { Choice } from './product-choice.tsx';
import { ProductFinder } from './product-finder.tsx';
import type { NewOrder } from './use-new-order.ts';

type OrderItemsProps = { readonly order: NewOrder };

export function OrderItems({ order }: OrderItemsProps) {
  const { draft, form } = order;
  const { problems } = form;
  const change = (part: Pick<typeof draft, 'items'>) => form.reshape(part, 'lines');
  const add = (product: ProductAnswer, { quantity, ...options }: Choice) => {
    const { items, alert } = addToCart(draft.items, product, quantity, options, {
      hasPriceLimit: false,
    });
    if (alert !== undefined) showToast({ kind: 'error', text: alert });
    change({ items });
  };
  return (
    <FormSection title="Items">
      <div data-problem-field="lines" className="grid gap-4">
        <ProductFinder onAdd={add} />
        <Problem>{problems.lines}</Problem>
      </div>
      <FreeLines freeLines={draft.freeLines} onChange={(freeLines) => form.reshape({ freeLines }, 'lines')} />
      {draft.items.length > 0 && (
        <ul aria-label="On the order" className="grid">
          {draft.items.map((item) => (
            <ItemLine
              key={item.lineId}
              item={item}
              onQuantity={(quantity) => change(updateQuantity(draft.items, item.lineId, quantity))}
              onRemove={() => change(removeFromCart(draft.items, item.lineId))}
            />
          ))}
        </ul>
      )}
    </FormSection>
  );
}

type ItemLineProps = {
  readonly item: CartItem;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
};

export function ItemLine({ item, onQuantity, onRemove }: ItemLineProps) {
  const chosen = nameChoice(item.size?.name ?? null, item.isEggless);
  const choice = [chosen, item.inscription && `“${item.inscription}”`].filter(Boolean).join(' · ');
  return (
    <li className="grid grid-cols-[--spacing(14)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-crust py-3 first:pt-0 last:border-b-0 last:pb-0">
      <ProductPicture
        picture={item.picture ?? undefined}
        alt=""
        sizes="56px"
        className="size-14 rounded-small"
      />
      <div className="min-w-0">
        <p className="leading-label font-semibold">{item.name}</p>
        {choice !== '' && <p className="text-small break-words text-cocoa-2">{choice}</p>}
        <p className="figures text-small text-cocoa-2">{writeNaira(item.price)} each</p>
      </div>
      <p className="figures font-semibold">{writeNaira(item.price * item.quantity)}</p>
      <div className="col-span-full flex items-center justify-between phone:col-start-2">
        <QuantityStepper
          quantity={item.quantity}
          min={CART_QUANTITY_MIN}
          max={CART_QUANTITY_MAX}
          label={`Quantity of ${item.name}`}
          onChange={onQuantity}
        />
        <IconButton label={`Remove ${item.name}`} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
