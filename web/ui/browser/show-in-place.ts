/** Ends the return to where a page was left: something else is to be seen. */
export const PLACE_CLAIMED = 'place-claimed';

/** Brings into view what a page says by itself, also while it is still returning to where it was left before a reload. */
export function showInPlace(element: Element): void {
  window.dispatchEvent(new Event(PLACE_CLAIMED));
  element.scrollIntoView({ block: 'nearest' });
}
