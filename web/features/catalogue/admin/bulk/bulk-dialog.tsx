import type { FormEvent } from 'react';
import type { BulkAnswer, BulkChangeBody, ProductChoice } from '../../../../../contract/product-bulk.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { Spinner } from '../../../../ui/loading/spinner.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { ACT_WORDS, type BulkAct } from './bulk-acts.ts';
import { BulkFields } from './bulk-fields.tsx';
import { countProducts, type Difference, listDifferences } from './describe-rows.ts';
import { RefusedList } from './refused-list.tsx';
import { useBulkChange } from './use-bulk-change.ts';

/** What is to be done to which products. */
export type BulkInput = {
  /** A new one for each opening, so that the dialog starts empty. */
  readonly key: string;
  readonly act: BulkAct;
  readonly choice: ProductChoice;
  readonly count: number;
};

type BulkDialogProps = {
  /** Stays while the dialog closes. */
  readonly input: BulkInput | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: (answer: BulkAnswer, change: BulkChangeBody) => void;
};

export function BulkDialog({ input, isOpen, onClose, onDone }: BulkDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={input ? ACT_WORDS[input.act].title : 'Change products'}
      placement="wide"
    >
      {input && <BulkQuestion key={input.key} input={input} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

type BulkQuestionProps = Pick<BulkDialogProps, 'onClose' | 'onDone'> & { readonly input: BulkInput };

function BulkQuestion({ input: { act, choice, count }, onClose, onDone }: BulkQuestionProps) {
  const bulk = useBulkChange({ act, choice, onDone });
  const { status, preview, failure, needsFields } = bulk;
  const { title, verb } = ACT_WORDS[act];
  const isLooking = status === 'looking';
  const isWriting = status === 'writing';
  const cancel = () => {
    bulk.forgetDraft();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLooking || isWriting) return;
    if (preview) void bulk.write();
    else bulk.look();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 p-6 phone:p-8">
      <div>
        <h2 className="text-fs-3">{title}</h2>
        <p className="mt-1 text-cocoa-2">
          {countProducts(count)} selected. You’ll see the changes before you confirm.
        </p>
      </div>
      {bulk.isRestored && <RestoredNote onDiscard={bulk.discard} />}
      {needsFields && <BulkFields act={act} bulk={bulk} />}
      {isLooking && !needsFields && (
        <p role="status" className="flex items-center gap-3 text-cocoa-2">
          <Spinner />
          Checking products…
        </p>
      )}
      {preview && <BulkPreview preview={preview} />}
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <DialogActions>
        <Button onClick={cancel}>Cancel</Button>
        {preview ? (
          preview.changedCount > 0 && (
            <Button type="submit" kind="main" aria-disabled={isWriting} className="max-phone:flex-1">
              {isWriting && <Spinner />}
              {isWriting ? 'Saving…' : `${verb} ${countProducts(preview.changedCount)}`}
            </Button>
          )
        ) : (
          <Button type="submit" kind="main" aria-disabled={isLooking} className="max-phone:flex-1">
            {isLooking && <Spinner />}
            {failure !== null && !needsFields ? 'Try again' : 'Preview changes'}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

/** What would become of each product; nothing is changed yet. */
function BulkPreview({ preview }: { readonly preview: BulkAnswer }) {
  const { changed, changedCount, unchangedCount, refused, refusedCount } = preview;
  const others = changedCount - changed.length;
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {changedCount === 0 ? 'Nothing to change' : `${countProducts(changedCount)} will change`}
        {unchangedCount > 0 && `, ${countProducts(unchangedCount)} stay the same`}
      </p>
      {refusedCount > 0 && (
        <Note tone="warning">
          <p className="font-semibold">{countProducts(refusedCount)} cannot be changed:</p>
          <RefusedList refused={refused} refusedCount={refusedCount} />
        </Note>
      )}
      {changed.length > 0 && (
        <div className="rounded-card border border-crust">
          <table className="w-full border-collapse text-left text-label">
            <caption className="visually-hidden">Before and after</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Product</th>
                <th scope="col">Before and after</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ id, name, before, after }) => (
                <tr key={id} className="border-b border-crust last:border-b-0 max-phone:grid">
                  <th
                    scope="row"
                    className="px-4 py-2.5 align-top font-semibold wrap-anywhere max-phone:pb-0 phone:w-1/2"
                  >
                    {name}
                  </th>
                  <td className="px-4 py-2.5 max-phone:pt-0.5">
                    {listDifferences(before, after).map((difference) => (
                      <DifferenceLine key={difference.of} difference={difference} />
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {others > 0 && <p className="px-4 py-3 text-cocoa-2">and {countProducts(others)} more</p>}
        </div>
      )}
    </div>
  );
}

function DifferenceLine({ difference: { of, before, after } }: { readonly difference: Difference }) {
  return (
    <p className="figures">
      {of !== '' && <span className="text-cocoa-2">{of}: </span>}
      <span className="text-cocoa-2">
        <span className="visually-hidden">from </span>
        {before}
      </span>{' '}
      <span aria-hidden="true">→</span>
      <span className="visually-hidden"> to</span> <span className="font-semibold">{after}</span>
    </p>
  );
}
