import { useRef, useState } from 'react';
import {
  DEVICE_NAME_MAX_LENGTH,
  endKitchenDeviceEndpoint,
  type KitchenDevice,
  listKitchenDevicesEndpoint,
  pairKitchenDeviceEndpoint,
} from '../../../../contract/kitchen-devices.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { readText, useForm } from '../../../ui/form/use-form.ts';
import { formatDay } from '../../../ui/formats/format-moment.ts';
import { Since } from '../../../ui/formats/moment.tsx';
import { LoadedContent } from '../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { SectionForm } from '../account/section-form.tsx';

const listDevices = async (signal: AbortSignal) =>
  (await shopApi.call(listKitchenDevicesEndpoint, { signal })).data;

/** Tablets that stay signed in to the kitchen by themselves, and how one more is paired. */
export function KitchenTablets() {
  const devices = useLoaded(listDevices);
  const [ended, setEnded] = useState<KitchenDevice | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);

  async function end() {
    if (!ended) return;
    await shopApi.call(endKitchenDeviceEndpoint, { params: { id: ended.id } });
    showToast({ kind: 'success', text: `${ended.name} is removed` });
    devices.reload();
    headingRef.current?.focus();
  }

  return (
    <>
      <AccountSection
        id="tablets"
        title="Kitchen tablets"
        lead="A tablet shows only what the kitchen needs: the board, the tickets and today’s shelf. Staff enter their own PIN when they record something."
        headingRef={headingRef}
      >
        <LoadedContent
          loaded={devices}
          waitingWords="Loading the tablets…"
          skeleton={<Skeleton className="h-16" />}
        >
          {(paired) =>
            paired.length === 0 ? (
              <p className="text-cocoa-2">No tablets yet.</p>
            ) : (
              <ul aria-label="Paired tablets" className="grid">
                {paired.map((device) => (
                  <DeviceLine key={device.id} device={device} onEnd={() => setEnded(device)} />
                ))}
              </ul>
            )
          }
        </LoadedContent>
        <PairForm onPaired={devices.reload} />
      </AccountSection>
      <ConfirmDialog
        isOpen={ended !== null}
        onClose={() => setEnded(null)}
        title={`Remove ${ended?.name ?? 'this tablet'}?`}
        button="Remove tablet"
        buttonWhileBusy="Removing…"
        onConfirm={end}
      >
        <p>It stops showing the kitchen right away. You can pair it again.</p>
      </ConfirmDialog>
    </>
  );
}

function DeviceLine({ device, onEnd }: { readonly device: KitchenDevice; readonly onEnd: () => void }) {
  const { name, pairedAt, pairedBy, lastSeenAt } = device;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-crust py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-cocoa-2">
          Paired {formatDay(pairedAt)} by {pairedBy}
          {lastSeenAt !== null && (
            <>
              , last seen <Since at={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      <Button kind="danger" size="s" aria-label={`Remove ${name}`} onClick={onEnd}>
        Remove
      </Button>
    </li>
  );
}

function PairForm({ onPaired }: { readonly onPaired: () => void }) {
  const [pairedCount, setPairedCount] = useState(0);
  const form = useForm({
    words: {
      code: { missing: 'Enter the code.' },
      name: { missing: 'Enter a name, such as “Kitchen tablet”.' },
    },
    send: async (values) => {
      const body = { code: readText(values, 'code'), name: readText(values, 'name') };
      const { name } = await shopApi.call(pairKitchenDeviceEndpoint, { body });
      showToast({ kind: 'success', text: `${name} is paired` });
      setPairedCount((count) => count + 1);
      onPaired();
    },
  });
  return (
    <SectionForm form={form} label="Pair a tablet" button="Pair tablet" buttonWhileSending="Pairing…">
      <p className="max-w-measure text-cocoa-2">
        On the tablet, open <strong className="text-cocoa">{`${window.location.host}/tablet`}</strong>. It
        shows a code: enter it below.
      </p>
      <div key={pairedCount} className="grid items-start gap-4 tablet:grid-cols-2">
        <TextField
          label="Code on the tablet"
          name="code"
          required
          inputMode="numeric"
          autoComplete="off"
          hint="For example: 1234 5678."
          problem={form.problems.code}
        />
        <TextField
          label="Name of the tablet"
          name="name"
          required
          maxLength={DEVICE_NAME_MAX_LENGTH}
          autoComplete="off"
          hint="For example: “Kitchen tablet”."
          problem={form.problems.name}
        />
      </div>
    </SectionForm>
  );
}
