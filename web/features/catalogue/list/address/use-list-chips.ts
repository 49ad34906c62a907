import { useHydrated } from '../../../../ui/browser/use-hydrated.ts';
import { type FilterChip, listChips } from './filter-chips.ts';
import type { ListFilter } from './list-filter.ts';

/** The chips of a list. Days are named by the browser's clock, so they come once the page is taken over. */
export function useListChips(filter: ListFilter): readonly FilterChip[] {
  const isHydrated = useHydrated();
  return listChips(filter, isHydrated ? new Date() : null);
}
