import type { Allergen } from '../../../domain/catalogue/allergens.ts';
import { ShieldIcon } from '../../ui/icons/status.tsx';
import { describeHidden } from './results-words.ts';

type HiddenResultsProps = {
  readonly count: number;
  readonly avoided: ReadonlySet<Allergen>;
  readonly isShownAnyway: boolean;
  readonly onShow: (isShown: boolean) => void;
};

/** What the shopper avoids is left out of the results, but not without a word. */
export function HiddenResults({ count, avoided, isShownAnyway, onShow }: HiddenResultsProps) {
  if (count === 0) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 rounded-card bg-honey-soft px-4 py-1.5 text-label">
      <p className="flex min-w-0 flex-1 basis-60 gap-2.5 py-2">
        <ShieldIcon className="mt-0.5 size-5" />
        {describeHidden(count, avoided, isShownAnyway)}
      </p>
      <button
        type="button"
        onClick={() => onShow(!isShownAnyway)}
        className="min-h-11 font-semibold underline underline-offset-4 hover:no-underline"
      >
        {isShownAnyway ? 'Leave them out' : 'Show them'}
      </button>
    </div>
  );
}
