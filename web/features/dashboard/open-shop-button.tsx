import { useState } from 'react';
import { Link } from 'react-router';
import { openShopEndpoint } from '../../../contract/dashboard.ts';
import { FIRST_STEPS, type FirstStep } from '../../../domain/shop/first-week.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { STEP_WORDS } from './step-words.ts';

type OpenShopButtonProps = {
  readonly done: readonly FirstStep[];
  /** Those without which nobody could order. */
  readonly obstacles: readonly FirstStep[];
  readonly publishedSamples: number;
  readonly onOpened: () => void;
};

/** The last step: says what is missing, and asks before customers come in. */
export function OpenShopButton({ done, obstacles, publishedSamples, onOpened }: OpenShopButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const left = FIRST_STEPS.filter((step) => step !== 'open' && !done.includes(step));
  if (obstacles.length > 0) {
    return (
      <div className="text-label">
        <p>Customers can’t order yet. Still missing:</p>
        <StepNames steps={obstacles} />
      </div>
    );
  }
  async function open(): Promise<void> {
    await shopApi.call(openShopEndpoint, {});
    showToast({
      kind: 'success',
      text: 'Your shop is open.',
      link: { label: 'View shop', to: '/' },
    });
    onOpened();
  }
  return (
    <>
      <Button kind="main" onClick={() => setAsking(true)}>
        Open the shop
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Open the shop?"
        button="Open the shop"
        keepButton="Not yet"
        buttonWhileBusy="Opening…"
        onConfirm={open}
      >
        <p>Customers will see your shop instead of “Opening soon”, and can order right away.</p>
        {publishedSamples > 0 && (
          <Note tone="warning">
            {publishedSamples === 1
              ? '1 product is still a sample'
              : `${publishedSamples} products are still samples`}
            : customers could order them with our pictures, descriptions and prices.{' '}
            <Link to="/admin/products" className="link inline-flex min-h-11 items-center">
              Check your products
            </Link>
          </Note>
        )}
        {left.length > 0 && (
          <div>
            <p>You haven’t done these yet. You can open without them:</p>
            <StepNames steps={left} />
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}

function StepNames({ steps }: { readonly steps: readonly FirstStep[] }) {
  return (
    <ul className="list-disc pl-5">
      {steps.map((step) => (
        <li key={step}>{STEP_WORDS[step].name}</li>
      ))}
    </ul>
  );
}
