import { suggestEmail } from '../../../domain/users/suggest-email.ts';

type EmailHintProps = { readonly typed: string; readonly onUse: (email: string) => void };

/** One tap mends the usual slip; whoever has such an address leaves it. */
export function EmailHint({ typed, onUse }: EmailHintProps) {
  const meant = suggestEmail(typed);
  return (
    <span aria-live="polite">
      {meant !== undefined && (
        <>
          Did you mean{' '}
          <button
            type="button"
            onClick={() => onUse(meant)}
            className="min-h-8 font-semibold wrap-anywhere text-cocoa underline underline-offset-4 hover:no-underline"
          >
            {meant}
          </button>
          ?
        </>
      )}
    </span>
  );
}
