import { useSyncExternalStore } from 'react';
import { managedElsewhereSchema } from '../../../../contract/content-admin.ts';
import { ApiError } from '../../../api/api-error.ts';

let knownPlace: string | null = null;
const listeners = new Set<() => void>();

/** Listens to every refusal of the desk: where posts and pages are kept elsewhere, each of them says where. */
export function noticePlace(error: unknown): void {
  const { data } = managedElsewhereSchema.safeParse(error instanceof ApiError ? error.body : undefined);
  if (!data) return;
  knownPlace = data.place;
  for (const listen of listeners) listen();
}

/** Null as far as anybody knows: they are written here. Shops that write elsewhere are few, so none is asked beforehand. */
export function useContentPlace(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => knownPlace,
    () => null,
  );
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
