import { useEffect, useRef, useState } from 'react';
import type { OwnDevice } from '../../../../contract/kitchen-devices.ts';
import { offerPin } from '../../../api/staff-pin.ts';
import { PinDialog } from './pin-dialog.tsx';

type PersonBarProps = {
  readonly device: Extract<OwnDevice, { status: 'paired' }>;
  readonly onAsk: () => void;
};

type Answer = (pin: string | undefined) => void;

/** Which tablet this is, and the question who stands at it when something is recorded. */
export function PersonBar({ device, onAsk }: PersonBarProps) {
  const [answer, setAnswer] = useState<{ readonly give: Answer } | null>(null);
  const latestOnAsk = useRef(onAsk);
  useEffect(() => {
    latestOnAsk.current = onAsk;
  });

  useEffect(
    () =>
      offerPin(() => {
        latestOnAsk.current();
        return new Promise((resolve) => setAnswer({ give: resolve }));
      }),
    [],
  );

  const close: Answer = (pin) => {
    answer?.give(pin);
    setAnswer(null);
  };

  return (
    <>
      <p className="pt-3 text-small text-cocoa-2">{device.name} · kitchen tablet</p>
      <PinDialog isOpen={answer !== null} people={device.people} onClose={close} />
    </>
  );
}
