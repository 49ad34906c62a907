import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAvoidedAllergens } from '../../allergens/allergen-context.ts';
import { writeListAddress } from '../address/list-address.ts';
import type { ListFilter } from '../address/list-filter.ts';
import { leaveOutAvoided } from './safe-list.ts';
import { setShowAnyway, useShowAnyway } from './show-anyway.ts';

/**
 * The server's page is the same for everybody; once the browser knows what this shopper avoids, it asks for the list without it.
 * `isEggless`: a search for what is made without egg has left out the rest already.
 */
export function useAvoidingList(loaded: ListFilter, isEggless?: boolean): void {
  const avoided = useAvoidedAllergens();
  const isShownAnyway = useShowAnyway(loaded.query);
  const navigate = useNavigate();
  const safe = isShownAnyway ? null : leaveOutAvoided(loaded, avoided, isEggless);
  const address = safe && writeListAddress(safe);
  // Whoever comes back from another search is shown nothing they avoid, either.
  useEffect(() => {
    if (!isShownAnyway) setShowAnyway(null);
  }, [isShownAnyway]);
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true });
  }, [address, navigate]);
}
