import { Button } from '../../../../ui/buttons/button.tsx';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { listFacts } from '../content-requests.ts';

type FactsDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (name: string) => void;
};

/** What a text may name instead of repeating it, with what it says now. */
export function FactsDialog({ isOpen, onClose, onChoose }: FactsDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label="Shop details" placement="question">
      <div className="grid gap-4 p-6 phone:p-8">
        <h2 className="text-fs-3">Shop details</h2>
        <p className="text-cocoa-2">
          Choose one to insert. It stays up to date when you change your settings.
        </p>
        <FactList onChoose={onChoose} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
        </DialogActions>
      </div>
    </Modal>
  );
}

function FactList({ onChoose }: Pick<FactsDialogProps, 'onChoose'>) {
  const facts = useLoaded(listFacts);
  return (
    <LoadedContent
      loaded={facts}
      waitingWords="Loading shop details…"
      skeleton={<Skeleton className="h-80" />}
    >
      {(known) => (
        <ul className="grid gap-1">
          {known.map(({ name, meaning, value }) => (
            <li key={name} className="grid">
              <button
                type="button"
                onClick={() => onChoose(name)}
                className="grid min-h-11 gap-0.5 rounded-card px-3 py-2 text-left hover:bg-crust"
              >
                <span className="text-label font-semibold">{capitalise(meaning)}</span>
                <span className="text-small wrap-anywhere text-cocoa-2">
                  {value === '' ? 'Not set yet, so it’s hidden' : value}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </LoadedContent>
  );
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
