import TrashIcon from 'lucide-react/icons/trash';
import UndoIcon from 'lucide-react/icons/undo-2';
import { useCallback, useState } from 'react';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import { makeOfferId } from '../../../../../domain/cart/choice.ts';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../../../domain/cart/limits.ts';
import { isAllergen } from '../../../../../domain/catalogue/allergens.ts';
import { INSCRIPTION_MAX_LENGTH } from '../../../../../domain/catalogue/product.ts';
import { sayCustomAllergens } from '../../../../../domain/orders/name-allergens.ts';
import { isFromCatalogue, isGoods, NO_ALLERGENS } from '../../../../../domain/orders/taken-orders.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { findOffers, type Offer } from '../../../cart/offers-context.ts';
import { OrderPicture } from '../../order-picture.tsx';
import { writeNaira } from '../../order-words.ts';
import { AllergenChoice, type CustomAllergens } from '../new/allergen-choice.tsx';
import { DesignDialog } from '../new/design-dialog.tsx';
import { type ExistingLineDraft, listSizes, takeDesign } from './change-draft.ts';

type ExistingLinesProps = {
  readonly order: AdminOrderDetails;
  readonly existingLines: readonly ExistingLineDraft[];
  /** Only what is written on the cakes: the rest stays as it is. */
  readonly areWordsOnly?: boolean;
  readonly onChange: (existingLines: readonly ExistingLineDraft[]) => void;
};

/** What is in the order already, each at the price it was ordered for; another size or design costs what it costs today. */
export function ExistingLines({ order, existingLines, areWordsOnly = false, onChange }: ExistingLinesProps) {
  const offers = useOffers(order);
  const [designed, setDesigned] = useState<ExistingLineDraft | null>(null);
  const change = (position: number, part: Partial<ExistingLineDraft>) =>
    onChange(existingLines.map((line) => (line.position === position ? { ...line, ...part } : line)));
  const ordered = designed && order.lines[designed.position];
  return (
    <>
      <ul aria-label="In the order" className="grid">
        {existingLines.map((line) => {
          const before = order.lines[line.position];
          if (!before || (areWordsOnly && before.inscription === '')) return null;
          return (
            <ExistingLine
              key={line.position}
              line={line}
              ordered={before}
              offer={offers?.get(makeOfferId({ productId: before.productId, design: '' })) ?? null}
              areWordsOnly={areWordsOnly}
              onChange={(part) => change(line.position, part)}
              onDesign={() => setDesigned(line)}
            />
          );
        })}
      </ul>
      <DesignDialog
        designing={
          designed && ordered
            ? { productId: ordered.productId, design: designed.instead?.design || ordered.design }
            : null
        }
        onKeep={(offer) => {
          if (designed && ordered) change(designed.position, { instead: takeDesign(ordered, offer) });
          setDesigned(null);
        }}
        onClose={() => setDesigned(null)}
      />
    </>
  );
}

/** What the shop sells of the same today; undefined until that is known. */
function useOffers({ lines }: AdminOrderDetails) {
  const ids = lines
    .filter(isFromCatalogue)
    .map(({ productId }) => productId)
    .join(',');
  const load = useCallback(
    (signal: AbortSignal) =>
      findOffers(ids === '' ? [] : ids.split(',').map((productId) => ({ productId, design: '' })), signal),
    [ids],
  );
  return useLoaded(load).data;
}

/** One that an old order names and the list no longer has is not kept. */
const isCustomAllergen = (each: string): each is CustomAllergens[number] =>
  isAllergen(each) || each === NO_ALLERGENS;

type ExistingLineProps = {
  readonly line: ExistingLineDraft;
  readonly ordered: AdminOrderDetails['lines'][number];
  /** Null where it is no longer sold, or not known. */
  readonly offer: Offer | null;
  readonly areWordsOnly: boolean;
  readonly onChange: (part: Partial<ExistingLineDraft>) => void;
  readonly onDesign: () => void;
};

function ExistingLine({ line, ordered, offer, areWordsOnly, onChange, onDesign }: ExistingLineProps) {
  const { name, sizeName, price, pictureId, design } = ordered;
  const { instead } = line;
  const words = instead?.words ?? sizeName;
  const isDesigned = design !== '';
  const allergens = line.allergens ?? ordered.allergens.filter(isCustomAllergen);
  const canChange = !areWordsOnly && line.isIncluded && isGoods(ordered);
  const sizes = offer && canChange && !isDesigned ? listSizes(ordered, offer) : [];
  return (
    <li className="grid gap-2 border-b border-crust py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="grid grid-cols-[--spacing(14)_minmax(0,1fr)_auto] items-center gap-3">
        {isGoods(ordered) && (
          <OrderPicture
            pictureId={pictureId}
            design={instead?.design || design}
            sizes="56px"
            className="size-14 rounded-small"
          />
        )}
        <div
          className={joinClasses(
            'min-w-0',
            !isGoods(ordered) && 'col-span-2',
            !line.isIncluded && 'text-cocoa-2 line-through',
          )}
        >
          <p className="leading-label font-semibold break-words">{name}</p>
          {words && <p className="line-clamp-2 text-small text-cocoa-2">{words}</p>}
          <p className="figures text-small text-cocoa-2">
            {writeNaira(instead?.expectedPrice ?? price)}
            {isGoods(ordered) && ' each'}
            {instead && ', today’s price'}
          </p>
        </div>
        {!areWordsOnly &&
          (line.isIncluded ? (
            <IconButton label={`Remove ${name}`} onClick={() => onChange({ isIncluded: false })}>
              <TrashIcon />
            </IconButton>
          ) : (
            <IconButton label={`Keep ${name}`} onClick={() => onChange({ isIncluded: true })}>
              <UndoIcon />
            </IconButton>
          ))}
      </div>
      {line.isIncluded && isGoods(ordered) && (
        <div className="grid items-end gap-3 phone:grid-cols-[auto_minmax(0,1fr)] phone:pl-17">
          {canChange && (
            <div>
              <QuantityStepper
                quantity={line.quantity}
                min={CART_QUANTITY_MIN}
                max={CART_QUANTITY_MAX}
                label={`Quantity of ${name}`}
                onChange={(quantity) => onChange({ quantity })}
              />
            </div>
          )}
          {sizes.length > 1 && (
            <SelectField
              label={`Size of ${name}`}
              required
              value={instead?.sizeId ?? ordered.sizeId ?? ''}
              onChange={({ target }) => {
                const size = sizes.find(({ id }) => id === target.value);
                onChange({ instead: size?.instead ?? null });
              }}
            >
              {sizes.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          {canChange && !isFromCatalogue(ordered) && (
            <details className="phone:col-span-full">
              <summary className="link inline-flex min-h-11 cursor-pointer items-center text-label">
                {sayCustomAllergens(allergens)}. Change allergens
              </summary>
              <AllergenChoice allergens={allergens} onChange={(chosen) => onChange({ allergens: chosen })} />
            </details>
          )}
          {isDesigned && canChange && (
            <div>
              <Button kind="paper" size="s" onClick={onDesign}>
                Change design
              </Button>
            </div>
          )}
          {(ordered.inscription !== '' || (offer?.allowsInscription && !isDesigned)) && (
            <div className="phone:col-span-full">
              <TextField
                label={areWordsOnly ? `Inscription on ${name}` : 'Inscription'}
                value={line.inscription}
                maxLength={INSCRIPTION_MAX_LENGTH}
                autoComplete="off"
                onChange={({ target }) => onChange({ inscription: target.value })}
              />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
