import {
  type Dispatch,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { ProductAnswer } from '../../../../../contract/products.ts';
import type { Allergen } from '../../../../../domain/catalogue/allergens.ts';
import type { CakeDesign } from '../../../../../domain/custom-orders/design/cake-design.ts';
import type { DesignChoice } from '../../../../../domain/custom-orders/design/choices.ts';
import { writeDesignText } from '../../../../../domain/custom-orders/link/design-text.ts';
import { findStartingDesign } from '../../../../../domain/custom-orders/price/starting-designs.ts';
import { makeSurprise } from '../../../../../domain/custom-orders/price/surprise.ts';
import { convertNairaToKobo } from '../../../../../domain/money.ts';
import { createDraftKeeper } from '../../../../ui/form/drafts/stored-draft.ts';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { readAvoidedAllergens } from '../../../catalogue/allergens/allergen-context.ts';
import { writeDesignPath } from '../../design-path-context.ts';
import { readPriceList } from '../../price-list-context.ts';
import type { TierScope } from '../options/option-choice.ts';
import { readAddressDesign, readAddressLine } from './design-address.ts';
import { changeDesigner, type DesignerAction, openDesigner } from './designer-state.ts';

type DesignedProduct = Pick<ProductAnswer, 'id' | 'price' | 'servings' | 'discountPercentage'>;

/** What the member of staff avoids is nothing to the customer. */
const NOTHING_AVOIDED: ReadonlySet<Allergen> = new Set();

export type Designer = ReturnType<typeof useDesigner>;

/**
 * The cake on the stage, and everything that can be done to it. At the desk it begins with the line's design, or with none, and
 * belongs to the order alone: neither the address nor the next visit knows of it.
 */
export function useDesigner(product: DesignedProduct, ofLine?: string) {
  const { id: productId, price, servings, discountPercentage } = product;
  const [state, dispatch] = useReducer(changeDesigner, null, () =>
    openDesigner(findStartingDesign({ priceInKobo: convertNairaToKobo(price), servings })),
  );
  const { start, history, list, scope, note, isTouched } = state;
  const design = history.present;
  const text = writeDesignText(design);
  useStoredDesign(productId, { text, isTouched, ofLine }, dispatch);

  const [typedGuests, typeGuests] = useState('');
  const guests = Number.parseInt(typedGuests, 10) || 0;

  const prices = useLoaded(readPriceList);
  const { data, failure, reload } = prices;
  useEffect(() => {
    if (data) dispatch({ type: 'learnPrices', list: data });
  }, [data]);
  useEffect(() => {
    if (failure === null) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [failure, reload]);

  const actions = useMemo(
    () => ({
      choose: (choice: DesignChoice) => dispatch({ type: 'choose', choice }),
      type: (choice: DesignChoice) => dispatch({ type: 'choose', choice, isTyping: true }),
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
      turnTo: (chosen: TierScope) => dispatch({ type: 'turnTo', scope: chosen }),
      startAgain: () => dispatch({ type: 'replace', design: start, note: 'Started a new design.' }),
      resize: (resized: CakeDesign, said: string) =>
        dispatch({ type: 'replace', design: resized, note: said }),
      dismissNote: () => dispatch({ type: 'dismissNote' }),
    }),
    [start],
  );
  const lastSurprise = useRef<{ readonly design: CakeDesign; readonly insteadOf: CakeDesign } | null>(null);
  const surprise = useCallback(() => {
    const last = lastSurprise.current;
    // One surprise after the other grows no dearer: all are measured by what the shopper had before the first.
    const insteadOf = last?.design === design ? last.insteadOf : design;
    const avoided = ofLine === undefined ? readAvoidedAllergens() : NOTHING_AVOIDED;
    const made = makeSurprise(Math.random, list, insteadOf, { guests, avoided });
    lastSurprise.current = { design: made, insteadOf };
    dispatch({ type: 'replace', design: made, note: 'How about this one?' });
  }, [list, design, guests, ofLine]);

  return {
    design,
    text,
    list,
    scope,
    note,
    prices,
    discountPercentage,
    typedGuests,
    typeGuests,
    /** As many as are said to come; none: nobody has said. */
    guests,
    isForStaff: ofLine !== undefined,
    /** Until then no amount may be shown. */
    arePricesKnown: data !== undefined && list.version === data.version,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    surprise,
    ...actions,
  };
}

/** Browsers refuse an address that changes with every key. */
const ADDRESS_PAUSE_MS = 400;

type StoredDesign = {
  readonly text: string;
  readonly isTouched: boolean;
  readonly ofLine: string | undefined;
};

/** A cake is nothing private: it waits for the next visit, and in the address it can be shared. */
function useStoredDesign(
  productId: string,
  { text, isTouched, ofLine }: StoredDesign,
  dispatch: Dispatch<DesignerAction>,
): void {
  // Before the browser paints: nobody sees another cake first.
  useLayoutEffect(() => {
    if (ofLine === undefined) {
      const stored = openKeeper(productId).read();
      dispatch({ type: 'open', linked: readAddressDesign(window.location), stored });
    } else if (ofLine !== '') dispatch({ type: 'open', linked: ofLine, stored: null });
  }, [productId, ofLine, dispatch]);

  useEffect(() => {
    if (!isTouched || ofLine !== undefined) return;
    openKeeper(productId).keep(text);
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // The router is left out: to it this is the same page, which neither loads nor scrolls. Back leaves the designer.
      if (window.location.pathname !== pathname) return;
      const path = writeDesignPath(pathname, text, readAddressLine(window.location));
      window.history.replaceState(window.history.state, '', path);
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [productId, text, isTouched, ofLine]);
}

function openKeeper(productId: string) {
  return createDraftKeeper<string>(() => window.localStorage, `cake-1:${productId}`);
}
