import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { Form } from '../../ui/form/use-form.ts';

type AccessFormProps = {
  readonly form: Form;
  readonly title: string;
  readonly subtitle: string;
  /** Why the person is here, until the form has something to say itself. */
  readonly notice?: ReactNode;
  readonly button: string;
  readonly buttonWhileSending: string;
  /** In place of a failure, once the form was sent. */
  readonly success?: ReactNode;
  readonly children?: ReactNode;
  /** Another way in. */
  readonly alternative?: ReactNode;
  /** The way to the other access screens. */
  readonly footer: ReactNode;
};

/** What all access screens have in common: heading, answer, fields, the one button, and where to go instead. */
export function AccessForm(props: AccessFormProps) {
  const {
    form,
    title,
    subtitle,
    notice,
    button,
    buttonWhileSending,
    success,
    children,
    alternative,
    footer,
  } = props;
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusGivenBack(buttonRef, form.isSending);
  return (
    <form {...form.props} aria-label={title} className="grid gap-5">
      <div className="grid gap-2">
        <h1 className="text-access">{title}</h1>
        <p className="text-cocoa-2">{subtitle}</p>
      </div>
      {form.status === 'idle' && notice}
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      {form.status === 'done' && success}
      {children}
      <Button ref={buttonRef} type="submit" kind="main" size="l" disabled={form.isSending} className="w-full">
        {form.isSending ? buttonWhileSending : button}
      </Button>
      {alternative}
      <p className="border-t border-crust-2 pt-3 text-center text-cocoa-2">{footer}</p>
    </form>
  );
}

/**
 * A button loses the focus while it is disabled; afterwards the keyboard goes on where it was. The browser takes the
 * focus away only when it draws the next picture, which may still be to come when the answer is already here.
 */
function useFocusGivenBack(button: RefObject<HTMLButtonElement | null>, isDisabled: boolean): void {
  useEffect(() => {
    if (!isDisabled) return;
    return () => afterNextPicture(() => document.activeElement === document.body && button.current?.focus());
  }, [button, isDisabled]);
}

function afterNextPicture(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
