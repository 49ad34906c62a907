import { Note } from '../../../ui/feedback/note.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { DENIED_WORDS, UNSUPPORTED_WORDS } from './push-words.ts';
import { usePush } from './use-push.ts';

/** Push in this very browser: whether it is on, and why it cannot be. */
export default function PushDevice({ uid }: { readonly uid: string }) {
  const { state, isBusy, failure, switchOn, switchOff } = usePush(uid);
  const isOn = state === 'on';
  const canTurn = isOn || state === 'off';
  return (
    <div className="grid gap-2">
      <Switch
        label="Push notifications in this browser"
        hint="You’ll get notifications even when the shop isn’t open in your browser. Your choices below apply to every browser where this is on."
        isOn={isOn}
        isLocked={isBusy || !canTurn}
        onTurn={isOn ? switchOff : switchOn}
      />
      {state === 'denied' && <Note tone="warning">{DENIED_WORDS}</Note>}
      {state === 'unsupported' && <Note tone="tip">{UNSUPPORTED_WORDS}</Note>}
      {failure !== null && state === 'off' && (
        <Note tone="problem" role="alert">
          {failure}
        </Note>
      )}
    </div>
  );
}
