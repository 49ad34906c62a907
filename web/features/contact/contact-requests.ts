import {
  type ContactMessage,
  type ContactMessageBody,
  type ContactPage,
  contactMessageSchema,
  listContactMessagesEndpoint,
  openContactFormEndpoint,
  sendContactMessageEndpoint,
} from '../../../contract/contact.ts';
import { shopApi } from '../../api/shop-api.ts';

export async function openContactForm(): Promise<string> {
  const { answerSchema, path } = openContactFormEndpoint;
  return (await shopApi.get(path, { answerSchema })).token;
}

export async function sendContactMessage(body: ContactMessageBody, idempotencyKey: string): Promise<void> {
  await shopApi.post(sendContactMessageEndpoint.path, body, { idempotencyKey });
}

type PageWish = { readonly cursor: string | undefined; readonly signal: AbortSignal };

export function listContactMessages({ cursor, signal }: PageWish): Promise<ContactPage> {
  return shopApi.get(listContactMessagesEndpoint.path, {
    query: { cursor },
    answerSchema: listContactMessagesEndpoint.answerSchema,
    signal,
  });
}

export type ContactChange = 'settle' | 'reopen';

export function changeContactMessage(id: string, change: ContactChange): Promise<ContactMessage> {
  return shopApi.post(`/api/admin/contact-messages/${encodeURIComponent(id)}/${change}`, undefined, {
    answerSchema: contactMessageSchema,
  });
}
