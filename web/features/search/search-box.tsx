import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import SearchIcon from 'lucide-react/icons/search';
import CloseIcon from 'lucide-react/icons/x';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { PAGE_PARAMETER_MAX_LENGTH } from '../../../contract/page-parameters.ts';
import type { Suggestion } from '../../../contract/search.ts';
import { useTypedBefore } from '../../ui/browser/use-typed-before.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { writeChoiceHash } from '../../ui/ordering/choice-hash.ts';
import { useOutsideClose } from '../../ui/overlays/use-outside-close.ts';
import { readAvoidedAllergens } from '../catalogue/allergens/allergen-context.ts';
import { readSearchQuery } from './read-search-query.ts';
import { createSubmitGuard } from './submit-guard.ts';
import { createSuggestionFinder, type SuggestionFinder } from './suggestion-finder.ts';
import { POP_CLASS } from './suggestion-pop.ts';
import { isWantedEggless, type SuggestionState } from './suggestion-state.ts';

type SearchBoxProps = {
  readonly className?: string;
  /** Puts the cursor here as soon as the box appears. */
  readonly isFocusedAtOnce?: boolean;
  /** After results or a product were opened. */
  readonly onLeave?: () => void;
};

/** Only for somebody who searches, and there as soon as something is found. */
const SuggestionList = lazy(() => import('./suggestion-list.tsx'));

/** Search with suggestions. Before the page's script runs, it is a plain form that opens the results. */
export function SearchBox({ className, isFocusedAtOnce = false, onLeave }: SearchBoxProps) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const { state, finder } = useSuggestions(readSearchQuery(pathname, parameters));
  const submit = useSearchSubmit();
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isFocusedAtOnce) return;
    inputRef.current?.focus();
    // Whoever opens it again has something else to look for: typing takes the place of the old words.
    inputRef.current?.select();
  }, [isFocusedAtOnce]);

  useTypedBefore(inputRef, (typed) => {
    if (typed !== finder.read().query) finder.type(typed);
  });

  const isShown = state.isOpen || state.failure !== null;
  useOutsideClose(formRef, isShown, finder.close);

  const choose = (suggestion: Suggestion) => {
    finder.type('');
    const isEggless = isWantedEggless(suggestion, readAvoidedAllergens());
    const choice = writeChoiceHash({ sizeId: suggestion.sizeId, isEggless });
    void navigate(`/products/${encodeURIComponent(suggestion.id)}${choice}`);
    onLeave?.();
  };

  const clear = () => {
    finder.type('');
    inputRef.current?.focus();
  };

  const leave = () => {
    finder.close();
    onLeave?.();
  };

  const openResults = () => {
    if (state.query.trim() === '') return;
    finder.close();
    submit(state.query);
    onLeave?.();
  };

  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    const chosen = state.suggestions[state.activeIndex];
    if (chosen) choose(chosen);
    else openResults();
  };

  const steer = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      finder.move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Escape' && isShown) {
      // The first Escape closes the list and keeps what was typed; the next one is the browser's.
      event.preventDefault();
      event.stopPropagation();
      finder.close();
    }
  };

  return (
    <search className={className}>
      <form ref={formRef} action="/search" onSubmit={submitForm} className="relative">
        <SearchIcon className="pointer-events-none absolute top-3.25 left-3.75 size-5 text-cocoa-2" />
        <input
          ref={inputRef}
          type="search"
          name="q"
          value={state.query}
          onChange={({ target }) => finder.type(target.value)}
          onKeyDown={steer}
          maxLength={PAGE_PARAMETER_MAX_LENGTH}
          aria-label="Search the shop"
          placeholder="Search the shop"
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={state.isOpen}
          aria-controls={listId}
          aria-activedescendant={state.activeIndex >= 0 ? `${listId}-${state.activeIndex}` : undefined}
          className="h-11.5 w-full rounded-pill border border-bark bg-paper px-11 text-ellipsis placeholder-shown:pr-4 [&::-webkit-search-cancel-button]:hidden focus-visible:border-cocoa"
        />
        {state.query !== '' && (
          <span className="absolute top-0 right-0">
            <IconButton label="Clear search" onClick={clear}>
              <CloseIcon />
            </IconButton>
          </span>
        )}
        <p role="status" className="visually-hidden">
          {state.isOpen && `${state.understood} ${describeCount(state.suggestions.length)}`.trim()}
        </p>
        {state.failure !== null && (
          <div className={POP_CLASS}>
            <p role="alert" className="flex items-center gap-3 p-2">
              <AlertIcon className="size-5 text-hibiscus" />
              {state.failure}
            </p>
          </div>
        )}
        {state.isOpen && (
          <Suspense>
            <SuggestionList
              listId={listId}
              state={state}
              onChoose={choose}
              onShowAll={openResults}
              onLeave={leave}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

/** Opens the results of a query. */
function useSearchSubmit(): (query: string) => void {
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);

  const [guard] = useState(() =>
    createSubmitGuard((query) => void latestNavigate.current(`/search?${new URLSearchParams({ q: query })}`)),
  );
  useEffect(() => guard.drop, [guard]);
  return guard.submit;
}

/** Asking and showing are loaded together: what is found can be shown. */
async function findSuggestions(query: string, signal: AbortSignal) {
  const [{ fetchSuggestions }] = await Promise.all([
    import('./fetch-suggestions.ts'),
    import('./suggestion-list.tsx'),
  ]);
  return fetchSuggestions(query, signal, readAvoidedAllergens());
}

type Suggestions = { readonly state: SuggestionState; readonly finder: SuggestionFinder };

/** The box shows the query of the results page it stands on, until somebody types something else. */
function useSuggestions(shownQuery: string): Suggestions {
  const [finder] = useState(() => createSuggestionFinder(findSuggestions, shownQuery));
  const state = useSyncExternalStore(finder.subscribe, finder.read, finder.read);
  useEffect(() => finder.drop, [finder]);

  const queryBefore = useRef(shownQuery);
  useEffect(() => {
    if (queryBefore.current === shownQuery) return;
    queryBefore.current = shownQuery;
    finder.show(shownQuery);
  }, [finder, shownQuery]);
  return { state, finder };
}
