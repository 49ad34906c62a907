import CheckIcon from 'lucide-react/icons/check';
import InfoIcon from 'lucide-react/icons/info';
import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import CloseIcon from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { TOAST_TIMEOUT_MS } from '../../../../ui/feedback/toast.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import type { Designer } from '../state/use-designer.ts';

const TONES = {
  good: { ToneIcon: CheckIcon, className: 'bg-leaf-soft' },
  tip: { ToneIcon: InfoIcon, className: 'bg-honey-soft' },
  warning: { ToneIcon: WarningIcon, className: 'bg-ember-soft' },
} as const;

/** What gave way to a choice, or why it could not be made. Good news goes by itself. */
export function StageNote({ note, undo, dismissNote }: Pick<Designer, 'note' | 'undo' | 'dismissNote'>) {
  useEffect(() => {
    if (note?.tone !== 'good') return;
    const timer = setTimeout(dismissNote, TOAST_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [note, dismissNote]);
  const { ToneIcon, className } = TONES[note?.tone ?? 'tip'];
  return (
    <div role="status" className="max-w-full">
      {note?.isUnseen && <p className="visually-hidden">{note.text}</p>}
      {note && !note.isUnseen && (
        <div
          key={note.text}
          className={joinClasses(
            'flex items-start rounded-card py-0.5 pr-0.5 pl-3 text-small shadow-2 transition duration-(--duration-slow) starting:translate-y-2 starting:opacity-0 phone:text-label',
            className,
          )}
        >
          <ToneIcon className="mt-3 size-5" />
          <p className="min-w-0 flex-1 py-3 pl-2.5 leading-snug">
            {note.text}
            {note.canUndo && (
              <button
                type="button"
                onClick={undo}
                className="-my-3 ml-1 px-1.5 py-3 font-bold underline underline-offset-4 hover:no-underline"
              >
                Undo<span className="visually-hidden"> this change</span>
              </button>
            )}
          </p>
          <IconButton label="Dismiss" onClick={dismissNote}>
            <CloseIcon className="size-4.5" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
