import * as z from 'zod/mini';
import { RECEIVING_METHODS } from '../domain/delivery/calendar.ts';
import { KITCHEN_PLACES } from '../domain/orders/kitchen-moves.ts';
import { KITCHEN_STAGES } from '../domain/orders/kitchen-stages.ts';
import { ORDER_STATUSES } from '../domain/orders/statuses.ts';
import { STOP_REASONS } from '../domain/payments/disputes.ts';
import { daySchema } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { pictureSchema } from './pictures.ts';

const moment = z.iso.datetime();

const ticketLineSchema = z.object({
  productId: z.string(),
  name: z.string(),
  sizeId: z.nullable(z.string()),
  /** Of a designed cake: the design in one sentence. */
  sizeName: z.nullable(z.string()),
  inscription: z.string(),
  /** In the short text form of links; blank: none. */
  design: z.string(),
  /** All there is to know of the design, tier by tier. */
  designLines: z.array(z.object({ label: z.string(), text: z.string() })),
  quantity: z.number(),
  pictureId: z.nullable(z.string()),
  /** All that came with what is in no catalogue. */
  pictureIds: z.array(z.string()),
  allergens: z.array(z.string()),
});
export type TicketLine = z.infer<typeof ticketLineSchema>;

const agreementSchema = z.object({
  /** Of the custom order, where all that was said can be read. */
  id: z.string(),
  number: z.string(),
  /** Of the agreed cake's line, unlike what was added to the order later. */
  productId: z.string(),
  /** In the customer's words. */
  instructions: z.string(),
  /** What the accepted quote is for, line by line and without its amounts. */
  quoteLines: z.array(z.string()),
  quoteNote: z.string(),
  /** All that were shown to the bakery, those of the request first. */
  pictures: z.array(pictureSchema),
});
export type KitchenAgreement = z.infer<typeof agreementSchema>;

/** An order as the kitchen has it on paper: no prices, no address. */
export const kitchenPaperSchema = z.object({
  id: z.string(),
  number: z.string(),
  method: z.enum(RECEIVING_METHODS),
  slot: z.object({ day: z.string(), from: z.string(), to: z.string() }),
  /** Left out for whoever only bakes. */
  customerName: z.optional(z.string()),
  /** Whose name is on the box, if not the customer's; left out for whoever only bakes. */
  recipient: z.optional(z.string()),
  note: z.string(),
  workUnits: z.number(),
  lines: z.array(ticketLineSchema),
  /** What was agreed about a custom order beyond its design; null for what came out of the cart. */
  agreement: z.nullable(agreementSchema),
});
export type KitchenPaper = z.infer<typeof kitchenPaperSchema>;

/** The same on the board, where it moves. */
export const kitchenTicketSchema = z.extend(kitchenPaperSchema, {
  version: z.number(),
  status: z.enum(ORDER_STATUSES),
  place: z.enum(KITCHEN_PLACES),
  /** Nothing of it is decorated otherwise: it goes from the oven to be packed. */
  needsDecorating: z.boolean(),
  /** Where it may be put next. */
  moves: z.array(z.enum(KITCHEN_STAGES)),
  /** What was changed since somebody in the kitchen has last looked, oldest first. */
  changes: z.array(z.object({ id: z.string(), words: z.array(z.string()) })),
  /** What the customer asks for and nobody has answered yet, line by line and without an address; left out: nothing. */
  askedFor: z.optional(z.array(z.string())),
  /** Why it must not be handed over before the owner has decided; null: it may. */
  stoppedFor: z.nullable(z.enum(STOP_REASONS)),
  /** What is still to be paid, for whoever hands it over; left out for whoever only bakes. */
  due: z.optional(z.number()),
  /** The rest has to be paid before the goods leave. */
  hasDeposit: z.optional(z.boolean()),
});
export type KitchenTicket = z.infer<typeof kitchenTicketSchema>;

const amount = { total: z.number(), /** Still to be made. */ left: z.number() };
const flavourTotalSchema = z.object({
  name: z.string(),
  /** The widest first. */
  tiers: z.array(z.object({ inches: z.number(), ...amount })),
});
export type FlavourTotal = z.infer<typeof flavourTotalSchema>;

export const kitchenTotalsSchema = z.object({
  pieces: z.array(z.object({ name: z.string(), sizeName: z.nullable(z.string()), ...amount })),
  sponges: z.array(flavourTotalSchema),
  fillings: z.array(flavourTotalSchema),
});
export type KitchenTotals = z.infer<typeof kitchenTotalsSchema>;

export const kitchenDaySchema = z.object({
  day: z.string(),
  /** By the shop's clock, whatever the tablet's says. */
  today: z.string(),
  now: moment,
  /** Earliest window first. */
  tickets: z.array(kitchenTicketSchema),
  /** Orders of the day that are not on the board before they are paid. */
  waitingCount: z.number(),
  totals: kitchenTotalsSchema,
});
export type KitchenDay = z.infer<typeof kitchenDaySchema>;

/** Without a day: today. */
export const readKitchenDayEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/kitchen',
  access: 'kitchen',
  querySchema: z.object({ day: z.optional(daySchema) }),
  answerSchema: kitchenDaySchema,
});

/** One order for paper, wherever it stands. */
export const readKitchenPaperEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/kitchen/:id',
  access: 'kitchen',
  answerSchema: kitchenPaperSchema,
});

/** From the version that was seen; a ticket that has moved on meanwhile is refused, with how it is now. */
export const moveTicketEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/kitchen/:id/stage',
  access: 'kitchen',
  bodySchema: z.object({ stage: z.enum(KITCHEN_STAGES), version: z.number().check(z.int()) }),
  answerSchema: kitchenTicketSchema,
});

/** Null: it is no longer the kitchen's. */
export const refusedMoveSchema = z.object({ ticket: z.nullable(kitchenTicketSchema) });
