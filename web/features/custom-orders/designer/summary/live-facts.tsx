import type { ReactNode } from 'react';
import { ALLERGEN_NAMES } from '../../../../../domain/catalogue/allergens.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { describeDay } from './describe-day.ts';
import type { CakeFacts } from './use-cake-facts.ts';

type LiveFactsProps = { readonly facts: CakeFacts; readonly className: string };

/** Whom it feeds, when it can be there, what is in it: each in a place of its own, so that nothing moves. */
export function LiveFacts({ facts, className }: LiveFactsProps) {
  const { servings, guests, availability, allergens, leadTimeHours } = facts;
  return (
    <dl
      className={joinClasses(
        'grid grid-cols-[auto_minmax(9.5rem,auto)_minmax(0,1fr)] rounded-picture bg-paper py-3 shadow-1 max-tablet:grid-cols-2',
        className,
      )}
    >
      <Fact name="Serves">
        {guests > servings ? (
          <span className="text-danger">{`${servings} of ${guests} guests`}</span>
        ) : (
          servings
        )}
      </Fact>
      <Fact name="Earliest" className="border-l border-crust">
        <span aria-busy={availability.isLoading} className="transition-colors aria-busy:text-cocoa-2">
          {describeDay(availability, leadTimeHours)}
        </span>
      </Fact>
      <Fact name="Contains" className="border-crust max-tablet:col-span-2 max-tablet:mt-2 tablet:border-l">
        <span className="line-clamp-2 min-h-[2lh] text-label leading-snug font-semibold tablet:min-h-[1lh]">
          {allergens.map((allergen) => ALLERGEN_NAMES[allergen]).join(', ')}
        </span>
      </Fact>
    </dl>
  );
}

type FactProps = { readonly name: string; readonly className?: string; readonly children: ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={joinClasses('min-w-0 px-4 tablet:px-5', className)}>
      <dt className="text-small text-cocoa-2">{name}</dt>
      <dd className="figures min-h-6 font-display text-fs-4 leading-snug font-semibold whitespace-nowrap *:whitespace-normal">
        {children}
      </dd>
    </div>
  );
}
