import type { DeliveryWindow } from '../../../../domain/delivery/calendar.ts';
import type { ShelfTerms } from '../../../../domain/shelf/shelf.ts';

/** What was changed of the terms and what it is now, for the activity log: 'today’s shelf turned on; 12:00–15:00: order by 10:00'. Blank when nothing was. */
export function sayShelfTerms(
  before: ShelfTerms,
  terms: ShelfTerms,
  windows: readonly Pick<DeliveryWindow, 'id' | 'from' | 'to'>[],
): string {
  const switched = (isOn: boolean) => (isOn ? 'turned on' : 'turned off');
  const ids = [...new Set([...Object.keys(before.cutOffs), ...Object.keys(terms.cutOffs)])];
  const deadlines = ids
    .filter((id) => before.cutOffs[id] !== terms.cutOffs[id])
    .map((id) => {
      const window = windows.find((each) => each.id === id);
      const name = window ? `${window.from}–${window.to}` : 'a time slot that was removed';
      return `${name}: ${terms.cutOffs[id] ? `order by ${terms.cutOffs[id]}` : 'no same-day orders'}`;
    });
  return [
    ...(before.isOn === terms.isOn ? [] : [`today’s shelf ${switched(terms.isOn)}`]),
    ...(before.isCounterSaleOn === terms.isCounterSaleOn
      ? []
      : [`counter sale ${switched(terms.isCounterSaleOn)}`]),
    ...deadlines,
  ].join('; ');
}
