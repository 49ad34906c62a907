/** What a mail says, before it has a form. All of it is plain text. */
export type MailContent = {
  readonly subject: string;
  /** The line that inboxes show behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: MailButton;
  readonly smallPrint: readonly string[];
};

export type MailButton = { readonly label: string; readonly link: string };
