import { type CakeDesign, DEFAULT_DESIGN } from '../../../../../domain/custom-orders/design/cake-design.ts';
import { openDesignText } from '../../../../../domain/custom-orders/link/design-text.ts';
import type { PriceList } from '../../../../../domain/custom-orders/price/price-list.ts';
import { describeRepair } from './describe-repair.ts';
import { type DesignHistory, isSameDesign, startHistory } from './design-history.ts';
import type { DesignerNote } from './designer-note.ts';

type Sources = {
  /** From the address; null when it has none. */
  readonly linked: string | null;
  /** From this browser's last visit. */
  readonly kept: string | null;
};

export type OpenedDesign = { readonly history: DesignHistory; readonly note: DesignerNote | null };

/** A link comes before what was kept, which is then one step back. A link that holds no design is told, and nothing else happens. */
export function openDesign({ linked, kept }: Sources, list: PriceList): OpenedDesign {
  const own = openKept(kept, list);
  if (linked === null) {
    if (!own || isSameDesign(own, DEFAULT_DESIGN))
      return { history: startHistory(DEFAULT_DESIGN), note: null };
    const note = { tone: 'good', text: 'Welcome back: here is your cake as you left it.' } as const;
    return { history: startHistory(own), note };
  }
  const opened = openDesignText(linked, list);
  const design = opened.ok ? opened.value.design : DEFAULT_DESIGN;
  const past = own && !isSameDesign(own, design) ? [own] : [];
  return { history: startHistory(design, past), note: describeLink(opened, list) };
}

function describeLink(opened: ReturnType<typeof openDesignText>, list: PriceList): DesignerNote | null {
  if (!opened.ok) return { tone: 'warning', text: opened.refusal.message };
  const { design } = opened.value;
  const text = describeRepair(design, opened.value, null, list);
  return text === null ? null : { tone: 'tip', text: `Since this was shared: ${text}` };
}

function openKept(kept: string | null, list: PriceList): CakeDesign | null {
  const opened = kept === null ? null : openDesignText(kept, list);
  return opened?.ok ? opened.value.design : null;
}
