import LinkIcon from 'lucide-react/icons/link';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import { type ReactNode, useRef, useState } from 'react';
import { buildWhatsappLink } from '../../../domain/shop/whatsapp-link.ts';
import { Button, ButtonAnchor } from '../buttons/button.tsx';
import { QrCode } from '../pictures/qr-code.tsx';
import { copyLink } from './pass-on.ts';

type SendLinkProps = {
  /** With the key behind the #, which browsers send to nobody. */
  readonly path: string;
  readonly phone: string;
  readonly writeMessage: (link: string) => string;
  readonly isSent?: boolean;
  readonly onSent?: (() => void) | undefined;
  /** What else can be done with it, beside the code. */
  readonly children?: ReactNode;
};

/** On WhatsApp to the customer's own number, copied, or for the camera of whoever stands at the counter. */
export function SendLink({ path, phone, writeMessage, isSent = false, onSent, children }: SendLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);
  const link = `${window.location.origin}${path}`;
  const noteSent = () => {
    setCopied(false);
    onSent?.();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2 max-phone:*:flex-1 max-phone:*:px-4">
        <ButtonAnchor
          kind="dark"
          className="max-phone:basis-full"
          href={buildWhatsappLink(phone, writeMessage(link))}
          target="_blank"
          rel="noreferrer"
          onClick={noteSent}
        >
          <WhatsAppIcon />
          {isSent ? 'Send again on WhatsApp' : 'Send on WhatsApp'}
        </ButtonAnchor>
        <Button
          ref={copyButton}
          kind="paper"
          onClick={() => {
            void copyLink(link);
            setCopied(true);
          }}
        >
          <LinkIcon />
          Copy link
        </Button>
        {/* Only staff know whether they pasted it anywhere. */}
        {onSent && isCopied && (
          <Button
            kind="quiet"
            onClick={() => {
              noteSent();
              copyButton.current?.focus();
            }}
          >
            Mark as sent
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-label">
            QR code
          </summary>
          <QrCode text={link} label="QR code that opens the link" />
        </details>
        {children}
      </div>
    </div>
  );
}
