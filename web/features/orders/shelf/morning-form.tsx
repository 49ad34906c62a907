import { type FormEvent, useState } from 'react';
import {
  markSoldOutEndpoint,
  type Shelf,
  type ShelfRow,
  saveShelfDayEndpoint,
} from '../../../../contract/shelf.ts';
import { SHELF_PIECES_MAX } from '../../../../domain/shelf/shelf.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { identifyPerson } from '../../../api/staff-pin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { nameDay } from '../../../ui/slots/day-words.ts';
import { OrderPicture } from '../order-picture.tsx';
import { WeekDialog } from './week-dialog.tsx';

type MorningFormProps = {
  readonly shelf: Shelf;
  readonly onChange: (shelf: Shelf) => void;
  /** Whether the week's plan may be changed too. */
  readonly canPlan: boolean;
};

export const nameRow = ({ name, sizeName }: Pick<ShelfRow, 'name' | 'sizeName'>) =>
  sizeName ? `${name}, ${sizeName}` : name;
const keyOf = ({ productId, sizeId }: Pick<ShelfRow, 'productId' | 'sizeId'>) =>
  `${productId} ${sizeId ?? ''}`;

const NOTHING_TYPED: Readonly<Record<string, string>> = {};

/** What was made today, or will be on another day: typed, or as it was the day before. Sales go on while it is open. */
export function MorningForm({ shelf, onChange, canPlan }: MorningFormProps) {
  const { typed, change, clear } = useSavedDraft(`shelf-1:${shelf.day}`, NOTHING_TYPED);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [planned, setPlanned] = useState<ShelfRow | null>(null);
  const isToday = shelf.day === shelf.today;
  const changed = shelf.items.filter((row) => {
    const text = typed[keyOf(row)];
    return text !== undefined && text.trim() !== '' && Number(text) !== row.pieces;
  });

  async function run(work: () => Promise<Shelf>, doneWords: string, forget = () => {}) {
    // A tablet asks who it is, and whoever would rather not say has changed nothing.
    if (isBusy || !(await identifyPerson())) return;
    setBusy(true);
    setFailure(null);
    try {
      onChange(await work());
      forget();
      showToast({ kind: 'success', text: doneWords });
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setBusy(false);
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    const items = changed.map((row) => ({
      productId: row.productId,
      sizeId: row.sizeId,
      pieces: Number(typed[keyOf(row)]),
    }));
    void run(
      () => shopApi.call(saveShelfDayEndpoint, { body: { day: shelf.day, items } }),
      'Shelf saved',
      clear,
    );
  };
  const markSoldOut = ({ productId, sizeId, isSoldOut, name }: ShelfRow) =>
    run(
      () => shopApi.call(markSoldOutEndpoint, { body: { productId, sizeId, isSoldOut: !isSoldOut } }),
      isSoldOut ? `${name} is back on the shelf` : `${name} is sold out for today`,
    );

  return (
    <form
      onSubmit={save}
      aria-label={isToday ? 'Today’s shelf' : `Shelf on ${nameDay(shelf.day)}`}
      className="grid gap-3"
    >
      <div className="flex flex-wrap gap-2">
        <Button
          kind="quiet"
          size="s"
          onClick={() =>
            change(() => Object.fromEntries(shelf.items.map((row) => [keyOf(row), String(row.yesterday)])))
          }
        >
          {isToday ? 'Copy yesterday’s numbers' : 'Copy the day before'}
        </Button>
        <Button
          kind="quiet"
          size="s"
          onClick={() =>
            change(() => Object.fromEntries(shelf.items.map((row) => [keyOf(row), String(row.planned)])))
          }
        >
          Use the weekly plan
        </Button>
      </div>
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <p className="text-small text-cocoa-2">
        {isToday
          ? 'Enter how many of each you made today.'
          : 'Enter how many of each there will be that day.'}
      </p>
      <ul className="rounded-picture border border-crust bg-paper">
        {shelf.items.map((row) => (
          <ShelfLine
            key={keyOf(row)}
            row={row}
            isToday={isToday}
            typed={typed[keyOf(row)] ?? String(row.pieces)}
            onType={(text) => change((before) => ({ ...before, [keyOf(row)]: text }))}
            onSoldOut={isToday ? () => void markSoldOut(row) : undefined}
            onPlan={canPlan ? () => setPlanned(row) : undefined}
          />
        ))}
      </ul>
      {/* Until something is typed nothing needs saving, and no row is covered. */}
      <div
        className={joinClasses(
          'flex justify-end py-3',
          changed.length > 0 &&
            'sticky bottom-(--bar-height) z-10 -mx-4 border-t border-crust bg-cream px-4 max-phone:*:grow phone:bottom-0 phone:mx-0 phone:px-0',
        )}
      >
        <Button kind="main" type="submit" disabled={changed.length === 0} aria-disabled={isBusy}>
          {isBusy && <Spinner />}
          {isBusy ? 'Saving…' : 'Save shelf'}
        </Button>
      </div>
      <WeekDialog row={planned} onClose={() => setPlanned(null)} onChange={onChange} />
    </form>
  );
}

type ShelfLineProps = {
  readonly row: ShelfRow;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly isToday: boolean;
  readonly onSoldOut: (() => void) | undefined;
  readonly onPlan: (() => void) | undefined;
};

function ShelfLine({ row, isToday, typed, onType, onSoldOut, onPlan }: ShelfLineProps) {
  const name = nameRow(row);
  const soldOutWords = row.isSoldOut ? 'Sell again' : 'Mark sold out';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center phone:grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-3 gap-y-1 border-b border-crust px-3 py-3 last:border-b-0 phone:px-4">
      <OrderPicture pictureId={row.pictureId} design="" sizes="48px" className="size-12 rounded-small" />
      <div className="min-w-0 leading-snug">
        <p className="font-semibold">{name}</p>
        <p className="figures text-small text-cocoa-2">
          <ShelfFigures row={row} isToday={isToday} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-phone:col-span-3 max-phone:row-start-2">
        {onSoldOut && (
          <Button kind="paper" size="s" aria-label={`${soldOutWords}: ${name}`} onClick={onSoldOut}>
            {soldOutWords}
          </Button>
        )}
        {onPlan && (
          <Button size="s" onClick={onPlan}>
            Weekly plan
            <span className="visually-hidden"> of {name}</span>
          </Button>
        )}
      </div>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={isToday ? `${name}: made today` : `${name}: pieces that day`}
        value={typed}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '');
          onType(Number(digits) > SHELF_PIECES_MAX ? String(SHELF_PIECES_MAX) : digits);
        }}
        className="figures h-12 w-18 rounded-card border border-bark bg-paper text-center text-fs-4 font-bold focus-visible:border-cocoa"
      />
    </li>
  );
}

function ShelfFigures({ row, isToday }: Pick<ShelfLineProps, 'row' | 'isToday'>) {
  if (row.isSoldOut) return <b className="text-danger">Sold out</b>;
  if (isToday)
    return (
      <>
        <b className="text-cocoa">{row.left} left</b> · {row.taken} sold
      </>
    );
  return row.pieces === row.planned ? 'Same as in the weekly plan' : `Usually ${row.planned}`;
}
