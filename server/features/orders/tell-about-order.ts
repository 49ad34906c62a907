import { and, eq, isNull } from 'drizzle-orm';
import type { NotificationKind } from '../../../domain/notifications/choices.ts';
import type { Transaction } from '../../database/database.ts';
import { notificationChoices } from '../../database/schema/account.ts';
import { users } from '../../database/schema/identity.ts';
import { type NewMessage, queueMessages } from '../messages/queue-messages.ts';
import type { OrderRow } from './orders.store.ts';

type Addressee = { readonly userId: string | null; readonly email: string };
type Happening = {
  /** Names this one event for good, so that nobody is told of it twice. */
  readonly event: string;
  readonly kind: NotificationKind;
  readonly details?: Record<string, string | number | boolean>;
};

/** The customer gets a confirmation, and every administrator hears of a new order. */
export async function tellOrderPlaced(tx: Transaction, order: OrderRow): Promise<void> {
  const administrators = await tx
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(and(users.isAdmin, isNull(users.disabledAt), isNull(users.deletedAt)));
  await tell(tx, order, { event: `order_placed ${order.id}`, kind: 'order_placed' }, [customerOf(order)]);
  await tell(tx, order, { event: `new_order ${order.id}`, kind: 'new_order' }, administrators);
}

/** `eventId` is the step's own: a later step of the same kind is another piece of news. */
export async function tellOrderStep(tx: Transaction, order: OrderRow, eventId: string): Promise<void> {
  const happening = {
    event: `order_status ${eventId}`,
    kind: 'order_status',
    details: { status: order.status },
  } as const;
  await tell(tx, order, happening, [customerOf(order)]);
}

function customerOf({ userId, contactEmail }: OrderRow): Addressee {
  return { userId, email: contactEmail };
}

async function tell(
  tx: Transaction,
  order: OrderRow,
  { event, kind, details = {} }: Happening,
  addressees: readonly Addressee[],
): Promise<void> {
  const messages: NewMessage[] = [];
  for (const { userId, email } of addressees) {
    const isOn = await readSwitches(tx, userId, kind);
    const common = { event, kind, userId, orderId: order.id, details };
    if (isOn('email')) messages.push({ ...common, channel: 'email', recipient: email });
    if (userId && isOn('in_app')) messages.push({ ...common, channel: 'in_app', recipient: userId });
  }
  await queueMessages(tx, messages);
}

/** Guests cannot choose: they get what they need to know about their order. */
async function readSwitches(tx: Transaction, userId: string | null, kind: NotificationKind) {
  const off = userId
    ? await tx
        .select({ channel: notificationChoices.channel })
        .from(notificationChoices)
        .where(
          and(
            eq(notificationChoices.userId, userId),
            eq(notificationChoices.kind, kind),
            eq(notificationChoices.isOn, false),
          ),
        )
    : [];
  return (channel: string) => !off.some((choice) => choice.channel === channel);
}
