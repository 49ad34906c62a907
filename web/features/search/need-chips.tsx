import CloseIcon from 'lucide-react/icons/x';
import type { SearchResults } from '../../../contract/search.ts';
import { ChipLink } from '../../ui/buttons/chip.tsx';

export type Needs = SearchResults['needs'];

/** What was understood of what somebody may not eat; each can be taken off. */
export function NeedChips({ needs }: { readonly needs: Needs }) {
  if (needs.length === 0) return null;
  return (
    <>
      <ul aria-label="Showing only" className="mb-4 flex flex-wrap gap-2">
        {needs.map(({ name, queryWithout }) => (
          <li key={name}>
            <ChipLink to={writeAddress(queryWithout)}>
              <span className="visually-hidden">Remove filter </span>
              {name}
              <CloseIcon className="size-4 stroke-2" />
            </ChipLink>
          </li>
        ))}
      </ul>
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

function writeAddress(query: string): string {
  return query === '' ? '/products' : `/search?${new URLSearchParams({ q: query })}`;
}
