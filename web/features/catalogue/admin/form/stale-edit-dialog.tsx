import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { type BodyField, pickChanges } from './changed-fields.ts';
import type { ProductEditing, StaleEdit } from './use-product-form.ts';

/** As the form calls its fields. */
const FIELD_WORDS: Readonly<Record<BodyField, string>> = {
  name: 'Name',
  description: 'Description',
  category: 'Category',
  price: 'Price',
  discountPercentage: 'Discount',
  isCustom: 'Kind',
  dietaryTags: 'Dietary tags',
  flavorTags: 'Flavours',
  allergens: 'Allergens',
  sizes: 'Sizes',
  servings: 'Serves',
  leadTimeHours: 'Lead time',
  workUnits: 'Work units',
  vatClass: 'VAT',
  allowsInscription: 'Inscription',
  pictures: 'Pictures',
  status: 'Visibility',
};

function nameField(field: string): string {
  return Object.hasOwn(FIELD_WORDS, field) ? FIELD_WORDS[field as BodyField] : field;
}

const TITLE = 'Somebody else changed this product';

type StaleEditDialogProps = { readonly form: ProductEditing; readonly onTakeTheirs: () => void };

/** Two people edited the same product: says what is different by now, and loses neither's work unasked. */
export function StaleEditDialog({ form, onTakeTheirs }: StaleEditDialogProps) {
  const { staleEdit, goBack } = form;
  return (
    <Modal isOpen={staleEdit !== null} onClose={goBack} label={TITLE} placement="question">
      {staleEdit && <Question form={form} staleEdit={staleEdit} onTakeTheirs={onTakeTheirs} />}
    </Modal>
  );
}

type QuestionProps = StaleEditDialogProps & { readonly staleEdit: StaleEdit };

function Question({ form, staleEdit, onTakeTheirs }: QuestionProps) {
  const { values, saved, isSending, keepMine, takeTheirs, goBack } = form;
  const [failure, setFailure] = useState<string | null>(null);
  const mine = pickChanges(saved, { ...values, status: staleEdit.status });
  const theirs = Object.entries(staleEdit.fields);

  const reload = () =>
    takeTheirs().then(onTakeTheirs, (error: unknown) =>
      setFailure(error instanceof Error ? error.message : String(error)),
    );

  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{TITLE}</h2>
      <p className="text-cocoa-2">{staleEdit.message}</p>
      {theirs.length > 0 && (
        <dl className="grid gap-2.5 rounded-card bg-cream p-4 text-label">
          {theirs.map(([field, change]) => (
            <div key={field}>
              <dt className="flex flex-wrap items-center gap-2 font-semibold">
                {nameField(field)}
                {field in mine && <Badge tone="warning">You changed this too</Badge>}
              </dt>
              <dd className="wrap-anywhere text-cocoa-2">{change}</dd>
            </div>
          ))}
        </dl>
      )}
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <p className="text-small text-cocoa-2">
        “Keep mine” saves only what you changed ({nameMine(Object.keys(mine))}) and leaves everything else as
        it is now.
      </p>
      <div className="mt-1 grid gap-2.5 phone:grid-cols-2">
        <Button kind="main" onClick={keepMine} aria-disabled={isSending}>
          {isSending && <Spinner />}
          {isSending ? 'Saving…' : 'Keep mine'}
        </Button>
        <Button kind="line" onClick={reload}>
          Take theirs
        </Button>
        <Button onClick={goBack} className="phone:col-span-2">
          Go back to the form
        </Button>
      </div>
    </div>
  );
}

function nameMine(fields: readonly string[]): string {
  return fields.map((field) => nameField(field).toLowerCase()).join(', ') || 'nothing yet';
}
