import { useState } from 'react';
import { buildWhatsappLink } from '../../../../../domain/shop/whatsapp-link.ts';
import { Button, ButtonAnchor } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ShareIcon } from '../../../../ui/icons/actions.tsx';
import { CloseIcon } from '../../../../ui/icons/direction.tsx';
import { WhatsAppIcon } from '../../../../ui/icons/social.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { LinkIcon } from '../designer-icons.tsx';
import { writeDesignLink } from '../state/design-address.ts';

type ShareDesignProps = {
  readonly productName: string;
  readonly text: string;
  readonly className: string;
};

/** Whoever has the link sees this very cake. */
export function ShareDesign({ productName, text, className }: ShareDesignProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        kind="paper"
        size="s"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={className}
      >
        <ShareIcon />
        <span className="max-tablet:visually-hidden">Share</span>
      </Button>
      <Modal isOpen={isOpen} onClose={close} label="Share this cake" placement="question">
        <Ways productName={productName} text={text} onClose={close} />
      </Modal>
    </>
  );
}

type WaysProps = { readonly productName: string; readonly text: string; readonly onClose: () => void };

function Ways({ productName, text, onClose }: WaysProps) {
  const link = writeDesignLink(window.location, text);
  const message = `I have designed a cake. What do you think? ${link}`;
  const copy = () =>
    tell(async () => {
      await navigator.clipboard.writeText(link);
      showToast({ kind: 'success', text: 'Link copied' });
      onClose();
    });
  const share = () => tell(() => navigator.share({ title: productName, url: link }));
  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-fs-3">Share this cake</h2>
          <p className="mt-1 text-cocoa-2">
            The link holds the whole design. Keep it, or ask what friends think.
          </p>
        </div>
        <IconButton label="Close" onClick={onClose} className="-mt-1 -mr-2">
          <CloseIcon className="size-6" />
        </IconButton>
      </div>
      <p className="rounded-card bg-crust px-4 py-3 text-small wrap-anywhere select-all">{link}</p>
      <div className="grid gap-3">
        <Button kind="main" onClick={copy}>
          <LinkIcon />
          Copy link
        </Button>
        <ButtonAnchor kind="line" href={buildWhatsappLink('', message)} target="_blank" rel="noreferrer">
          <WhatsAppIcon />
          Send on WhatsApp
        </ButtonAnchor>
        {'share' in navigator && (
          <Button onClick={share}>
            <ShareIcon />
            More ways
          </Button>
        )}
      </div>
    </div>
  );
}

async function tell(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    // Whoever closes the phone's sheet has changed their mind, and needs no message.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) showToast({ kind: 'error', text: 'That did not work. Copy the link by hand.' });
  }
}
