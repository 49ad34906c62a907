const KEY = 'startsAtTop';

/** For a link that leads to another list at the same path: its reader begins at the top, as on any new page. */
export const TOP_OF_PAGE = { [KEY]: true } as const;

/** From the state of a history entry, which holds whatever a link has put there. */
export function startsAtTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && KEY in state;
}
