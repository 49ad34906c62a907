import { listTierInches } from '../../../../../domain/custom-orders/design/cake-design.ts';
import type { TierScope } from '../options/option-choice.ts';
import { TierShape } from '../options/tier-shape.tsx';
import type { Designer } from '../state/use-designer.ts';
import { nameTier } from './name-tier.ts';

/** Which tier the next choices are about. A single cake needs no question. */
export function TierPicker({ design, scope, turnTo }: Pick<Designer, 'design' | 'scope' | 'turnTo'>) {
  const inches = listTierInches(design);
  const count = inches.length;
  if (count < 2) return null;
  const scopes: readonly TierScope[] = ['all', ...inches.map((_, index) => index)];
  return (
    <fieldset className="max-w-full min-w-0">
      <legend className="visually-hidden">Which tier do you decorate?</legend>
      <div className="flex max-w-full gap-0.5 overflow-x-auto rounded-pill bg-paper p-1 shadow-1 [scrollbar-width:none]">
        {scopes.map((each) => (
          <label
            key={each}
            className="relative flex min-h-11 flex-none cursor-pointer items-center gap-2 rounded-pill px-3 text-label max-phone:px-2.5 font-semibold whitespace-nowrap has-checked:bg-cocoa has-checked:text-on-dark has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-honey"
          >
            <input
              type="radio"
              name="tier"
              checked={each === scope}
              onChange={() => turnTo(each)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <TierShape inches={inches} marked={each} className="w-6 max-phone:hidden" />
            {each === 'all' ? 'All tiers' : nameTier(each, count)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
