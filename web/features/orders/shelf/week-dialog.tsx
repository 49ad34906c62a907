import { type FormEvent, useState } from 'react';
import {
  removeShelfItemEndpoint,
  type Shelf,
  type ShelfRow,
  saveShelfItemEndpoint,
} from '../../../../contract/shelf.ts';
import { SHELF_NOTICE_MAX_HOURS, SHELF_PIECES_MAX } from '../../../../domain/shelf/shelf.ts';
import { shortenName } from '../../../../domain/shorten-name.ts';
import { WEEKDAYS } from '../../../../domain/weekdays.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';

export type PlannedItem = Pick<
  ShelfRow,
  'productId' | 'sizeId' | 'name' | 'sizeName' | 'noticeHours' | 'week'
> & {
  /** It is not on the shelf yet. */
  readonly isNew?: boolean;
};

type WeekDialogProps = {
  readonly row: PlannedItem | null;
  readonly onClose: () => void;
  readonly onChange: (shelf: Shelf) => void;
};

/** How many there are on each weekday, and how long before its slot it can be ordered. */
export function WeekDialog({ row, onClose, onChange }: WeekDialogProps) {
  return (
    <Modal isOpen={row !== null} onClose={onClose} label="Weekly plan" placement="question">
      {row && <WeekForm row={row} onClose={onClose} onChange={onChange} />}
    </Modal>
  );
}

function WeekForm({ row, onClose, onChange }: WeekDialogProps & { readonly row: PlannedItem }) {
  const draft = useSavedDraft(`shelf-week-1:${row.productId}:${row.sizeId ?? ''}`, {
    week: row.week.map(String),
    notice: String(row.noticeHours),
  });
  const { week, notice } = draft.typed;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const piece = { productId: row.productId, sizeId: row.sizeId };

  async function run(work: () => Promise<Shelf>, doneWords: string) {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      onChange(await work());
      draft.clear();
      showToast({ kind: 'success', text: doneWords });
      onClose();
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      ...piece,
      noticeHours: readNumber(notice, SHELF_NOTICE_MAX_HOURS),
      week: week.map((text) => readNumber(text, SHELF_PIECES_MAX)),
    };
    void run(() => shopApi.call(saveShelfItemEndpoint, { body }), 'Weekly plan saved');
  };

  return (
    <form onSubmit={save} className="grid gap-4 p-5 phone:p-7">
      <h2>{row.sizeName ? `${row.name}, ${row.sizeName}` : row.name}</h2>
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-label font-semibold">Pieces each day</legend>
        <div className="grid grid-cols-4 gap-2 phone:grid-cols-7">
          {WEEKDAYS.map((weekday, place) => (
            <label key={weekday} className="grid gap-1 text-center text-small">
              <span aria-hidden="true">{shortenName(weekday)}</span>
              <input
                type="text"
                inputMode="numeric"
                autoComplete="off"
                aria-label={`Pieces on ${weekday}`}
                value={week[place] ?? ''}
                onChange={({ target }) =>
                  draft.change((before) => ({
                    ...before,
                    week: before.week.map((text, each) =>
                      each === place ? target.value.replace(/\D/g, '') : text,
                    ),
                  }))
                }
                className="figures h-12 w-full rounded-card border border-bark bg-paper text-center font-bold focus-visible:border-cocoa"
              />
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Lead time in hours"
        required
        inputMode="numeric"
        autoComplete="off"
        value={notice}
        onChange={({ target }) =>
          draft.change((before) => ({ ...before, notice: target.value.replace(/\D/g, '') }))
        }
        hint="How many hours before the time slot customers must order, such as 1 for a box or 24 for a cake."
      />
      <div className="flex flex-wrap justify-end gap-2">
        {!row.isNew && (
          <Button
            kind="danger"
            className="mr-auto"
            onClick={() =>
              void run(
                () => shopApi.call(removeShelfItemEndpoint, { body: piece }),
                `${row.name} is no longer on the shelf`,
              )
            }
          >
            Remove
          </Button>
        )}
        <Button
          onClick={() => {
            draft.clear();
            onClose();
          }}
        >
          Cancel
        </Button>
        <Button kind="main" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

function readNumber(text: string, max: number): number {
  return Math.min(max, Number(text) || 0);
}
