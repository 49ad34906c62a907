import MailCheckIcon from 'lucide-react/icons/mail-check';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { OwnDrafts } from '../users/own-drafts-context.tsx';
import { ContactForm } from './contact-form.tsx';

/** The form of the contact page, and the thanks once a message has arrived. */
export function ContactFormPanel() {
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  return (
    <Panel className="phone:p-8">
      <section aria-labelledby="write-to-us">
        {answerTo === null ? (
          <>
            <h2 id="write-to-us" className="scroll-mt-[calc(var(--header-height)+--spacing(6))]">
              Send us a message
            </h2>
            <p className="mt-1.5 mb-6 text-cocoa-2">We read every message and reply by email.</p>
            <OwnDrafts>
              <ContactForm onSent={setAnswerTo} />
            </OwnDrafts>
          </>
        ) : (
          <Thanks answerTo={answerTo} onAgain={() => setAnswerTo(null)} />
        )}
      </section>
    </Panel>
  );
}

function Thanks({ answerTo, onAgain }: { readonly answerTo: string; readonly onAgain: () => void }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; whoever listens hears what became of the message.
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <span className="scallop grid size-20 place-items-center gold">
        <MailCheckIcon className="size-8" />
      </span>
      <h2 ref={headingRef} id="write-to-us" tabIndex={-1}>
        Message sent
      </h2>
      <p className="max-w-words text-cocoa-2">
        We’ll reply to <strong className="font-semibold wrap-anywhere text-cocoa">{answerTo}</strong>. If it’s
        about today’s delivery, please call us instead.
      </p>
      <Button kind="line" onClick={onAgain} className="mt-2">
        Write another message
      </Button>
    </div>
  );
}
