import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { FlavourTotal, KitchenTotals as Totals } from '../../../../contract/kitchen.ts';
import { AmountLeft } from './amount-left.tsx';
import { PieceList } from './piece-list.tsx';

type KitchenTotalsProps = { readonly totals: Totals };

/** What the day asks for in all, folded: it is looked at when the mixing begins. */
export function KitchenTotals({ totals }: KitchenTotalsProps) {
  return (
    <details className="group rounded-card bg-paper shadow-1">
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-fs-4">What to make</h2>
        <span className="figures text-label text-cocoa-2">{summarise(totals)}</span>
        <ChevronDownIcon className="ml-auto size-6 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-crust px-4 py-4">
        <TotalLists totals={totals} />
      </div>
    </details>
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

/** '12 pieces to pack, 3 sponges to bake' or that there is nothing left. */
function summarise({ pieces, sponges }: Totals): string {
  const pieceCount = pieces.reduce((sum, { left }) => sum + left, 0);
  if (pieceCount === 0) return 'all is made';
  const spongeCount = countTiersLeft(sponges);
  const words = `${pieceCount} ${pieceCount === 1 ? 'piece' : 'pieces'} to pack`;
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
