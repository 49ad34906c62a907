import * as z from 'zod/mini';
import type { SlotChoice } from './availability.ts';
import type { DeliveryAddress } from './delivery-address.ts';

export const CHANGE_REQUEST_STATUSES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

/** A change that the customer asked for and only the shop can make. */
const changeRequestSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** As the customer wrote it; blank where the form says it all. */
  words: z.string(),
  /** What the form says, line by line: "Honey Cake: 2 → 1". */
  wanted: z.array(z.string()),
  /** What the wanted items cost more or, below nought, less; null: that can only be told with the answer. */
  difference: z.nullable(z.number()),
  status: z.enum(CHANGE_REQUEST_STATUSES),
  /** What the shop wrote to it: a reply while it is open, what was done, or why it was declined; blank: nothing. */
  answer: z.string(),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** What of an order says how its customer may change it. */
export const changeFields = {
  /** Names, numbers, address, note and inscriptions. */
  canChange: z.boolean(),
  /** Anything else, by asking. */
  canAskForChange: z.boolean(),
  /** The last one; null: none. */
  changeRequest: z.nullable(changeRequestSchema),
};

/** As it is kept with the order. */
export type StoredChangeRequest = Omit<ChangeRequest, 'difference'> & {
  /** Left out by what was asked before differences were kept. */
  readonly differenceInKobo?: number | null | undefined;
  readonly lines: readonly {
    readonly position: number;
    /** What stood there then: another line may stand there now. */
    readonly productId: string;
    /** Nought: to be left out. */
    readonly quantity: number;
    /** Null: the size it has. */
    readonly sizeId: string | null;
    /** Null, or left out by what was asked before it could be: what is written on it. */
    readonly inscription?: string | null | undefined;
  }[];
  /** Another time; left out: the one it has. */
  readonly slot?: SlotChoice | undefined;
  /** Another address; left out: the one it has. */
  readonly address?: DeliveryAddress | undefined;
};
