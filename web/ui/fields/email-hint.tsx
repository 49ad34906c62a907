import { useEffect, useRef, useState } from 'react';
import { suggestEmail } from '../../../domain/users/suggest-email.ts';
import { noteAnswered, shallAskAboutEmail } from './ask-about-email.ts';

type EmailHintProps = { readonly typed: string; readonly onUse: (email: string) => void };

const BUTTON_CLASS =
  'min-h-8 font-semibold wrap-anywhere text-cocoa underline underline-offset-4 hover:no-underline';

/** One tap mends the usual slip; a form around it is not sent before it has asked once. */
export function EmailHint({ typed, onUse }: EmailHintProps) {
  const [dismissed, setDismissed] = useState('');
  const [askedAbout, setAskedAbout] = useState('');
  const rootRef = useRef<HTMLSpanElement>(null);
  const meantRef = useRef<HTMLButtonElement>(null);
  const meant = dismissed === typed ? undefined : suggestEmail(typed);

  useEffect(() => {
    const form = rootRef.current?.closest('form');
    // At the form itself, so before React hears of it.
    const askFirst = (event: SubmitEvent) => {
      if (event.defaultPrevented || !shallAskAboutEmail(typed)) return;
      event.preventDefault();
      event.stopPropagation();
      setAskedAbout(typed);
      meantRef.current?.focus();
    };
    form?.addEventListener('submit', askFirst);
    return () => form?.removeEventListener('submit', askFirst);
  }, [typed]);

  const answer = (email: string) => {
    onUse(email);
    // The pressed button goes, and would take the focus along.
    rootRef.current?.closest('div')?.querySelector('input')?.focus();
  };
  const keep = () => {
    noteAnswered(typed);
    setDismissed(typed);
    answer(typed);
  };
  return (
    <span ref={rootRef} aria-live="polite">
      {meant !== undefined && (
        <>
          {askedAbout === typed && (
            <strong className="font-medium text-danger">Check your email address. </strong>
          )}
          Did you mean{' '}
          <button ref={meantRef} type="button" onClick={() => answer(meant)} className={BUTTON_CLASS}>
            {meant.slice(0, meant.lastIndexOf('.'))}
            {/* A question mark outside would stand alone below an address that fills the line. */}
            <span className="whitespace-nowrap">
              {meant.slice(meant.lastIndexOf('.'))}
              <span aria-hidden="true">?</span>
            </span>
          </button>{' '}
          <button type="button" onClick={keep} className={BUTTON_CLASS}>
            Keep as typed
          </button>
        </>
      )}
    </span>
  );
}
