import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import SearchIcon from 'lucide-react/icons/search';
import type { Suggestion } from '../../../contract/search.ts';
import { convertNairaToKobo, formatNaira } from '../../../domain/money.ts';
import { MarkedText } from '../../ui/formats/marked-text.tsx';
import { ProductPicture } from '../../ui/pictures/product-picture.tsx';
import type { SuggestionState } from './suggestion-state.ts';

type SuggestionListProps = {
  readonly listId: string;
  readonly state: SuggestionState;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onShowAll: () => void;
};

const POP_CLASS =
  'absolute inset-x-0 top-full z-40 mt-2 overflow-hidden rounded-picture border border-crust bg-paper p-2 shadow-3';

/** What drops down from the search box: suggestions, or why there are none. */
export function SuggestionList({ listId, state, onChoose, onShowAll }: SuggestionListProps) {
  const { query, suggestions, isOpen, activeIndex, failure } = state;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && describeCount(suggestions.length)}
      </p>
      {failure !== null && (
        <div className={POP_CLASS}>
          <p role="alert" className="flex items-center gap-3 p-2">
            <AlertIcon className="size-5 text-hibiscus" />
            {failure}
          </p>
        </div>
      )}
      <div hidden={!isOpen} className={POP_CLASS}>
        <div id={listId} role="listbox" aria-label="Suggestions">
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box, which keeps the focus.
            <div
              key={suggestion.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              onClick={() => onChoose(suggestion)}
              className="flex min-h-13 cursor-pointer items-center gap-3 rounded-small px-2 py-1.5 hover:bg-crust aria-selected:bg-crust"
            >
              <ProductPicture
                picture={suggestion.picture ?? undefined}
                sizes="44px"
                alt=""
                className="size-11 flex-none rounded-small"
              />
              <span className="grid min-w-0 flex-1">
                <span className="leading-label font-semibold">
                  <MarkedText text={suggestion.name} words={[query]} />
                </span>
                <span className="text-small text-cocoa-2">{suggestion.category}</span>
              </span>
              <span className="figures flex-none text-small font-semibold">
                {formatNaira(convertNairaToKobo(suggestion.priceToPay))}
              </span>
            </div>
          ))}
        </div>
        {suggestions.length === 0 && <p className="px-3 py-2 text-cocoa-2">No results</p>}
        <button
          type="button"
          onClick={onShowAll}
          className="mt-1.5 flex min-h-11 w-full items-center gap-3 border-t border-crust px-3 text-left font-semibold hover:bg-crust"
        >
          <SearchIcon />
          <span className="min-w-0 truncate">All results for “{query.trim()}”</span>
        </button>
      </div>
    </>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
