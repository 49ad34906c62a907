import CakeIcon from 'lucide-react/icons/cake';
import PencilIcon from 'lucide-react/icons/pencil';
import TrashIcon from 'lucide-react/icons/trash';
import { useState } from 'react';
import type { CartItem } from '../../../../../domain/cart/cart-item.ts';
import {
  addToCart,
  type CartChange,
  removeFromCart,
  updateQuantity,
} from '../../../../../domain/cart/change-cart.ts';
import { changeDesign } from '../../../../../domain/cart/change-choice.ts';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../../../domain/cart/limits.ts';
import { nameChoice } from '../../../../../domain/catalogue/eggless.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { Problem } from '../../../../ui/form/problem.tsx';
import { DesignedCake } from '../../../../ui/pictures/designed-cake.tsx';
import { ProductPicture } from '../../../../ui/pictures/product-picture.tsx';
import { writeNaira } from '../../order-words.ts';
import { DesignDialog, type Designing } from './design-dialog.tsx';
import { type EditedFreeLine, FreeLines } from './free-lines.tsx';
import type { DraftFreeLine } from './order-draft.ts';
import { ProductFinder } from './product-finder.tsx';

type DraftItemsProps = {
  /** Names the list of what was added. */
  readonly label: string;
  readonly items: readonly CartItem[];
  readonly freeLines: readonly DraftFreeLine[];
  readonly problem: string | undefined;
  readonly onItems: (items: readonly CartItem[]) => void;
  readonly onFreeLines: (freeLines: readonly DraftFreeLine[]) => void;
};

/** Products of the shop, cakes designed with the customer and what is in no catalogue, at what they cost today. */
export function DraftItems({ label, items, freeLines, problem, onItems, onFreeLines }: DraftItemsProps) {
  const [designing, setDesigning] = useState<(Designing & { readonly lineId: string | null }) | null>(null);
  const [editing, setEditing] = useState<EditedFreeLine | null>(null);
  const take = ({ items: changed, alert }: CartChange) => {
    if (alert !== undefined) showToast({ kind: 'error', text: alert });
    onItems(changed);
  };
  return (
    <>
      <div data-problem-field="lines" className="grid gap-4">
        <ProductFinder
          onAdd={(product, { quantity, ...options }) =>
            take(addToCart(items, product, quantity, options, { hasPriceLimit: false }))
          }
          onDesign={(productId) => setDesigning({ productId, design: '', lineId: null })}
          onCustomItem={(name) => setEditing({ line: null, name })}
        />
        <Problem>{problem}</Problem>
      </div>
      <FreeLines freeLines={freeLines} editing={editing} onEdit={setEditing} onChange={onFreeLines}>
        <Button kind="quiet" onClick={() => setDesigning({ productId: null, design: '', lineId: null })}>
          <CakeIcon />
          Design a cake
        </Button>
      </FreeLines>
      {items.length > 0 && (
        <ul aria-label={label} className="grid">
          {items.map((item) => (
            <ItemLine
              key={item.lineId}
              item={item}
              onQuantity={(quantity) => take(updateQuantity(items, item.lineId, quantity))}
              onRemove={() => take(removeFromCart(items, item.lineId))}
              onDesign={() =>
                setDesigning({ productId: item.id, design: item.design?.text ?? '', lineId: item.lineId })
              }
            />
          ))}
        </ul>
      )}
      <DesignDialog
        designing={designing}
        onKeep={(offer) => {
          const lineId = designing?.lineId ?? null;
          take(
            lineId === null
              ? addToCart(items, offer, 1, {}, { hasPriceLimit: false })
              : changeDesign(items, lineId, offer),
          );
          setDesigning(null);
        }}
        onClose={() => setDesigning(null)}
      />
    </>
  );
}

type ItemLineProps = {
  readonly item: CartItem;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
  readonly onDesign: () => void;
};

function ItemLine({ item, onQuantity, onRemove, onDesign }: ItemLineProps) {
  const chosen = item.design?.words ?? nameChoice(item.size?.name ?? null, item.isEggless);
  const choice = [chosen, item.inscription && `“${item.inscription}”`].filter(Boolean).join(' · ');
  return (
    <li className="grid grid-cols-[--spacing(14)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-crust py-3 first:pt-0 last:border-b-0 last:pb-0">
      {item.design ? (
        <DesignedCake design={item.design.text} className="size-14 rounded-small" />
      ) : (
        <ProductPicture
          picture={item.picture ?? undefined}
          alt=""
          sizes="56px"
          className="size-14 rounded-small"
        />
      )}
      <div className="min-w-0">
        <p className="leading-label font-semibold">{item.name}</p>
        {choice !== '' && <p className="line-clamp-3 text-small break-words text-cocoa-2">{choice}</p>}
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
        <div className="flex">
          {item.design && (
            <IconButton label={`Change the design of ${item.name}`} onClick={onDesign}>
              <PencilIcon />
            </IconButton>
          )}
          <IconButton label={`Remove ${item.name}`} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
