/** One mail to one person, whole in both forms. Who it comes from is the port's own knowledge. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** `<paid.4821@shop.example>`: a mail sent again after a crash is recognised by it. Made up when left out. */
  readonly messageId?: string;
  /** For mail programs, such as how to unsubscribe; none when left out. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whom an answer goes to, where that is not the shop. */
  readonly replyTo?: string;
};

export type MailPort = {
  /** Resolves when the mail has been taken over; rejects with a `MailFault` when it has not. */
  readonly send: (mail: Mail) => Promise<void>;
};

/** Why a mail was not sent, in words without addresses or secrets, because it ends up in the log. */
export class MailFault extends Error {
  override readonly name = 'MailFault';
  /** The same mail would fail again, whenever it is sent. */
  readonly isLasting: boolean;

  constructor(message: string, { isLasting }: { isLasting: boolean }) {
    super(message);
    this.isLasting = isLasting;
  }
}

export type StoredMail = Required<Omit<Mail, 'replyTo'>> & {
  readonly id: string;
  readonly sentAt: string;
  /** `Our bakery <orders@shop.example>` */
  readonly from: string;
  readonly replyTo: string | null;
};

/** Mails that were kept instead of sent, for whoever tries the shop out. */
export type Mailbox = {
  /** Newest first. */
  readonly list: (filter?: { readonly to?: string | undefined }) => Promise<readonly StoredMail[]>;
  readonly find: (id: string) => Promise<StoredMail | undefined>;
};
