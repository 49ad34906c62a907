import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';

/** Only notes in the console that somebody signed up: no call is made, and the address itself stays out of the log. */
export function NewsletterForm() {
  const [isThanked, setThanked] = useState(false);
  const inputId = useId();

  const signUp = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    console.info('Newsletter sign-up submitted');
    setThanked(true);
  };

  return (
    <div>
      <p className="mb-5 font-display text-fs-2 leading-heading font-semibold tracking-display">
        Our newsletter
      </p>
      <form
        onSubmit={signUp}
        className="flex max-w-search gap-1.5 rounded-pill border border-transparent bg-paper p-1.25"
      >
        <label htmlFor={inputId} className="visually-hidden">
          Email address
        </label>
        <input
          id={inputId}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="Email address"
          className="min-w-0 flex-1 rounded-pill pl-4 text-cocoa"
        />
        <Button kind="honey" size="s" type="submit">
          Sign up
        </Button>
      </form>
      <p role="status" className="mt-3 max-w-words text-small text-on-dark-2">
        {isThanked
          ? 'Thanks! Our newsletter isn’t out yet, so we haven’t kept your email.'
          : 'It isn’t out yet. We plan to write about new bakes and party dates.'}
      </p>
    </div>
  );
}
