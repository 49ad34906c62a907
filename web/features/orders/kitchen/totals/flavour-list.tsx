import type { FlavourTotal } from '../../../../../contract/kitchen.ts';
import { AmountLeft } from './amount-left.tsx';

type FlavourListProps = { readonly title: string; readonly totals: readonly FlavourTotal[] };

export function FlavourList({ title, totals }: FlavourListProps) {
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
