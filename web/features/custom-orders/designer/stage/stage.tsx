import { joinClasses } from '../../../../ui/join-classes.ts';
import type { Designer } from '../state/use-designer.ts';
import { LiveFacts } from '../summary/live-facts.tsx';
import type { CakeFacts } from '../summary/use-cake-facts.ts';
import { AvoidedBadge } from './avoided-badge.tsx';
import { LiveCake } from './live-cake.tsx';
import { pickBackdrop } from './pick-backdrop.ts';
import { StageNote } from './stage-note.tsx';
import { StageTools } from './stage-tools.tsx';
import { TierPicker } from './tier-picker.tsx';

type StageProps = { readonly designer: Designer; readonly facts: CakeFacts; readonly productName: string };

/** The cake, which stays in view while everything about it is chosen. On a screen too low for that it scrolls away. */
export function Stage({ designer, facts, productName }: StageProps) {
  const { design, list } = designer;
  return (
    <section
      aria-label="Your cake"
      className={joinClasses(
        'sticky top-(--header-height) z-10 grid h-(--stage-height) grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto] gap-2 px-2 pt-1.5 pb-2 transition-colors duration-(--duration-slow)',
        'max-phone:rounded-b-sheet max-phone:shadow-1 phone:gap-3 phone:p-5 tablet:px-6 [@media(height<28rem)]:static',
        pickBackdrop(design),
      )}
    >
      <StageTools designer={designer} productName={productName} />
      <LiveCake design={design} list={list} className="-mt-11 min-h-0 phone:-my-3" />
      <div className="grid min-w-0 justify-items-center">
        {/* Lies over the cake's foot, so that nothing moves when it comes and goes. */}
        <div className="relative z-1 h-0 w-full">
          <div className="absolute inset-x-0 bottom-1 grid justify-items-center gap-1.5">
            <StageNote {...designer} />
            <AvoidedBadge avoided={facts.avoided} />
          </div>
        </div>
        <TierPicker {...designer} />
      </div>
      <LiveFacts facts={facts} className="max-phone:hidden" />
    </section>
  );
}
