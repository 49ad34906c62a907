import { useSyncExternalStore } from 'react';

/** As wide as `max-phone:` in the styles. */
const query = () => window.matchMedia('(width < 47.5625rem)');

function subscribe(notify: () => void): () => void {
  const phone = query();
  phone.addEventListener('change', notify);
  return () => phone.removeEventListener('change', notify);
}

/** For what stands elsewhere on a phone, read and reached by keyboard in the order in which it is seen. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
