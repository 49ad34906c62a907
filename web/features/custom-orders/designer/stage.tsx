import CheckIcon from 'lucide-react/icons/check';
import InfoIcon from 'lucide-react/icons/info';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import CloseIcon from 'lucide-react/icons/x';
import { type CSSProperties, useEffect } from 'react';
import type { Allergen } from '../../../../domain/catalogue/allergens.ts';
import { type CakeDesign, listTierInches } from '../../../../domain/custom-orders/design/cake-design.ts';
import { describeDesign } from '../../../../domain/custom-orders/design/describe-design.ts';
import type { Colour } from '../../../../domain/custom-orders/design/options.ts';
import { planLayers } from '../../../../domain/custom-orders/picture/plan-layers.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { CakePicture } from '../../../ui/cake-picture/cake-picture.tsx';
import { TOAST_TIMEOUT_MS } from '../../../ui/feedback/toast.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { nameAllergens } from '../../../ui/product/name-allergens.ts';
import type { TierScope } from './options/option-choice.ts';
import { TierShape } from './options/tier-shape.tsx';
import { StageTools } from './stage-tools.tsx';
import type { Designer } from './state/use-designer.ts';
import { LiveFacts } from './summary/live-facts.tsx';
import type { CakeFacts } from './summary/use-cake-facts.ts';

const TONES = {
  good: { ToneIcon: CheckIcon, className: 'bg-leaf-soft' },
  tip: { ToneIcon: InfoIcon, className: 'bg-honey-soft' },
  warning: { ToneIcon: WarningIcon, className: 'bg-ember-soft' },
} as const;

