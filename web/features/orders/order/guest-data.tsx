import { useState } from 'react';
import { useNavigate } from 'react-router';
import { eraseTrackedOrderEndpoint, exportTrackedOrderEndpoint } from '../../../../contract/guest-data.ts';
import type { Order } from '../../../../contract/orders.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { forgetDeviceOrder } from '../device-orders.ts';

/** What the law lets people ask for, also without an account. */
export function GuestData({ order: { id, number } }: { readonly order: Order }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isNoted, setNoted] = useState(false);

  const download = async () => {
    try {
      const data = await shopApi.call(exportTrackedOrderEndpoint, { params: { id } });
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(`order-${number}.json`, file);
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    }
  };

  const erase = async () => {
    const { isErased } = await shopApi.call(eraseTrackedOrderEndpoint, { params: { id } });
    if (!isErased) return setNoted(true);
    forgetDeviceOrder(id);
    showToast({ kind: 'success', text: 'Your data has been erased' });
    await navigate('/', { replace: true });
  };

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={download}>
          Download your data
        </Button>
        {!isNoted && (
          <Button size="s" onClick={() => setAsking(true)}>
            Erase your data
          </Button>
        )}
      </div>
      {isNoted && (
        <Note tone="tip" role="status">
          We’ve received your request. Tax law requires us to keep paid orders for six years. We’ll erase your
          data as soon as we’re allowed to.
        </Note>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Erase your data from this order?"
        button="Erase my data"
        buttonWhileBusy="Erasing…"
        onConfirm={erase}
      >
        <p>
          We’ll remove your name, address, phone number and notes. If the order isn’t finished or was paid
          for, we’ll do it as soon as we’re allowed to.
        </p>
      </ConfirmDialog>
    </>
  );
}
