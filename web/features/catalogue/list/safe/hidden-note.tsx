import { useNavigate } from 'react-router';
import { ShieldIcon } from '../../../../ui/icons/status.tsx';
import { useAvoidedAllergens } from '../../allergen-context.ts';
import { countBakes } from '../../count-bakes.ts';
import { nameAllergens } from '../../name-allergens.ts';
import { writeListAddress } from '../address/list-address.ts';
import type { ListFilter } from '../address/list-filter.ts';
import { bringBackAvoided, leaveOutAvoided } from './safe-list.ts';
import { setShowAnyway, useShowAnyway } from './show-anyway.ts';

type HiddenNoteProps = {
  readonly filter: ListFilter;
  /** How many products the left-out allergens take from the list. */
  readonly hiddenCount: number;
};

/** Says what is kept from the shopper and why, with the way to see it all the same. */
export function HiddenNote({ filter, hiddenCount }: HiddenNoteProps) {
  const avoided = useAvoidedAllergens();
  const isShownAnyway = useShowAnyway();
  const navigate = useNavigate();

  const show = (isShown: boolean) => {
    setShowAnyway(isShown);
    const next = isShown ? bringBackAvoided(filter, avoided) : leaveOutAvoided(filter, avoided);
    if (next) void navigate(writeListAddress(next));
  };

  if (isShownAnyway && avoided.size > 0) {
    return (
      <NoteLine
        text={`Bakes that contain ${nameAllergens([...avoided], 'or')} are in this list, each with a warning.`}
        button="Leave them out"
        onClick={() => show(false)}
      />
    );
  }
  if (hiddenCount === 0) return null;
  const isOrAre = hiddenCount === 1 ? 'is hidden because it contains' : 'are hidden because they contain';
  return (
    <NoteLine
      text={`${countBakes(hiddenCount)} ${isOrAre} ${nameAllergens(filter.excludeAllergens, 'or')}.`}
      {...(avoided.size > 0 && { button: 'Show them', onClick: () => show(true) })}
    />
  );
}

type NoteLineProps = { readonly text: string; readonly button?: string; readonly onClick?: () => void };

function NoteLine({ text, button, onClick }: NoteLineProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 rounded-card bg-honey-soft px-4 py-1.5 text-label">
      <p className="flex min-w-0 flex-1 basis-60 gap-2.5 py-2">
        <ShieldIcon className="mt-0.5 size-5" />
        {text}
      </p>
      {button !== undefined && (
        <button
          type="button"
          onClick={onClick}
          className="min-h-11 font-semibold underline underline-offset-4 hover:no-underline"
        >
          {button}
        </button>
      )}
    </div>
  );
}
