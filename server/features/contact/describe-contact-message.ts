import { type ContactMessage, contactMessageSchema } from '../../../contract/contact.ts';
import type { ListedContactMessage } from './contact.store.ts';

export function describeContactMessage({ row, settledByName }: ListedContactMessage): ContactMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone === '' ? null : row.phone,
    topic: contactMessageSchema.shape.topic.parse(row.topic),
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    settledBy: settledByName,
  };
}
