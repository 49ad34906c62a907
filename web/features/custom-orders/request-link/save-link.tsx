import LinkIcon from 'lucide-react/icons/link';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { copyLink } from '../../../ui/share/pass-on.ts';

/** With the key behind the #, which browsers send to nobody. */
export function writeRequestLink(key: string): string {
  return `/cake-request#${key}`;
}

/** For whoever has no account: this browser finds the request again, another one needs the link. */
export function SaveLink({ linkKey }: { readonly linkKey: string }) {
  const link = `${window.location.origin}${writeRequestLink(linkKey)}`;
  // Without a number WhatsApp asks whom to send it to: oneself, or whoever else plans the party.
  const share = `https://wa.me/?text=${encodeURIComponent(`Our cake request: ${link}`)}`;
  return (
    <Panel className="grid gap-3">
      <h2 className="text-fs-3">Save your link</h2>
      <p className="text-label text-cocoa-2">
        It opens this request on any phone, without an account. Anyone who has it can read and answer, so
        share it with care.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="paper" onClick={() => void copyLink(link)}>
          <LinkIcon />
          Copy link
        </Button>
        <ButtonAnchor kind="paper" href={share} target="_blank" rel="noreferrer">
          <WhatsAppIcon />
          Send on WhatsApp
        </ButtonAnchor>
      </div>
    </Panel>
  );
}
