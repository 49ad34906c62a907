import type { KitchenTicket, TicketLine } from '../../../../../contract/kitchen.ts';

export function makeTicketLine(changes: Partial<TicketLine> = {}): TicketLine {
  return {
    productId: 'red-velvet',
    name: 'Red Velvet',
    sizeId: null,
    sizeName: null,
    inscription: '',
    design: '',
    designLines: [],
    quantity: 1,
    pictureId: null,
    pictureIds: [],
    allergens: [],
    ...changes,
  };
}

export function makeTicket(changes: Partial<KitchenTicket> = {}): KitchenTicket {
  return {
    id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40',
    number: '482-093-718',
    version: 3,
    status: 'in_kitchen',
    place: 'bake',
    needsDecorating: true,
    moves: ['decorate', 'pack'],
    changes: [],
    stoppedFor: null,
    due: 0,
    hasDeposit: false,
    method: 'delivery',
    slot: { day: '2026-11-20', from: '09:00', to: '12:00' },
    customerName: 'Ada Obi',
    note: '',
    workUnits: 2,
    lines: [makeTicketLine()],
    agreement: null,
    ...changes,
  };
}
