import CloseIcon from 'lucide-react/icons/x';
import { useSearchParams } from 'react-router';
import type { SearchResults } from '../../../contract/search.ts';
import { ChipLink } from '../../ui/buttons/chip.tsx';
import { RememberAllergens } from '../catalogue/allergens/remember-allergens-context.tsx';

export type Needs = SearchResults['needs'];

type Chip = { readonly name: string; readonly to: string; readonly onRemove?: () => void };

type NeedChipsProps = {
  readonly needs: Needs;
  /** The other filters, where they are shown nowhere else. */
  readonly others?: readonly Chip[];
};

/** What was understood of what somebody may not eat; each can be taken off. */
export function NeedChips({ needs, others = [] }: NeedChipsProps) {
  const [parameters] = useSearchParams();
  if (needs.length === 0) return null;
  const chips: readonly Chip[] = needs.map(({ name, queryWithout }) => ({
    name,
    to: writeAddress(queryWithout, parameters),
  }));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <ul aria-label="Showing only" className="flex flex-wrap gap-2">
          {[...chips, ...others].map(({ name, to, onRemove }) => (
            <li key={name}>
              <ChipLink to={to} onClick={onRemove}>
                <span className="visually-hidden">Remove filter </span>
                {name}
                <CloseIcon className="size-4 stroke-2" />
              </ChipLink>
            </li>
          ))}
        </ul>
        <RememberAllergens allergens={[...new Set(needs.flatMap(({ allergens }) => allergens))]} />
      </div>
      {needs.map(
        ({ name, note }) =>
          note !== '' && (
            <p key={name} className="mb-4 max-w-prose text-small text-cocoa-2">
              {note}
            </p>
          ),
      )}
    </>
  );
}

/** The other filters stay. */
function writeAddress(query: string, parameters: URLSearchParams): string {
  const others = new URLSearchParams(parameters);
  others.set('q', query);
  if (query !== '') return `/search?${others}`;
  others.delete('q');
  return others.size === 0 ? '/products' : `/products?${others}`;
}
