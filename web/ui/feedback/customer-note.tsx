import WarningIcon from 'lucide-react/icons/triangle-exclamation-point';
import { isHealthNote } from '../../../domain/orders/health-notes.ts';

type CustomerNoteProps = { readonly note: string };

/** In the customer's words. Where somebody could be harmed, nothing on the screen is louder. */
export function CustomerNote({ note }: CustomerNoteProps) {
  if (isHealthNote(note)) {
    return (
      <p
        role="note"
        className="flex gap-2.5 rounded-card bg-hibiscus px-3 py-2.5 text-lead leading-snug font-bold wrap-anywhere whitespace-pre-line text-on-action"
      >
        <WarningIcon className="mt-0.5 size-5.5 flex-none" />
        <span className="min-w-0">
          <span className="visually-hidden">Warning: </span>
          {note}
        </span>
      </p>
    );
  }
  return (
    <p
      role="note"
      className="border-l-4 border-honey py-0.5 pl-3 leading-snug wrap-anywhere whitespace-pre-line"
    >
      {note}
    </p>
  );
}
