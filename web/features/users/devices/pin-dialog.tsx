import BackIcon from 'lucide-react/icons/delete';
import { useState } from 'react';
import { checkPinEndpoint, type TabletPerson } from '../../../../contract/kitchen-devices.ts';
import { PIN_DIGITS, STAFF_PIN_HEADER } from '../../../../domain/users/staff-pin.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

type PinDialogProps = {
  readonly isOpen: boolean;
  readonly people: readonly TabletPerson[];
  /** Undefined: nobody said who they are. */
  readonly onClose: (pin: string | undefined) => void;
};

/** Big enough for gloves: first the name, then four digits. */
export function PinDialog({ isOpen, people, onClose }: PinDialogProps) {
  return (
    <Modal isOpen={isOpen} onClose={() => onClose(undefined)} label="Choose your name" placement="question">
      <WhoIsIt people={people} onClose={onClose} />
    </Modal>
  );
}

function WhoIsIt({ people, onClose }: Omit<PinDialogProps, 'isOpen'>) {
  const [chosen, setChosen] = useState<TabletPerson | null>(null);
  if (chosen) return <EnterPin person={chosen} onBack={() => setChosen(null)} onClose={onClose} />;
  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">Choose your name</h2>
      {people.length === 0 && (
        <Note tone="tip">Nobody has a kitchen PIN yet. Set yours in your account, under Kitchen PIN.</Note>
      )}
      <div className="grid gap-3">
        {people.map((person) => (
          <Button key={person.id} kind="quiet" size="l" onClick={() => setChosen(person)}>
            {person.name}
            {person.isLocked && ' (locked)'}
          </Button>
        ))}
        <Button onClick={() => onClose(undefined)}>Cancel</Button>
      </div>
    </div>
  );
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type EnterPinProps = Pick<PinDialogProps, 'onClose'> & {
  readonly person: TabletPerson;
  readonly onBack: () => void;
};

function EnterPin({ person, onBack, onClose }: EnterPinProps) {
  const [typed, setTyped] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function press(digit: string) {
    if (isChecking || typed.length >= PIN_DIGITS) return;
    const next = typed + digit;
    setTyped(next);
    setFailure(null);
    if (next.length < PIN_DIGITS) return;
    setChecking(true);
    const pin = `${person.id}.${next}`;
    try {
      await backgroundApi.call(checkPinEndpoint, { headers: { [STAFF_PIN_HEADER]: pin } });
      onClose(pin);
    } catch (error) {
      setFailure(describeError(error));
      setTyped('');
    } finally {
      setChecking(false);
    }
  }

  return (
    <div className="grid gap-4 p-6 phone:p-8">
      <h2 className="text-fs-3">{person.name}’s PIN</h2>
      <p role="status" className="text-center font-display text-fs-2 tracking-widest">
        <span className="visually-hidden">
          {typed.length} of {PIN_DIGITS} digits
        </span>
        <span aria-hidden="true">{'●'.repeat(typed.length) + '○'.repeat(PIN_DIGITS - typed.length)}</span>
      </p>
      {failure !== null && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
      <div className="grid grid-cols-3 gap-3">
        {KEYS.map((digit) => (
          <Key key={digit} digit={digit} onPress={press} />
        ))}
        <Button size="l" onClick={onBack}>
          Back
        </Button>
        <Key digit="0" onPress={press} />
        <Button size="l" aria-label="Delete last digit" onClick={() => setTyped(typed.slice(0, -1))}>
          <BackIcon />
        </Button>
      </div>
    </div>
  );
}

function Key({ digit, onPress }: { readonly digit: string; readonly onPress: (digit: string) => void }) {
  return (
    <Button kind="quiet" size="l" className="text-fs-3" onClick={() => onPress(digit)}>
      {digit}
    </Button>
  );
}
