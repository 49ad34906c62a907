import { describeDesign } from '../../../../domain/custom-orders/design/describe-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';
import type { PriceList } from '../../../../domain/custom-orders/price/price-list.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import type { Database } from '../../../database/database.ts';
import type { MessageRow } from '../../../jobs/send-message.ts';
import type { ComposedMail } from '../../../mails/compose-mail.ts';
import {
  type CustomOrderMailFacts,
  composeDeclinedMail,
  composeMessageMail,
  composeNewCustomOrderMail,
  composeQuoteExpiredMail,
  composeQuoteMail,
  composeRequestReceivedMail,
} from '../../../mails/custom-order-mails.ts';
import type { CustomOrderRow } from '../custom-orders.store.ts';
import { describeCustomOrder, isDesigned } from '../describe-custom-order.ts';
import { makeRequestLink } from '../links/request-links.ts';
import { loadCustomOrder } from '../read-custom-order.ts';
import { readStoredDesign } from '../read-design.ts';

type ComposeParts = {
  readonly db: Database;
  readonly publicUrl: string;
  readonly trackingSecret: string;
  readonly readShopProfile: () => ShopProfile;
};

/** The mail of a row about a custom order, from the custom order as it is when the mail is written. */
export async function composeCustomOrderMessage(
  { db, publicUrl, trackingSecret, readShopProfile }: ComposeParts,
  { kind, customOrderId, details, createdAt }: MessageRow,
): Promise<ComposedMail | undefined> {
  const opened = customOrderId ? await loadCustomOrder(db, customOrderId) : undefined;
  if (!opened) return undefined;
  const { whole, list } = opened;
  const customOrder = describeCustomOrder(whole, list, createdAt);
  const facts: CustomOrderMailFacts = {
    shop: readShopProfile(),
    customOrder,
    customerName: whole.customer.name,
    link: makeRequestLink({ publicUrl, trackingSecret }, whole.row),
  };
  const adminFacts = { ...facts, link: `${publicUrl}/admin/custom-orders/${customOrder.id}` };
  if (kind === 'new_custom_order') return composeNewCustomOrderMail(adminFacts);
  if (kind === 'quote') {
    const quote = customOrder.quotes.find(({ version }) => version === details.quoteVersion);
    return quote && composeQuoteMail(facts, quote);
  }
  if (kind === 'message') {
    const message = customOrder.messages.find(({ id }) => id === details.messageId);
    const forAdmin = message?.by === 'customer';
    return message && composeMessageMail(forAdmin ? adminFacts : facts, message, { forAdmin });
  }
  if (details.status === 'submitted') {
    return composeRequestReceivedMail(
      facts,
      isDesigned(whole.row) ? describeUnlettered(whole.row, list) : null,
    );
  }
  return details.status === 'declined' ? composeDeclinedMail(facts) : composeQuoteExpiredMail(facts);
}

/** What was chosen, and nothing that was typed on it. */
function describeUnlettered({ design: text }: CustomOrderRow, list: PriceList) {
  const designed = readStoredDesign(text, list);
  const design = { ...designed, inscription: { ...designed.inscription, text: '' } };
  return { design: writeDesignText(design), description: describeDesign(design, list) };
}
