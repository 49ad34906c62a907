import { mayTakeBack, type Voider } from '../payments/voiding.ts';
import { isHandedOver } from './handing-over.ts';
import type { OrderStatus } from './statuses.ts';

/**
 * So long after an act at the desk its customer is not told of it, and it can be taken back without anybody having heard: a slip
 * of the hand is mostly seen at once. For a recorded payment and for a step alike.
 */
export const SECOND_THOUGHT_MS = 2 * 60_000;

/** Steps that only say how far the work is. What confirms an order or cancels it moves money and places too, and is not undone. */
const UNDOABLE_STATUSES = [
  'in_kitchen',
  'ready',
  'out_for_delivery',
  'delivered',
  'collected',
  'delivery_failed',
] as const satisfies readonly OrderStatus[];

export function isUndoable(to: OrderStatus): boolean {
  return UNDOABLE_STATUSES.some((status) => status === to);
}

type MadeStep = {
  readonly status: OrderStatus;
  readonly at: Date;
  /** Null: the customer or the shop itself. */
  readonly actorId: string | null;
  /** Of the order after the step. */
  readonly version: number;
};

/**
 * The step that gave an order its status, and what it came from; undefined where it never had another. What happened since without
 * another status, such as an answer to a change request, is no step. Events are the oldest first.
 */
export function findLastStep<Event extends Pick<MadeStep, 'status'>>(
  events: readonly Event[],
  status: OrderStatus,
): { readonly before: Event; readonly step: Event } | undefined {
  const place = events.findLastIndex((event) => event.status !== status);
  const [before, step] = [events[place], events[place + 1]];
  return before && step && { before, step };
}

type Undoing = { readonly userId: string; readonly now: Date; readonly version: number };

/** Whoever made a step takes it back within two minutes, as long as it is the last thing that happened to the order. */
export function canUndo(step: MadeStep, { userId, now, version }: Undoing): boolean {
  const isInTime = now.getTime() - step.at.getTime() < SECOND_THOUGHT_MS;
  return isUndoable(step.status) && isInTime && step.actorId === userId && step.version === version;
}

/**
 * Marking goods as handed over that are still here is undone like a payment recorded by mistake, also once the customer was told:
 * until the day ends by whoever did it, by the owner at any time. The money stays as it is.
 */
export function canUndoHandOver(
  { status, actorId, at }: Pick<MadeStep, 'status' | 'actorId' | 'at'>,
  voider: Voider,
  now: Date,
): boolean {
  return isHandedOver(status) && mayTakeBack(actorId, at, voider, now);
}

/** As long as it is there, whoever makes steps puts it back to be made: only the customer, who was told perhaps, minds. */
export function canPutBackInKitchen(status: OrderStatus): boolean {
  return status === 'ready';
}
