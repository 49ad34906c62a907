import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { openContactFormEndpoint, sendContactMessageEndpoint } from '../../../contract/contact.ts';
import {
  CONTACT_TEXT_MAX_LENGTH,
  CONTACT_TOPIC_NAMES,
  CONTACT_TOPICS,
  type ContactTopic,
} from '../../../domain/contact/contact-message.ts';
import { EMAIL_MAX_LENGTH } from '../../../domain/users/person.ts';
import { shopApi } from '../../api/shop-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { EmailHint } from '../../ui/fields/email-hint.tsx';
import { NameField } from '../../ui/fields/name-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../ui/form/drafts/restored-note.tsx';
import { useDraftedForm } from '../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../ui/form/find-misfits.ts';
import { readText } from '../../ui/form/use-form.ts';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { useAuth } from '../users/auth-context.tsx';
import { type ContactWords, createContactSender } from './contact-sender.ts';

type ContactFormProps = { readonly onSent: (email: string) => void };

const PHONE_TYPED_MAX_LENGTH = 40;

export function ContactForm({ onSent }: ContactFormProps) {
  const { state }: { readonly state: unknown } = useLocation();
  const [sender] = useState(() =>
    createContactSender({
      openForm: async () => (await shopApi.call(openContactFormEndpoint)).token,
      send: async (body, idempotencyKey) => {
        await shopApi.call(sendContactMessageEndpoint, { body, idempotencyKey });
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      readClockMs: () => performance.now(),
    }),
  );
  const form = useDraftedForm({
    draftName: 'contact-1',
    words: {},
    check: (values) =>
      findMisfits(sendContactMessageEndpoint.bodySchema, { ...readWords(values), form: '-' }),
    send: async (values) => {
      const words = readWords(values);
      await sender.send(words);
      onSent(words.email);
    },
  });
  useKnownPerson(form.props.ref);
  const [email, setEmail] = useState('');
  const mend = (shown: HTMLFormElement | null, meant: string) => {
    const field = shown?.elements.namedItem('email');
    if (field instanceof HTMLInputElement) field.value = meant;
    setEmail(meant);
  };
  const { problems } = form;
  return (
    <form {...form.props} aria-labelledby="write-to-us" onFocus={sender.begin} className="grid gap-5">
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <NameField label="Name" name="name" required autoComplete="name" problem={problems.name} />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          onChange={({ target }) => setEmail(target.value)}
          hint={<EmailHint typed={email} onUse={(meant) => mend(form.props.ref.current, meant)} />}
          problem={problems.email}
        />
      </div>
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={PHONE_TYPED_MAX_LENGTH}
        hint="If you’d prefer a reply on WhatsApp or a call."
        problem={problems.phone}
      />
      <SelectField
        label="What is it about?"
        name="topic"
        required
        defaultValue={readGiven(state, 'topic')}
        problem={problems.topic}
      >
        <option value="" disabled>
          Choose…
        </option>
        {CONTACT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {CONTACT_TOPIC_NAMES[topic]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Message"
        name="text"
        required
        rows={6}
        defaultValue={readGiven(state, 'message')}
        maxLength={CONTACT_TEXT_MAX_LENGTH}
        hint="For an order, include its number. For a party, the date and number of guests."
        problem={problems.text}
      />
      <Trap />
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure} We’ve kept your message so you can try again.
        </Note>
      )}
      <Button
        type="submit"
        kind="main"
        size="l"
        aria-disabled={form.isSending}
        className="aria-disabled:opacity-60"
      >
        {form.isSending && <Spinner />}
        {form.isSending ? 'Sending…' : 'Send message'}
      </Button>
    </form>
  );
}

/** What the page that led here knows of the question. */
function readGiven(state: unknown, name: 'message' | 'topic'): string {
  const given: unknown = Object(state)[name];
  return typeof given === 'string' ? given : '';
}

/** Machines fill in every field they find; this one is out of sight, out of the tab order and unknown to screen readers. */
function Trap() {
  return (
    <div aria-hidden="true" className="visually-hidden">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** Whoever is signed in need not type what the shop knows; what they have typed meanwhile stays. */
function useKnownPerson(formRef: RefObject<HTMLFormElement | null>): void {
  const { currentUser } = useAuth();
  useEffect(() => {
    const known = { name: currentUser?.displayName, email: currentUser?.email };
    for (const [name, value] of Object.entries(known)) {
      const field = formRef.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === '' && value) field.value = value;
    }
  }, [formRef, currentUser]);
}

function readWords(values: FormData): ContactWords {
  return {
    name: readText(values, 'name'),
    email: readText(values, 'email'),
    phone: readText(values, 'phone'),
    // A topic that is none is found by the same check as everything else.
    topic: readText(values, 'topic') as ContactTopic,
    text: readText(values, 'text'),
    website: readText(values, 'website'),
  };
}
