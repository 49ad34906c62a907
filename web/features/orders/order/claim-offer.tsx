import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { claimOrderEndpoint, endTrackingEndpoint, type Order } from '../../../../contract/orders.ts';
import { formatPhoneForNigeria } from '../../../../domain/phone.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Spinner } from '../../../ui/loading/spinner.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAuth } from '../../users/auth-context.tsx';
import { forgetDeviceOrder } from '../device-orders.ts';
import { GuestData } from './guest-data.tsx';
import { MailLink } from './mail-link.tsx';
import { takeWantedClaim, wantClaim } from './wanted-claim.ts';

/** What a guest can do with the link to their order: keep it in an account, have it emailed, end it, or ask for their data. */
export function ClaimOffer({ order }: { readonly order: Order }) {
  const { currentUser, authLoading } = useAuth();
  if (authLoading) return null;
  return (
    <div className="no-print grid gap-3">
      {currentUser ? (
        <Claim
          order={order}
          isTheirs={['', currentUser.email?.toLowerCase()].includes(order.contact.email.toLowerCase())}
        />
      ) : (
        <Note tone="tip">
          <p>
            Create an account
            {order.contact.email !== '' && (
              <>
                {' '}
                with <span className="wrap-anywhere">{order.contact.email}</span>
              </>
            )}{' '}
            to save this order to it. The order’s link will then stop working: you’ll sign in instead, on any
            device.
          </p>
          <ButtonLink
            to="/register"
            state={{
              ...order.contact,
              phone: formatPhoneForNigeria(order.contact.phone),
              origin: `/track/${order.id}`,
            }}
            onClick={() => wantClaim(order.id)}
            kind="paper"
            size="s"
            className="mt-3"
          >
            Register
          </ButtonLink>
        </Note>
      )}
      <MailLink order={order} />
      <EndLink order={order} />
      <GuestData order={order} />
    </div>
  );
}

type ClaimProps = { readonly order: Order; readonly isTheirs: boolean };

function Claim({ order, isTheirs }: ClaimProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const claim = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { id } = await shopApi.call(claimOrderEndpoint, { params: { id: order.id } });
      forgetDeviceOrder(order.id);
      showToast({ kind: 'success', text: 'Order added to your account' });
      await navigate(`/orders/${id}`, { replace: true });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
      setBusy(false);
    }
  };
  const claimAsPromised = useEffectEvent(() => {
    if (isTheirs && takeWantedClaim(order.id)) void claim();
  });
  useEffect(() => claimAsPromised(), []);
  if (!isTheirs) {
    return <Note tone="tip">This order was placed with a different email address from your account’s.</Note>;
  }
  return (
    <Note tone="tip">
      <p>
        Add this order to your account to see it in My Orders. Its link will then stop working: you’ll sign in
        instead, on any device.
      </p>
      <Button kind="dark" onClick={claim} aria-disabled={isBusy} className="mt-3">
        {isBusy && <Spinner />}
        Add to my account
      </Button>
    </Note>
  );
}

function EndLink({ order }: { readonly order: Order }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const end = async () => {
    await shopApi.call(endTrackingEndpoint, { params: { id: order.id } });
    forgetDeviceOrder(order.id);
    showToast({ kind: 'success', text: 'Link turned off' });
    await navigate('/', { replace: true });
  };
  return (
    <>
      <Button size="s" onClick={() => setAsking(true)} className="justify-self-start">
        Shared the link by mistake?
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Turn off the link to this order?"
        button="Turn off link"
        buttonWhileBusy="Turning off…"
        onConfirm={end}
      >
        <p>No one can open the order with this link any more, including you. Your order isn’t affected.</p>
      </ConfirmDialog>
    </>
  );
}
