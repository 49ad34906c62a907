import CashIcon from 'lucide-react/icons/banknote';
import CardIcon from 'lucide-react/icons/credit-card';
import TransferIcon from 'lucide-react/icons/landmark';
import SplitIcon from 'lucide-react/icons/split';
import { formatNaira } from '../../../../domain/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { CartLines } from './cart-lines.tsx';
import { CashReceived } from './cash-received.tsx';
import { countItems, isPayable, NEW_SALE, type SaleDraft, sumSale } from './sale-draft.ts';
import { SplitFields } from './split-fields.tsx';
import type { Sale } from './use-sale.ts';

const WAYS = [
  { way: 'cash', words: 'Cash', WayIcon: CashIcon },
  { way: 'transfer', words: 'Transfer', WayIcon: TransferIcon },
  { way: 'card_machine', words: 'POS', WayIcon: CardIcon },
  { way: 'split', words: 'Split', WayIcon: SplitIcon },
] as const satisfies readonly {
  readonly way: SaleDraft['way'];
  readonly words: string;
  readonly WayIcon: unknown;
}[];

type CounterCartProps = Pick<Sale, 'draft' | 'change' | 'complete' | 'isBusy' | 'failure'>;

/** Beside the tiles, and on a phone below them in reach of a thumb. */
export function CounterCart({ draft, change, complete, isBusy, failure }: CounterCartProps) {
  const total = sumSale(draft);
  const items = countItems(draft);
  return (
    <section
      aria-label="Cart"
      className="max-phone:fixed max-phone:inset-x-0 max-phone:bottom-(--bar-height) max-phone:z-20 max-phone:max-h-[70dvh] max-phone:overflow-y-auto max-phone:rounded-t-sheet max-phone:border-t max-phone:border-crust max-phone:bg-paper max-phone:px-4 max-phone:pt-2 max-phone:pb-3 max-phone:shadow-up phone:sticky phone:top-4 phone:mt-4 phone:grid phone:max-h-[calc(100dvh-6rem)] phone:content-start phone:gap-3 phone:self-start phone:overflow-y-auto phone:rounded-picture phone:border phone:border-crust phone:bg-paper phone:p-4"
    >
      <div className="flex items-center justify-between max-phone:hidden">
        <h2 className="text-fs-4">Cart</h2>
        {items > 0 && (
          <Button size="s" onClick={() => change(NEW_SALE)}>
            Clear
          </Button>
        )}
      </div>
      <div className="max-phone:hidden">
        <CartLines draft={draft} change={change} />
      </div>
      {/* On a phone in one line, so that the tiles keep their half of the screen. */}
      <div className="max-phone:flex max-phone:flex-wrap max-phone:items-center max-phone:gap-x-3">
        {items > 0 && (
          <details className="max-phone:open:basis-full phone:hidden">
            <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold underline">
              {items === 1 ? 'Change 1 item' : `Change ${items} items`}
            </summary>
            <CartLines draft={draft} change={change} />
          </details>
        )}
        <p className="flex flex-1 items-baseline justify-between gap-2 max-phone:justify-end max-phone:py-1 phone:border-t-2 phone:border-cocoa phone:pt-3">
          <b>Total</b>
          <span aria-live="polite" className="figures font-display text-fs-2 font-semibold">
            {formatNaira(total)}
          </span>
        </p>
      </div>
      <div
        role="radiogroup"
        aria-label="Paid by"
        className="grid grid-cols-4 gap-1.5 phone:max-rail:grid-cols-2"
      >
        {WAYS.map(({ way, words, WayIcon }) => (
          <label
            key={way}
            className="relative grid min-h-12 cursor-pointer place-items-center content-center gap-0.5 rounded-card border border-bark text-small font-semibold has-checked:border-cocoa has-checked:bg-honey-soft has-checked:inset-ring-1 has-checked:inset-ring-cocoa has-focus-visible:outline-3 has-focus-visible:outline-offset-2 phone:min-h-16"
          >
            <input
              type="radio"
              name="way"
              checked={draft.way === way}
              onChange={() => change({ ...draft, way, receivedInKobo: null })}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <WayIcon className="size-5 max-phone:hidden" />
            {words}
          </label>
        ))}
      </div>
      {draft.way === 'cash' && items > 0 && <CashReceived draft={draft} change={change} />}
      {draft.way === 'split' && items > 0 && <SplitFields draft={draft} change={change} />}
      {failure !== null && (
        <div className="max-phone:my-2">
          <Note tone="problem" role="alert">
            {failure}
          </Note>
        </div>
      )}
      <Button
        kind="main"
        size="l"
        className="w-full max-phone:mt-2"
        disabled={!isPayable(draft)}
        aria-disabled={isBusy}
        onClick={() => void complete()}
      >
        {isBusy && <Spinner />}
        {isBusy ? 'Completing…' : 'Complete sale'}
      </Button>
    </section>
  );
}
