import { useState } from 'react';
import type { ProductAnswer } from '../../../../../contract/products.ts';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../../../domain/cart/limits.ts';
import { findInscriptionProblem } from '../../../../../domain/catalogue/inscription.ts';
import { INSCRIPTION_MAX_LENGTH } from '../../../../../domain/catalogue/product.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { ChoiceTile } from '../../../../ui/fields/choice-tile.tsx';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { writeNaira } from '../../order-words.ts';

export type Choice = {
  readonly quantity: number;
  readonly sizeId?: string;
  readonly inscription?: string;
  readonly isEggless?: boolean;
};

type ProductChoiceProps = {
  /** Null until the first one was picked. */
  readonly product: ProductAnswer | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: (product: ProductAnswer, choice: Choice) => void;
  /** In a size that is not listed. */
  readonly onCustomItem: (name: string) => void;
};

/** Size, words and number, for what comes in more than one way. */
export function ProductChoice({ product, isOpen, ...acts }: ProductChoiceProps) {
  return (
    <Modal isOpen={isOpen} onClose={acts.onClose} label={product?.name ?? ''} placement="question">
      {product && <ChoiceForm key={product.id} product={product} {...acts} />}
    </Modal>
  );
}

type ChoiceFormProps = Pick<ProductChoiceProps, 'onClose' | 'onAdd' | 'onCustomItem'> & {
  readonly product: ProductAnswer;
};

function ChoiceForm({ product, onClose, onAdd, onCustomItem }: ChoiceFormProps) {
  const [sizeId, setSizeId] = useState(product.sizes[0]?.id);
  const [inscription, setInscription] = useState('');
  const [isEggless, setEggless] = useState(false);
  const [quantity, setQuantity] = useState(CART_QUANTITY_MIN);
  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{product.name}</h2>
      {product.sizes.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-label font-semibold">Size</legend>
          {product.sizes.map((size) => (
            <ChoiceTile
              key={size.id}
              name="size"
              title={size.name}
              checked={size.id === sizeId}
              onChange={() => setSizeId(size.id)}
            >
              {writeNaira(size.priceToPay)}
            </ChoiceTile>
          ))}
          <div>
            <Button kind="quiet" size="s" onClick={() => onCustomItem(product.name)}>
              Size not listed? Add it as a custom item
            </Button>
          </div>
        </fieldset>
      )}
      {product.egglessExtra !== null && (
        <Checkbox
          label={`Eggless (+${writeNaira(product.egglessExtra)})`}
          checked={isEggless}
          onChange={({ target }) => setEggless(target.checked)}
        />
      )}
      {product.allowsInscription && (
        <TextField
          label="Inscription"
          value={inscription}
          maxLength={INSCRIPTION_MAX_LENGTH}
          autoComplete="off"
          problem={findInscriptionProblem(inscription)}
          onChange={({ target }) => setInscription(target.value)}
        />
      )}
      <div>
        <QuantityStepper
          quantity={quantity}
          min={CART_QUANTITY_MIN}
          max={CART_QUANTITY_MAX}
          label={`Quantity of ${product.name}`}
          onChange={setQuantity}
        />
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind="main"
          onClick={() =>
            onAdd(product, { quantity, inscription, isEggless, ...(sizeId !== undefined && { sizeId }) })
          }
        >
          Add to order
        </Button>
      </DialogActions>
    </div>
  );
}
