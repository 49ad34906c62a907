import LinkIcon from 'lucide-react/icons/link';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import ShareIcon from 'lucide-react/icons/share';
import CloseIcon from 'lucide-react/icons/x';
import { buildWhatsappShare } from '../../../domain/shop/whatsapp-link.ts';
import { Button, ButtonAnchor } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Modal } from '../overlays/modal.tsx';
import { QrCode } from '../pictures/qr-code.tsx';
import { canShare, copyLink, shareByPhone } from './pass-on.ts';

type ShareDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly heading: string;
  readonly hint: string;
  /** What the phone's own sheet calls it. */
  readonly title: string;
  /** Asked for once the dialog is open: the address may change until then. */
  readonly writeLink: () => string;
  /** What WhatsApp is to say, with the link in it. */
  readonly writeMessage: (link: string) => string;
  /** For a camera across the table; left out: no code is shown. */
  readonly codeLabel?: string;
};

/** A link with every way to pass it on: most people here share on WhatsApp. */
export function ShareDialog({ isOpen, onClose, heading, ...rest }: ShareDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} label={heading} placement="question">
      <Ways heading={heading} onClose={onClose} {...rest} />
    </Modal>
  );
}

function Ways(props: Omit<ShareDialogProps, 'isOpen'>) {
  const { onClose, heading, hint, title, writeLink, writeMessage, codeLabel } = props;
  const link = writeLink();
  const copy = async () => {
    await copyLink(link);
    onClose();
  };
  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-fs-3">{heading}</h2>
          <p className="mt-1 text-cocoa-2">{hint}</p>
        </div>
        <IconButton label="Close" onClick={onClose} className="-mt-1 -mr-2">
          <CloseIcon className="size-6" />
        </IconButton>
      </div>
      <p className="rounded-card bg-crust px-4 py-3 text-small wrap-anywhere select-all">{link}</p>
      {codeLabel !== undefined && (
        <div className="justify-self-center">
          <QrCode text={link} label={codeLabel} />
        </div>
      )}
      <div className="grid gap-3">
        <ButtonAnchor
          kind="main"
          href={buildWhatsappShare(writeMessage(link))}
          target="_blank"
          rel="noreferrer"
        >
          <WhatsAppIcon />
          Share on WhatsApp
        </ButtonAnchor>
        <Button kind="line" onClick={copy}>
          <LinkIcon />
          Copy link
        </Button>
        {canShare() && (
          <Button onClick={() => shareByPhone({ title, url: link })}>
            <ShareIcon />
            More options
          </Button>
        )}
      </div>
    </div>
  );
}