/** What gave way to a choice, or why it could not be made. Good news goes by itself. */
function StageNote({ note, undo, dismissNote }: Pick<Designer, 'note' | 'undo' | 'dismissNote'>) {
  useEffect(() => {
    if (note?.tone !== 'good') return;
    const timer = setTimeout(dismissNote, TOAST_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [note, dismissNote]);
  const { ToneIcon, className } = TONES[note?.tone ?? 'tip'];
  return (
    <div role="status" className="max-w-full">
      {note?.isUnseen && <p className="visually-hidden">{note.text}</p>}
      {note && !note.isUnseen && (
        <div
          key={note.text}
          className={joinClasses(
            'flex items-start rounded-card py-0.5 pr-0.5 pl-3 text-small shadow-2 transition duration-(--duration-slow) starting:translate-y-2 starting:opacity-0 phone:text-label',
            className,
          )}
        >
          <ToneIcon className="mt-3 size-5" />
          <p className="min-w-0 flex-1 py-3 pl-2.5 leading-snug">
            {note.text}
            {note.canUndo && (
              <button
                type="button"
                onClick={undo}
                className="-my-3 ml-1 px-1.5 py-3 font-bold underline underline-offset-4 hover:no-underline"
              >
                Undo<span className="visually-hidden"> this change</span>
              </button>
            )}
          </p>
          <IconButton label="Dismiss" onClick={dismissNote}>
            <CloseIcon className="size-4.5" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

/** Which tier the next choices are about. A single cake needs no question. */
function TierPicker({ design, scope, turnTo }: Pick<Designer, 'design' | 'scope' | 'turnTo'>) {
  const inches = listTierInches(design);
  const count = inches.length;
  if (count < 2) return null;
  const scopes: readonly TierScope[] = ['all', ...inches.map((_, index) => index)];
  return (
    <fieldset className="relative z-1 max-w-full min-w-0">
      <legend className="visually-hidden">Which tier do you want to decorate?</legend>
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

const NAMES: Readonly<Record<number, readonly string[]>> = {
  1: ['Cake'],
  2: ['Bottom', 'Top'],
  3: ['Bottom', 'Middle', 'Top'],
  4: ['Bottom', 'Second', 'Third', 'Top'],
};

/** Bottom, Middle, Top: short enough for a row on a phone. */
function nameTier(index: number, count: number): string {
  return NAMES[count]?.[index] ?? `Tier ${index + 1}`;
}

type StageProps = {
  readonly designer: Designer;
  readonly facts: CakeFacts;
  readonly productName: string;
  /** While words are typed, a phone shows them from close by. */
  readonly isAboutWords: boolean;
  readonly isShareable: boolean;
};

/** The cake, which stays in view while everything about it is chosen. On a screen too low for that it scrolls away. */
export function Stage({ designer, facts, productName, isAboutWords, isShareable }: StageProps) {
  const { design, list } = designer;
  return (
    <section
      aria-label="Your cake"
      data-toasts-below
      className={joinClasses(
        'sticky top-(--header-height) z-10 grid h-(--stage-height) grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto_auto] gap-2 px-2 pt-1.5 pb-2 transition-colors duration-(--duration-slow)',
        'max-phone:rounded-b-sheet max-phone:shadow-1 phone:gap-3 phone:p-5 tablet:px-6 [@media(height<34rem)]:static',
        pickBackdrop(design),
        isAboutWords && 'max-phone:overflow-clip',
      )}
    >
      <StageTools designer={designer} productName={productName} isShareable={isShareable} />
      <LiveCake
        design={design}
        list={list}
        isAboutWords={isAboutWords}
        className="-mt-11 min-h-0 phone:-my-3"
      />
      <div className="grid min-w-0 justify-items-center">
        {/* Lies over the cake's foot, so that nothing moves when it comes and goes; on a phone it would hide half the cake. */}
        <div className="relative z-1 h-0 w-full">
          <div className="absolute inset-x-0 bottom-1 grid justify-items-center gap-1.5">
            <div className="max-w-full max-phone:fixed max-phone:inset-x-3 max-phone:bottom-21">
              <StageNote {...designer} />
            </div>
            <AvoidedBadge avoided={facts.avoided} />
          </div>
        </div>
        <TierPicker {...designer} />
      </div>
      <LiveFacts facts={facts} className="max-phone:hidden" />
    </section>
  );
}

/** What of this cake the shopper avoids, over the cake itself and never by colour alone. */
function AvoidedBadge({ avoided }: { readonly avoided: readonly Allergen[] }) {
  return (
    <div role="status" className="max-w-full">
      {avoided.length > 0 && (
        <p className="flex items-center gap-2 rounded-pill bg-ember px-3.5 py-1.5 text-small font-semibold text-on-action shadow-1">
          <WarningIcon className="size-4.5" />
          Contains {nameAllergens(avoided, 'and')}, which you avoid
        </p>
      )}
    </div>
  );
}

type LiveCakeProps = Pick<Designer, 'design' | 'list'> & {
  readonly isAboutWords: boolean;
  readonly className: string;
};

/** As large a square as the stage has room for. */
function LiveCake({ design, list, isAboutWords, className }: LiveCakeProps) {
  const words = isAboutWords ? findWords(design) : undefined;
  return (
    <div
      className={joinClasses(
        'pointer-events-none grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center [container-type:size]',
        className,
      )}
    >
      {/* Moved and enlarged in the browser alone: no page comes with words half typed. */}
      <div
        style={words}
        className={joinClasses(
          'w-[min(100cqw,100cqh)]',
          words &&
            'max-phone:w-[calc(min(100cqw,100cqh)*2)] max-phone:translate-[var(--words-x)_var(--words-y)]',
        )}
      >
        <CakePicture design={design} alt={describeDesign(design, list)} className="w-full" />
      </div>
    </div>
  );
}

/** How far the cake has to move for its words to come into the middle; undefined where it has none. */
function findWords(design: CakeDesign): CSSProperties | undefined {
  const { size, text } = planLayers(design);
  if (!text) return undefined;
  const shift = (place: number) => `${50 - Math.round((place / size) * 100)}%`;
  // React's type knows no style variables.
  return { '--words-x': shift(text.x), '--words-y': shift(text.y) } as CSSProperties;
}

/** Far from the icing, so that the cake stands out: a blush one before pistachio, a mint one before blush. */
const BACKDROPS: Readonly<Record<Colour, string>> = {
  ivory: 'bg-tint-pistachio',
  vanilla: 'bg-tint-sky',
  blush: 'bg-tint-pistachio',
  rose: 'bg-tint-pistachio',
  lilac: 'bg-tint-honey',
  sky: 'bg-tint-honey',
  mint: 'bg-tint-blush',
  pistachio: 'bg-tint-blush',
  lemon: 'bg-tint-sky',
  peach: 'bg-tint-sky',
  caramel: 'bg-tint-sky',
  chocolate: 'bg-tint-blush',
  charcoal: 'bg-tint-honey',
};

function pickBackdrop({ tiers }: Pick<CakeDesign, 'tiers'>): string {
  return BACKDROPS[tiers[0]?.colour ?? 'ivory'];
}
