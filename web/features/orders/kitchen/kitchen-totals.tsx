import type { FlavourTotal, KitchenTotals as Totals } from '../../../../contract/kitchen.ts';
import { describePieces } from '../../../../domain/orders/pieces.ts';
import { AmountLeft } from './amount-left.tsx';
import { PieceList } from './piece-list.tsx';

type KitchenTotalsProps = { readonly totals: Totals };

/** What the day asks for in all: before anything else, for it is what is mixed and put into the oven. */
export function KitchenTotals({ totals }: KitchenTotalsProps) {
  return (
    <section
      aria-labelledby="totals-heading"
      className="grid grid-cols-1 gap-2 rounded-picture border border-crust bg-paper px-4 py-3"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="totals-heading" className="text-fs-4">
          What to make
        </h2>
        <span className="figures text-small text-cocoa-2">{summarise(totals)}</span>
      </div>
      <PieceStrip pieces={totals.pieces} />
      {totals.sponges.length > 0 && (
        <div className="grid gap-x-8 gap-y-4 border-t border-crust pt-3 phone:grid-cols-2">
          <FlavourList title="Sponge" totals={totals.sponges} />
          <FlavourList title="Filling" totals={totals.fillings} />
        </div>
      )}
    </section>
  );
}

type PieceStripProps = { readonly pieces: Totals['pieces'] };

/** Side by side, with a thumb on a phone: what is left, of what, and in pieces where the size says how many. */
function PieceStrip({ pieces }: PieceStripProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by the keyboard too
      tabIndex={0}
      aria-label="Items"
      className="relative flex gap-x-5 gap-y-3 phone:flex-wrap max-phone:-mx-4 max-phone:overflow-x-auto max-phone:px-4 max-phone:pb-1 empty:hidden"
    >
      {pieces.map(({ name, sizeName, total, left }) => (
        <li key={`${name} ${sizeName}`} className="flex max-w-64 flex-none items-center gap-2.5">
          <AmountLeft total={total} left={left} />
          <span className="min-w-0">
            <span className="block leading-snug font-medium wrap-anywhere">{name}</span>
            {sizeName && (
              <span className="figures block text-small text-cocoa-2">
                {(left > 0 && describePieces(name, sizeName, left)) || sizeName}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function TotalLists({ totals: { pieces, sponges, fillings } }: KitchenTotalsProps) {
  const hasDesigns = sponges.length > 0;
  return (
    <div className="grid gap-x-8 gap-y-5 phone:grid-cols-2 tablet:grid-cols-3">
      <PieceList pieces={pieces} />
      {hasDesigns && (
        <div className="grid content-start gap-x-8 gap-y-5 tablet:col-span-2 tablet:grid-cols-2">
          <FlavourList title="Sponge" totals={sponges} />
          <FlavourList title="Filling" totals={fillings} />
        </div>
      )}
    </div>
  );
}

/** '12 items to bake or decorate, 3 sponges to bake' or that there is nothing left. */
function summarise({ pieces, sponges }: Totals): string {
  const itemCount = pieces.reduce((sum, { left }) => sum + left, 0);
  if (itemCount === 0) return 'all made';
  const spongeCount = countTiersLeft(sponges);
  const words = `${itemCount} ${itemCount === 1 ? 'item' : 'items'} to bake or decorate`;
  if (spongeCount === 0) return words;
  return `${words}, ${spongeCount} ${spongeCount === 1 ? 'sponge' : 'sponges'} to bake`;
}

function countTiersLeft(totals: readonly FlavourTotal[]): number {
  return totals.flatMap(({ tiers }) => tiers).reduce((sum, { left }) => sum + left, 0);
}

type FlavourListProps = { readonly title: string; readonly totals: readonly FlavourTotal[] };

function FlavourList({ title, totals }: FlavourListProps) {
  return (
    <section>
      <h3 className="text-fs-4">{title}</h3>
      <ul className="mt-1.5">
        {totals.flatMap(({ name, tiers }) =>
          tiers.map(({ inches, total, left }) => (
            <li
              key={`${name} ${inches}`}
              className="flex break-inside-avoid items-baseline justify-between gap-3 border-b border-crust py-1.5"
            >
              <span className="min-w-0">
                {name}, <span className="whitespace-nowrap">{inches} inch</span>
              </span>
              <AmountLeft total={total} left={left} />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
