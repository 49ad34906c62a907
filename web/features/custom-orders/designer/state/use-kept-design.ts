import { type Dispatch, useEffect, useLayoutEffect } from 'react';
import { createDraftKeeper } from '../../../../ui/form/drafts/kept-draft.ts';
import { readAddressDesign, writeDesignPath } from './design-address.ts';
import type { DesignerAction } from './designer-state.ts';

/** Browsers refuse an address that changes with every key. */
const ADDRESS_PAUSE_MS = 400;

/** A cake is nothing private: it waits for the next visit, and in the address it can be shared. */
export function useKeptDesign(
  productId: string,
  text: string,
  isTouched: boolean,
  dispatch: Dispatch<DesignerAction>,
): void {
  // Before the browser paints: nobody sees another cake first.
  useLayoutEffect(() => {
    const kept = openKeeper(productId).read();
    dispatch({ type: 'open', linked: readAddressDesign(window.location), kept });
  }, [productId, dispatch]);

  useEffect(() => {
    if (!isTouched) return;
    openKeeper(productId).keep(text);
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The router is left out: to it this is the same page, which neither loads nor scrolls. Back leaves the designer.
      if (window.location.pathname !== pathname) return;
      window.history.replaceState(window.history.state, '', writeDesignPath(pathname, text));
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [productId, text, isTouched]);
}

function openKeeper(productId: string) {
  return createDraftKeeper<string>(() => window.localStorage, `cake-1:${productId}`);
}
