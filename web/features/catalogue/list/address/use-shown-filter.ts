import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { LIST_PATH, readListFilter, writeListAddress } from './list-address.ts';
import type { ListFilter } from './list-filter.ts';

export type ShownFilter = {
  /** As just picked, even while its list is on the way: a box that waits to be ticked feels broken. */
  readonly filter: ListFilter;
  readonly isLoading: boolean;
  readonly showList: (filter: ListFilter) => void;
};

export function useShownFilter(loaded: ListFilter): ShownFilter {
  const { location } = useNavigation();
  const navigate = useNavigate();
  const coming = location?.pathname === LIST_PATH ? location.search : null;
  const [picked, setPicked] = useState<ListFilter | null>(null);
  const [pickedFor, setPickedFor] = useState(loaded);

  if (pickedFor !== loaded) {
    setPickedFor(loaded);
    setPicked(null);
  }
  // A step that was taken back before its list came leaves nothing picked either.
  useEffect(() => {
    if (coming === null) setPicked(null);
  }, [coming]);

  const showList = useCallback(
    (filter: ListFilter) => {
      setPicked(filter);
      void navigate(writeListAddress(filter));
    },
    [navigate],
  );
  const asked = coming === null ? loaded : readListFilter(new URLSearchParams(coming));
  return { filter: picked ?? asked, isLoading: coming !== null, showList };
}
