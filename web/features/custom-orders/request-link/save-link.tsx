import LinkIcon from 'lucide-react/icons/link';
import WhatsAppIcon from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { claimRequestEndpoint } from '../../../../contract/guest-requests.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { copyLink } from '../../../ui/share/pass-on.ts';
import { useAuth } from '../../users/auth-context.tsx';
import { forgetDeviceRequest } from './device-requests.ts';

/** With the key behind the #, which browsers send to nobody. */
export function writeRequestLink(key: string): string {
  return `/cake-request#${key}`;
}

type SaveLinkProps = { readonly id: string; readonly linkKey: string };

/** This browser finds the request again; another one needs the link, or the account it was added to. */
export function SaveLink({ id, linkKey }: SaveLinkProps) {
  const { currentUser } = useAuth();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const claim = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await shopApi.call(claimRequestEndpoint, { params: { id } });
      forgetDeviceRequest(id);
      showToast({ kind: 'success', text: 'Request added to your account' });
      await navigate(`/custom-orders/${id}`, { replace: true });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
      setBusy(false);
    }
  };
  const link = `${window.location.origin}${writeRequestLink(linkKey)}`;
  // Without a number WhatsApp asks whom to send it to: oneself, or whoever else plans the party.
  const share = `https://wa.me/?text=${encodeURIComponent(`My cake request: ${link}`)}`;
  return (
    <Panel className="grid gap-3">
      <h2 className="text-fs-3">Save your link</h2>
      <p className="text-label text-cocoa-2">
        It opens this request on any phone, without an account. Anyone who has it can read and reply, so share
        it with care.{' '}
        {currentUser && 'Once it’s in your account, the link stops working: you’ll sign in to open it.'}
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
        {currentUser && (
          <Button kind="dark" onClick={claim} aria-disabled={isBusy}>
            {isBusy && <Spinner />}
            Add to my account
          </Button>
        )}
      </div>
    </Panel>
  );
}
