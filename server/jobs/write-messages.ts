import type { MessageKind } from '../../domain/notifications/choices.ts';
import type { Addressee } from './addressees.store.ts';
import type { NewMessage } from './queue-messages.ts';

export type Happening = {
  /** Names this one event for good, so that nobody is told of it twice. */
  readonly event: string;
  readonly kind: MessageKind;
  readonly details: NewMessage['details'];
  /** When the recipient did it themselves: it is in their list, and no news to them. */
  readonly doneAt?: Date | undefined;
};

/** What the message is about; several things at once have no row of their own. */
export type Subject =
  | Readonly<Record<string, never>>
  | { readonly orderId: string }
  | { readonly customOrderId: string }
  | { readonly contactMessageId: string };

/** One for each channel by which a recipient can be told and has not switched off. */
export function writeMessages(
  subject: Subject,
  { doneAt, ...happening }: Happening,
  addressees: readonly Addressee[],
): NewMessage[] {
  return addressees.flatMap(({ userId, email, hasDevice, switchedOff }) => {
    const common = { ...subject, ...happening, userId };
    const mail: NewMessage[] = email === '' ? [] : [{ ...common, channel: 'email', recipient: email }];
    const inApp: NewMessage[] = userId
      ? [{ ...common, channel: 'in_app', recipient: userId, ...(doneAt && { readAt: doneAt }) }]
      : [];
    const push: NewMessage[] = userId && hasDevice ? [{ ...common, channel: 'push', recipient: userId }] : [];
    return [...mail, ...inApp, ...push].filter(({ channel }) => !switchedOff.includes(channel));
  });
}
