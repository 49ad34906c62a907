import TrashIcon from 'lucide-react/icons/trash';
import UndoIcon from 'lucide-react/icons/undo-2';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../../../domain/cart/limits.ts';
import { INSCRIPTION_MAX_LENGTH } from '../../../../../domain/catalogue/product.ts';
import { isGoods } from '../../../../../domain/orders/taken-orders.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { OrderPicture } from '../../order-picture.tsx';
import { writeNaira } from '../../order-words.ts';
import type { KeptDraft } from './change-draft.ts';

type KeptLinesProps = {
  readonly order: AdminOrderDetails;
  readonly kept: readonly KeptDraft[];
  readonly onChange: (kept: readonly KeptDraft[]) => void;
};

/** What is in the order already, each at the price it was ordered for. */
export function KeptLines({ order, kept, onChange }: KeptLinesProps) {
  const change = (position: number, part: Partial<KeptDraft>) =>
    onChange(kept.map((line) => (line.position === position ? { ...line, ...part } : line)));
  return (
    <ul aria-label="In the order" className="grid">
      {kept.map((line) => (
        <KeptLine
          key={line.position}
          line={line}
          ordered={order.lines[line.position]}
          onChange={(part) => change(line.position, part)}
        />
      ))}
    </ul>
  );
}

type KeptLineProps = {
  readonly line: KeptDraft;
  readonly ordered: AdminOrderDetails['lines'][number] | undefined;
  readonly onChange: (part: Partial<KeptDraft>) => void;
};

function KeptLine({ line, ordered, onChange }: KeptLineProps) {
  if (!ordered) return null;
  const { name, sizeName, price, pictureId, design } = ordered;
  return (
    <li className="grid gap-2 border-b border-crust py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="grid grid-cols-[--spacing(14)_minmax(0,1fr)_auto] items-center gap-3">
        <OrderPicture pictureId={pictureId} design={design} sizes="56px" className="size-14 rounded-small" />
        <div className={joinClasses('min-w-0', !line.isKept && 'text-cocoa-2 line-through')}>
          <p className="leading-label font-semibold break-words">{name}</p>
          {sizeName && <p className="line-clamp-2 text-small text-cocoa-2">{sizeName}</p>}
          <p className="figures text-small text-cocoa-2">{writeNaira(price)} each</p>
        </div>
        {line.isKept ? (
          <IconButton label={`Remove ${name}`} onClick={() => onChange({ isKept: false })}>
            <TrashIcon />
          </IconButton>
        ) : (
          <IconButton label={`Keep ${name}`} onClick={() => onChange({ isKept: true })}>
            <UndoIcon />
          </IconButton>
        )}
      </div>
      {line.isKept && isGoods(ordered) && (
        <div className="grid items-end gap-3 phone:grid-cols-[auto_minmax(0,1fr)] phone:pl-17">
          <div>
            <QuantityStepper
              quantity={line.quantity}
              min={CART_QUANTITY_MIN}
              max={CART_QUANTITY_MAX}
              label={`Quantity of ${name}`}
              onChange={(quantity) => onChange({ quantity })}
            />
          </div>
          {ordered.inscription !== '' && (
            <TextField
              label="Inscription"
              value={line.inscription}
              maxLength={INSCRIPTION_MAX_LENGTH}
              autoComplete="off"
              onChange={({ target }) => onChange({ inscription: target.value })}
            />
          )}
        </div>
      )}
    </li>
  );
}
