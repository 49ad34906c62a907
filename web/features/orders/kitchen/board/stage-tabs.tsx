import type { KitchenTicket } from '../../../../../contract/kitchen.ts';
import type { KitchenStage } from '../../../../../domain/orders/kitchen-stages.ts';
import { STAGE_NAMES } from '../kitchen-words.ts';

type StageTabsProps = {
  readonly columns: readonly { readonly stage: KitchenStage; readonly tickets: readonly KitchenTicket[] }[];
  readonly shownStage: KitchenStage;
  readonly onShow: (stage: KitchenStage) => void;
};

/** Stays in sight while the tickets scroll, and is hit with a knuckle. */
export function StageTabs({ columns, shownStage, onShow }: StageTabsProps) {
  return (
    <nav
      aria-label="Stages"
      className="sticky top-(--header-height) z-20 -mx-4 grid grid-cols-4 border-b border-crust-2 bg-cream phone:-mx-5 phone:px-2 rail:hidden"
    >
      {columns.map(({ stage, tickets }) => (
        <button
          key={stage}
          type="button"
          aria-current={stage === shownStage ? 'true' : undefined}
          onClick={() => onShow(stage)}
          className="grid min-h-15 min-w-0 place-content-center justify-items-center gap-x-2.5 border-b-4 border-transparent px-1 text-small leading-label font-semibold text-cocoa-2 aria-[current]:border-hibiscus aria-[current]:text-cocoa phone:grid-flow-col phone:items-center phone:text-action"
        >
          {STAGE_NAMES[stage]}
          <span className="figures min-w-7 rounded-pill bg-crust px-2 text-center text-tiny text-cocoa">
            {tickets.length}
          </span>
        </button>
      ))}
    </nav>
  );
}
