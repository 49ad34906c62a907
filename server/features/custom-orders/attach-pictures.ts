import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { CUSTOM_ORDER_PICTURES_MAX } from '../../../contract/custom-orders.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import { customOrderPictures } from '../../database/schema/custom-orders.ts';
import { pictures } from '../../database/schema/pictures.ts';

type Attachment = {
  readonly customOrderId: string;
  /** Null: with the request itself. */
  readonly messageId: string | null;
  readonly pictureIds: readonly string[];
};

/** An account, a browser without one, or both: whoever signs in meanwhile keeps what they have sent before. */
export type Sender = { readonly userId: string | null; readonly guestKeyHash: string | null };

/** Under the custom order's lock, so that what two messages bring at once is counted together. */
export async function checkPictures(
  tx: Transaction,
  { customOrderId, pictureIds, sender }: Omit<Attachment, 'messageId'> & { readonly sender: Sender },
): Promise<Result<void>> {
  if (pictureIds.length === 0) return accept(undefined);
  const present = await tx
    .select({ id: customOrderPictures.pictureId })
    .from(customOrderPictures)
    .where(eq(customOrderPictures.customOrderId, customOrderId));
  if (present.length + pictureIds.length > CUSTOM_ORDER_PICTURES_MAX) {
    const message = `A custom order can have at most ${CUSTOM_ORDER_PICTURES_MAX} pictures.`;
    return refusePictures('too_many_pictures', message);
  }
  if (present.some(({ id }) => pictureIds.includes(id))) {
    return refusePictures('picture_sent_before', 'Send each picture once.');
  }
  // Held, so that none is cleaned away before it is attached.
  const known = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        inArray(pictures.id, [...pictureIds]),
        // Sending another's would show it to whoever sends it.
        or(
          and(isNull(pictures.uploadedBy), isNull(pictures.guestKeyHash)),
          sender.userId === null ? undefined : eq(pictures.uploadedBy, sender.userId),
          sender.guestKeyHash === null ? undefined : eq(pictures.guestKeyHash, sender.guestKeyHash),
        ),
      ),
    )
    .for('key share');
  if (known.length === pictureIds.length) return accept(undefined);
  return refusePictures('no_such_picture', 'A picture no longer exists. Please add it again.');
}

export async function attachPictures(
  tx: Transaction,
  { customOrderId, messageId, pictureIds }: Attachment,
): Promise<void> {
  if (pictureIds.length === 0) return;
  await tx
    .insert(customOrderPictures)
    .values(pictureIds.map((pictureId, position) => ({ customOrderId, messageId, pictureId, position })));
}

function refusePictures(code: string, message: string) {
  return refuse('invalid', code, message, { pictures: message });
}
