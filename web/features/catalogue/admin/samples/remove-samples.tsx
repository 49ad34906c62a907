import { useState } from 'react';
import { removeSamplesEndpoint, type SampleCounts } from '../../../../../contract/samples.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { listRemovals } from './sample-words.ts';

type RemoveSamplesProps = { readonly counts: SampleCounts; readonly onRemoved: () => void };

/** Shows what would go before it asks. */
export function RemoveSamples({ counts, onRemoved }: RemoveSamplesProps) {
  const [isAsking, setAsking] = useState(false);
  const lines = listRemovals(counts);
  async function remove(): Promise<void> {
    await shopApi.call(removeSamplesEndpoint, {});
    showToast({ kind: 'success', text: 'All samples are removed.' });
    onRemoved();
  }
  const removals = (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <Panel className="grid gap-3">
      <h2>Remove all samples</h2>
      {lines.length === 0 ? (
        <p className="text-label text-cocoa-2">There are no samples in your shop.</p>
      ) : (
        <>
          <p className="text-label">
            This removes the samples you haven’t edited. Everything you’ve added or changed stays.
          </p>
          {removals}
          <div>
            <Button kind="line" onClick={() => setAsking(true)}>
              Remove all samples…
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Remove all samples?"
        button="Remove all samples"
        buttonWhileBusy="Removing…"
        onConfirm={remove}
      >
        <p>This removes from your shop:</p>
        {removals}
      </ConfirmDialog>
    </Panel>
  );
}
