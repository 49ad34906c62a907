import type {
  KitchenAgreement,
  KitchenPaper,
  KitchenTicket,
  KitchenTotals,
} from '../../../../contract/kitchen.ts';
import type { CakeDesign } from '../../../../domain/custom-orders/design/cake-design.ts';
import { listDesignLines } from '../../../../domain/custom-orders/design/describe-design.ts';
import { parseDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import { findPricedOption, type PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import { findPlace, listStageMoves } from '../../../../domain/orders/kitchen-moves.ts';
import { totalKitchen } from '../../../../domain/orders/kitchen-totals.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import type { OrderLineRow } from '../order-rows.ts';
import type { TicketRow } from './kitchen.store.ts';

export type TicketParts = {
  readonly order: TicketRow;
  readonly lines: readonly OrderLineRow[];
  readonly agreement: KitchenAgreement | null;
};

/** An order on the board as it stands at this moment; undefined where the kitchen has nothing to do with it. */
export function describeTicket(parts: TicketParts, names: PriceList, now: Date): KitchenTicket | undefined {
  const { order } = parts;
  const status = readStatus(order, now);
  const place = findPlace({ ...order, status });
  if (!place) return undefined;
  const moves = [...listStageMoves({ ...order, status })];
  return { ...describePaper(parts, names), version: order.version, status, place, moves };
}

/** An order in the words of the kitchen. */
export function describePaper({ order, lines, agreement }: TicketParts, names: PriceList): KitchenPaper {
  return {
    id: order.id,
    number: order.number,
    method: order.method,
    slot: { day: order.day, from: order.windowFrom, to: order.windowTo },
    customerName: order.contactName,
    note: order.note,
    workUnits: order.workUnits,
    lines: lines.map((line) => describeLine(line, names)),
    agreement,
  };
}

function describeLine(line: OrderLineRow, names: PriceList): KitchenTicket['lines'][number] {
  const cake = readDesign(line.design);
  return {
    productId: line.productId,
    name: line.name,
    sizeId: line.sizeId,
    sizeName: line.sizeName,
    inscription: line.inscription,
    design: line.design,
    designLines: cake ? listDesignLines(cake, names).map((each) => ({ ...each })) : [],
    quantity: line.quantity,
    pictureId: line.pictureId,
    allergens: line.allergens,
  };
}

export function describeTotals(tickets: readonly KitchenTicket[], names: PriceList): KitchenTotals {
  const { pieces, sponges, fillings } = totalKitchen(
    tickets.map(({ place, lines }) => ({
      place,
      lines: lines.map((line) => ({ ...line, design: readDesign(line.design) })),
    })),
  );
  const copy = <Tier>(tiers: readonly Tier[]) => tiers.map((tier) => ({ ...tier }));
  return {
    pieces: pieces.map((total) => ({ ...total })),
    sponges: sponges.map(({ sponge, isEggless, tiers }) => {
      const { name } = findPricedOption(names, 'sponge', sponge);
      return { name: isEggless ? `${name}, eggless` : name, tiers: copy(tiers) };
    }),
    fillings: fillings.map(({ filling, tiers }) => {
      const { name } = findPricedOption(names, 'filling', filling);
      return { name, tiers: copy(tiers) };
    }),
  };
}

/** What was ordered is made, whatever the rules say of it by now. */
function readDesign(text: string): CakeDesign | null {
  const parsed = text === '' ? undefined : parseDesignText(text);
  return parsed?.ok ? parsed.value : null;
}
