import { useState } from 'react';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import { freeLineSchema, uploadOrderPictureEndpoint } from '../../../../../contract/taken-order.ts';
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../../../../../domain/cart/limits.ts';
import { KITCHEN_POINTS_EXAMPLES } from '../../../../../domain/catalogue/kitchen-points.ts';
import type { VatClass } from '../../../../../domain/catalogue/vat.ts';
import { FREE_LINE_PICTURES_MAX } from '../../../../../domain/orders/taken-orders.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { uploadFile } from '../../../../api/upload-file.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readNaira, readWholeNumber, writeAmount } from '../../../../ui/form/read-typed.ts';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { AttachButton, AttachedPictures } from '../../../../ui/uploads/attached-pictures.tsx';
import { type Uploads, useUploads } from '../../../../ui/uploads/use-uploads.ts';
import { AllergenChoice } from './allergen-choice.tsx';
import type { DraftFreeLine } from './order-draft.ts';

type FreeLineDialogProps = {
  readonly isOpen: boolean;
  /** Null for a new one. */
  readonly line: DraftFreeLine | null;
  /** What a new one is called to begin with. */
  readonly name: string;
  readonly onKeep: (line: DraftFreeLine) => void;
  readonly onClose: () => void;
};

export function FreeLineDialog({ isOpen, line, name, onKeep, onClose }: FreeLineDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={line ? 'Edit custom item' : 'Add custom item'}
      placement="question"
    >
      <FreeLineForm
        key={line?.lineId ?? `new ${name}`}
        line={line}
        name={name}
        onKeep={onKeep}
        onClose={onClose}
      />
    </Modal>
  );
}

/** A plain cake for a party or some trays of small chops, ordered two days ahead. */
const USUAL = { workUnits: 4, leadTimeHours: 48 };

function FreeLineForm({ line, name: proposedName, onKeep, onClose }: Omit<FreeLineDialogProps, 'isOpen'>) {
  const [typed, setTyped] = useState({
    name: line?.name ?? proposedName,
    details: line?.details ?? '',
    price: line ? writeAmount(line.price) : '',
    workUnits: String(line?.workUnits ?? USUAL.workUnits),
    leadTimeHours: String(line?.leadTimeHours ?? USUAL.leadTimeHours),
  });
  const [vatClass, setVatClass] = useState<VatClass>(line?.vatClass ?? 'standard');
  const [allergens, setAllergens] = useState<DraftFreeLine['allergens']>(line?.allergens ?? []);
  const [quantity, setQuantity] = useState(line?.quantity ?? CART_QUANTITY_MIN);
  const [pictures, setPictures] = useState<readonly PictureAnswer[]>(line?.pictures ?? []);
  const [problems, setProblems] = useState<FieldProblems>({});
  const uploads: Uploads = useUploads({
    upload: (file, options) =>
      uploadFile({ api: shopApi, endpoint: uploadOrderPictureEndpoint, file, ...options }),
    room: { most: FREE_LINE_PICTURES_MAX, owner: 'an item' },
    arrivedCount: pictures.length,
    onUploaded(picture, key) {
      uploads.remove(key);
      setPictures((before) => [...before, picture]);
    },
  });
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    problem: problems[name],
    autoComplete: 'off' as const,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const keep = () => {
    const facts = {
      ...typed,
      price: readNaira(typed.price),
      workUnits: readWholeNumber(typed.workUnits),
      leadTimeHours: readWholeNumber(typed.leadTimeHours),
      vatClass,
      allergens,
      quantity,
    };
    const found = findMisfits(freeLineSchema, { ...facts, pictures: pictures.map(({ id }) => id) });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { name, details } = { name: facts.name.trim(), details: facts.details.trim() };
    onKeep({ ...facts, name, details, pictures, lineId: line?.lineId ?? makeRandomKey() });
  };
  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{line ? 'Edit custom item' : 'Add custom item'}</h2>
      <TextField
        {...field('name')}
        label="What is it?"
        required
        hint="For example: “Naming cake, 8 inches”."
      />
      <TextArea
        {...field('details')}
        label="Details"
        rows={3}
        hint="The kitchen and the customer see these."
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField {...field('price')} label="Price each (₦)" required inputMode="decimal" />
        <div className="pt-7">
          <QuantityStepper
            quantity={quantity}
            min={CART_QUANTITY_MIN}
            max={CART_QUANTITY_MAX}
            label="Quantity"
            onChange={setQuantity}
          />
        </div>
      </div>
      <SelectField
        label="VAT"
        required
        value={vatClass}
        onChange={({ target }) => setVatClass(target.value === 'basic-food' ? 'basic-food' : 'standard')}
      >
        <option value="standard">7.5% (cakes, pastries)</option>
        <option value="basic-food">0% (bread, basic food)</option>
      </SelectField>
      <AllergenChoice allergens={allergens} onChange={setAllergens} />
      <details open={problems.workUnits !== undefined || problems.leadTimeHours !== undefined}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          Needs {typed.leadTimeHours || '…'} hours’ notice and {typed.workUnits || '…'} kitchen points. Change
          for a large cake
        </summary>
        <div className="mt-2 grid items-start gap-4 phone:grid-cols-2">
          <TextField
            {...field('leadTimeHours')}
            label="Lead time in hours"
            required
            inputMode="numeric"
            hint="The earliest it can be ready, counted from now."
          />
          <TextField
            {...field('workUnits')}
            label="Kitchen points in total"
            required
            inputMode="numeric"
            hint={`How much of the day’s capacity this item takes, for the full quantity. ${KITCHEN_POINTS_EXAMPLES}`}
          />
        </div>
      </details>
      <AttachedPictures
        pictures={pictures}
        uploads={uploads}
        onRemove={(id) => setPictures((before) => before.filter((picture) => picture.id !== id))}
      />
      <div>
        <AttachButton
          fullNote={uploads.isFull ? `${FREE_LINE_PICTURES_MAX} pictures at most.` : undefined}
          onFiles={uploads.add}
        />
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="main" onClick={keep} aria-disabled={uploads.tasks.length > 0}>
          {line ? 'Save item' : 'Add to order'}
        </Button>
      </DialogActions>
    </div>
  );
}
