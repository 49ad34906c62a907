import ShareIcon from 'lucide-react/icons/share';
import { useState } from 'react';
import { tellOfDesign } from '../../../../../domain/shop/whatsapp-link.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ShareDialog } from '../../../../ui/share/share-dialog.tsx';
import { writeDesignLink } from '../state/design-address.ts';

type ShareDesignProps = {
  readonly productName: string;
  readonly text: string;
  readonly className: string;
};

/** Whoever has the link sees this very cake. */
export function ShareDesign({ productName, text, className }: ShareDesignProps) {
  const [isOpen, setOpen] = useState(false);
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
      <ShareDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        heading="Share this cake"
        hint="The link holds the whole design. Keep it, or ask what friends think."
        title={productName}
        writeLink={() => writeDesignLink(window.location, text)}
        writeMessage={tellOfDesign}
      />
    </>
  );
}
