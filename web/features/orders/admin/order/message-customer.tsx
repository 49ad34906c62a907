import { useCallback, useState } from 'react';
import type { ChangeRequest } from '../../../../../contract/change-request.ts';
import { type ContactMessage, settleContactMessageEndpoint } from '../../../../../contract/contact.ts';
import { readCustomerEndpoint } from '../../../../../contract/customers.ts';
import type { AdminOrderDetails } from '../../../../../contract/order-admin.ts';
import {
  messageCustomerEndpoint,
  ORDER_MESSAGE_MAX_LENGTH,
  orderMessageSchema,
} from '../../../../../contract/order-messages.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { useDraftedForm } from '../../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readText } from '../../../../ui/form/use-form.ts';
import { formatDay } from '../../../../ui/formats/format-moment.ts';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { DeskDialog, DeskForm } from '../desk-dialog.tsx';

type MessageCustomerProps = {
  readonly order: AdminOrderDetails;
  readonly onChange: (order: AdminOrderDetails) => void;
  /** To a change that was asked for: the words on the button. */
  readonly button: 'Message customer' | 'Reply';
  readonly kind: 'quiet' | 'paper';
  /** The change that was asked for, beside which the customer reads it; left out: none. */
  readonly replyTo?: ChangeRequest;
};

/**
 * An email in one's own words, which may answer what the customer wrote by the contact form. Nothing to press where there is no
 * address to send it to.
 */
export function MessageCustomer({ order, onChange, button, kind, replyTo }: MessageCustomerProps) {
  const [isOpen, setOpen] = useState(false);
  if (order.contact.email === '') return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button kind={kind} size="s" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <DeskDialog title={`Message ${order.contact.name}`} isOpen={isOpen} onClose={close}>
        <MessageForm order={order} replyTo={replyTo} onClose={close} onSent={onChange} />
      </DeskDialog>
    </>
  );
}

type MessageFormProps = {
  readonly order: AdminOrderDetails;
  readonly replyTo: ChangeRequest | undefined;
  readonly onClose: () => void;
  readonly onSent: (order: AdminOrderDetails) => void;
};

const read = (values: FormData) => ({ text: readText(values, 'text') });

function MessageForm({ order, replyTo, onClose, onSent }: MessageFormProps) {
  const { id, number, contact, changeRequest } = order;
  const [idempotencyKey] = useState(makeRandomKey);
  const waiting = useWaitingMessages(replyTo ? null : contact.email);
  const [leftOpen, setLeftOpen] = useState<readonly string[]>([]);
  const form = useDraftedForm({
    draftName: `order-message-1:${id}`,
    words: { text: { missing: 'Enter a message.' } },
    check: (values) => findMisfits(orderMessageSchema, read(values)),
    send: async (values) => {
      const body = { ...read(values), requestId: replyTo?.id };
      const sent = await shopApi.call(messageCustomerEndpoint, { params: { id }, body, idempotencyKey });
      const answered = waiting.filter((message) => !leftOpen.includes(message.id));
      for (const message of answered) {
        await shopApi.call(settleContactMessageEndpoint, { params: { id: message.id } });
      }
      onClose();
      onSent(sent);
      showToast({ kind: 'success', text: `Message sent to ${contact.name}` });
    },
  });
  const stays = changeRequest?.status === 'open' ? ' The change request stays open.' : '';
  const shown = replyTo ? ' The customer also sees it on the order’s page.' : '';
  return (
    <DeskForm
      title={`Message ${contact.name}`}
      lead={`An email to ${contact.email} about order ${number}. Replies come to your shop’s email address.${shown}${stays}`}
      form={form}
      button="Send message"
      buttonWhileBusy="Sending…"
      onClose={onClose}
    >
      <TextArea
        label="Message"
        name="text"
        required
        rows={6}
        maxLength={ORDER_MESSAGE_MAX_LENGTH}
        problem={form.problems.text}
      />
      {waiting.map((message) => (
        <Checkbox
          key={message.id}
          label={`Mark the message from ${formatDay(message.createdAt)} as answered: “${shorten(message.text)}”`}
          name={`answers-${message.id}`}
          checked={!leftOpen.includes(message.id)}
          onChange={({ target }) =>
            setLeftOpen((before) =>
              target.checked ? before.filter((id) => id !== message.id) : [...before, message.id],
            )
          }
        />
      ))}
    </DeskForm>
  );
}

/** What the customer wrote by the contact form and nobody has answered yet; none where that could not be asked. */
function useWaitingMessages(email: string | null): readonly ContactMessage[] {
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (email === null) return [];
      const { messages } = await shopApi.call(readCustomerEndpoint, { query: { contact: email }, signal });
      return messages.filter(({ settledAt }) => settledAt === null);
    },
    [email],
  );
  return useLoaded(load).data ?? [];
}

const SHOWN_LENGTH = 80;

function shorten(text: string): string {
  const whole = text.replaceAll(/\s+/gu, ' ').toWellFormed();
  return whole.length <= SHOWN_LENGTH ? whole : `${whole.slice(0, SHOWN_LENGTH).toWellFormed()}…`;
}
