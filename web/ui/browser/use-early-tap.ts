import { useEffect } from 'react';

declare global {
  interface Window {
    /** Ends the watch of a page that holds its scripts back; the button that was pressed meanwhile. */
    takeEarlyTap?: () => HTMLButtonElement | null;
  }
}

/** Does what a button was pressed for before the page could. */
export function useEarlyTap(): void {
  useEffect(() => window.takeEarlyTap?.()?.click(), []);
}
