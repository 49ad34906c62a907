/** What a mail says, before it has a form. All of it is plain text. */
export type MailContent = {
  readonly subject: string;
  /** The line that inboxes show behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown by mail programs that load pictures; the words stand for it elsewhere. */
  readonly picture?: MailPicture;
  /** What to look up at a glance: when, where, how to pay. */
  readonly facts?: readonly MailFact[];
  /** Line by line, such as what is in a cart. */
  readonly list?: readonly string[];
  /** Several ways on of the same kind, one a line. */
  readonly links?: readonly MailButton[];
  /** A bill; where no row is marked as its sum, the last is what it comes to. */
  readonly amounts?: readonly MailAmount[];
  readonly button?: MailButton;
  /** Another way on, for those whom the button does not help. */
  readonly otherWay?: MailButton;
  readonly smallPrint: readonly string[];
};

export type MailPicture = { readonly address: string; readonly words: string };

export type MailButton = { readonly label: string; readonly link: string };

export type MailFact = { readonly label: string; readonly value: string };
export type MailAmount = {
  readonly label: string;
  readonly note?: string;
  readonly amount: string;
  readonly isSum?: boolean;
};

/** Below what only those who run the shop get. */
export const FOR_ADMINISTRATORS =
  'You get this email because you manage the shop. You can turn it off in your account.';
