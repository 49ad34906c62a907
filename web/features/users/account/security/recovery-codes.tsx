import { saveFile } from '../../../../ui/browser/save-file.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Shown this once: the shop keeps nothing that it could show again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const save = () =>
    saveFile('recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  return (
    <Note tone="good" role="status">
      <div className="grid gap-3">
        <p className="font-semibold">Your recovery codes</p>
        <p>Keep them somewhere safe, not on your phone. Each works once. We can’t show them again.</p>
        <ul
          aria-label="Recovery codes"
          className="grid grid-cols-2 gap-x-4 gap-y-1 font-mono tablet:grid-cols-5"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button kind="dark" size="s" onClick={save}>
            Download codes
          </Button>
          <Button kind="paper" size="s" onClick={onDone}>
            I’ve saved them
          </Button>
        </div>
      </div>
    </Note>
  );
}
