import { useState } from 'react';
import {
  type CustomerBrief,
  type CustomerCard,
  type MergePreview,
  mergeCustomersEndpoint,
  previewMergeEndpoint,
  undoMergeEndpoint,
} from '../../../../contract/customers.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { count, sayCustomer } from '../customer-words.ts';
import { FoundCustomers, SEARCH_MIN_LENGTH } from './customer-search.tsx';

type MergeDialogProps = {
  readonly card: CustomerCard;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMerged: (card: CustomerCard) => void;
  /** After the merge was taken back. */
  readonly onUndone: () => void;
};

/** First who else it is, then what that comes to, then one write. */
export function MergeDialog(props: MergeDialogProps) {
  return (
    <Modal isOpen={props.isOpen} onClose={props.onClose} label="Merge customers" placement="question">
      <Merge {...props} />
    </Modal>
  );
}

function Merge({ card, onClose, onMerged, onUndone }: MergeDialogProps) {
  const [typed, setTyped] = useState('');
  const [preview, setPreview] = useState<MergePreview | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setBusy(false);
    }
  };
  const look = (other: string) =>
    attempt(async () => {
      const body = { contact: card.contact, other };
      setPreview(await shopApi.call(previewMergeEndpoint, { body }));
    });
  const merge = ({ cards: [, other] }: MergePreview) =>
    attempt(async () => {
      const body = { contact: card.contact, other: other.contact };
      const merged = await shopApi.call(mergeCustomersEndpoint, { body });
      onMerged(merged.card);
      onClose();
      showToast({
        kind: 'success',
        text: `${other.name} was merged`,
        undo: () => void undoMerge(merged.mergeId).then(onUndone),
      });
    });
  const searched = typed.trim();
  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">Merge customers</h2>
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      {preview ? (
        <Preview preview={preview} />
      ) : (
        <>
          <p className="text-cocoa-2">Choose the customer to merge with {card.name}.</p>
          <SearchField
            label="Search customers"
            placeholder="Search name or phone"
            value={typed}
            maxLength={100}
            onSearch={setTyped}
          />
          {searched.length >= SEARCH_MIN_LENGTH && (
            <FoundCustomers searched={searched}>
              {({ name, phone, email }) =>
                [...card.phones, ...card.emails].includes(phone || email) ? (
                  <span className="text-small text-cocoa-2">This customer</span>
                ) : (
                  <Button
                    size="s"
                    kind="paper"
                    aria-disabled={isBusy}
                    onClick={() => void look(phone || email)}
                  >
                    Compare<span className="visually-hidden"> with {name}</span>
                  </Button>
                )
              }
            </FoundCustomers>
          )}
        </>
      )}
      <DialogActions>
        <Button onClick={preview ? () => setPreview(null) : onClose}>{preview ? 'Back' : 'Cancel'}</Button>
        {preview && (
          <Button kind="main" aria-disabled={isBusy} onClick={() => void merge(preview)}>
            {isBusy && <Spinner />}
            {isBusy ? 'Merging…' : 'Merge'}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

export async function undoMerge(id: string): Promise<void> {
  try {
    await shopApi.call(undoMergeEndpoint, { params: { id } });
    showToast({ kind: 'success', text: 'Merge undone' });
  } catch (error) {
    showToast({ kind: 'error', text: describeError(error) });
  }
}

function Preview({ preview: { cards, merged } }: { readonly preview: MergePreview }) {
  return (
    <>
      {cards.map((card) => (
        <BriefCard key={card.contact} title={card.name} card={card} />
      ))}
      <BriefCard title={`Together: ${merged.name}`} card={merged} />
      <p className="text-label text-cocoa-2">
        Orders, notes and messages are shown on one page. Nothing is moved or sent, and you can undo this at
        any time.
      </p>
    </>
  );
}

type BriefCardProps = { readonly title: string; readonly card: CustomerBrief };

function BriefCard({ title, card }: BriefCardProps) {
  const { phones, emails } = card;
  const others = listOthers(card);
  return (
    <section aria-label={title} className="grid content-start gap-1 rounded-card bg-cream p-3.5 text-label">
      <h3 className="font-text text-body font-semibold tracking-normal wrap-anywhere">{title}</h3>
      <ul className="wrap-anywhere">
        {[...phones.map(formatPhoneForNigeria), ...emails].map((way) => (
          <li key={way} className="figures">
            {way}
          </li>
        ))}
      </ul>
      <p>{sayCustomer(card)}</p>
      {others.length > 0 && <p className="text-cocoa-2">{others.join(', ')}</p>}
    </section>
  );
}

function listOthers({ requestCount, messageCount, noteCount }: CustomerBrief): readonly string[] {
  return [
    ...(requestCount > 0 ? [count(requestCount, 'custom request')] : []),
    ...(messageCount > 0 ? [count(messageCount, 'message')] : []),
    ...(noteCount > 0 ? [count(noteCount, 'note')] : []),
  ];
}
