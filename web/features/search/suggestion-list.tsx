import SearchIcon from 'lucide-react/icons/search';
import { Link } from 'react-router';
import type { Suggestion } from '../../../contract/search.ts';
import type { Allergen } from '../../../domain/catalogue/allergens.ts';
import { NEEDS_QUOTE } from '../../../domain/catalogue/needs-quote.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { readQuery } from '../../../domain/search/read-query.ts';
import { hasLimits, readTypedLimits } from '../../../domain/search/typed-limits.ts';
import { MarkedText } from '../../ui/formats/marked-text.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { ProductPicture } from '../../ui/pictures/product-picture.tsx';
import { describeEgglessOption } from '../../ui/product/describe-product.ts';
import { describeHiddenNames } from '../../ui/product/hidden-words.ts';
import { useAvoidedAllergens } from '../catalogue/allergens/allergen-context.ts';
import { askFor } from './ask-for.ts';
import { nameOthers } from './name-others.ts';
import { POP_CLASS } from './suggestion-pop.ts';
import { isWantedEggless, type SuggestionState } from './suggestion-state.ts';

type SuggestionListProps = {
  readonly listId: string;
  readonly state: SuggestionState;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onShowAll: () => void;
  /** Something else is opened. */
  readonly onLeave: () => void;
};

/** What drops down from the search box. */
export default function SuggestionList({ listId, state, onChoose, onShowAll, onLeave }: SuggestionListProps) {
  const { query, suggestions, hiddenNames, understood, activeIndex } = state;
  const hiddenCount = hiddenNames.length;
  const avoided = useAvoidedAllergens();
  const words = readQuery(query);
  // Nothing within them may be much without them: the results offer to take each off.
  const isNothing = suggestions.length === 0 && hiddenCount === 0;
  const limits = readTypedLimits(query);
  const isTooLimited = isNothing && hasLimits(limits);
  // Whoever types a day alone is shown everything that can be ready by then.
  const isDayAlone = isNothing && !isTooLimited && limits.findDay !== null && limits.rest === '';
  const ask = askFor(query.trim());
  // What fits where nothing was found: all of them do, or none.
  const fits = suggestions[0]?.fits;
  return (
    // The header stays where it is: what does not fit below it could not be scrolled to with the page.
    <div
      className={joinClasses(
        POP_CLASS,
        'max-h-[calc(100dvh-var(--header-height)-(--spacing(22)))] overflow-y-auto overscroll-contain',
      )}
    >
      {((isNothing && !isDayAlone) || fits !== undefined) && (
        <p className="px-3 py-2 text-cocoa-2">No results for “{query.trim()}”</p>
      )}
      {isNothing && !isTooLimited && !isDayAlone && (
        <Link
          to={ask.to}
          state={ask.state}
          onClick={onLeave}
          className="mx-3 link inline-block min-h-11 py-2"
        >
          {ask.label}
        </Link>
      )}
      {understood !== '' && <p className="px-3 py-2 text-small text-cocoa-2">{understood}</p>}
      {fits !== undefined && <p className="px-3 pb-1 text-small font-semibold">{nameOthers([fits])}</p>}
      <div id={listId} role="listbox" aria-label="Suggestions">
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box, which keeps the focus.
          <div
            key={suggestion.id}
            ref={index === activeIndex ? showActive : undefined}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            onClick={() => onChoose(suggestion)}
            className="flex min-h-13 scroll-mb-14 cursor-pointer items-center gap-3 rounded-small px-2 py-1.5 hover:bg-crust aria-selected:bg-crust"
          >
            <ProductPicture
              picture={suggestion.picture ?? undefined}
              sizes="44px"
              alt=""
              className="size-11 flex-none rounded-small"
            />
            <span className="grid min-w-0 flex-1">
              <span className="leading-label font-semibold">
                <MarkedText text={suggestion.name} words={[...words, ...(suggestion.terms ?? [])]} />
              </span>
              <span className="text-small text-cocoa-2">{suggestion.category}</span>
              {suggestion.needsQuote && <span className="text-small">{NEEDS_QUOTE}</span>}
              {isWantedEggless(suggestion, avoided) && suggestion.egglessExtra !== undefined && (
                <span className="text-small">{describeEgglessOption(suggestion.egglessExtra)}</span>
              )}
            </span>
            <span className="figures flex-none text-small font-semibold">
              {suggestion.isFrom && <span className="font-plain text-cocoa-2">from </span>}
              {writePrice(suggestion, avoided)}
            </span>
          </div>
        ))}
      </div>
      {hiddenCount > 0 && fits === undefined && (
        <p className="px-3 py-2 text-small text-cocoa-2">{describeHiddenNames(hiddenNames, avoided)}</p>
      )}
      {(isTooLimited || isDayAlone || (suggestions.length + hiddenCount > 0 && fits === undefined)) && (
        <button
          type="button"
          onClick={onShowAll}
          className="sticky -bottom-2 mt-1.5 flex min-h-11 w-full items-center gap-3 border-t border-crust bg-paper px-3 text-left font-semibold hover:bg-crust"
        >
          <SearchIcon />
          <span className="min-w-0 truncate">
            {isTooLimited ? 'Change price or guests' : `All results for “${query.trim()}”`}
          </span>
        </button>
      )}
    </div>
  );
}

const showActive = (option: Element | null) => option?.scrollIntoView({ block: 'nearest' });

/** What is wanted eggless costs its extra, too. */
function writePrice(suggestion: Suggestion, avoided: ReadonlySet<Allergen>): string {
  const extra = isWantedEggless(suggestion, avoided) ? (suggestion.egglessExtra ?? 0) : 0;
  return formatNaira(convertNairaToKobo(suggestion.priceToPay) + convertNairaToKobo(extra));
}
