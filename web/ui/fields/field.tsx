import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import { UnbrokenText } from '../formats/unbroken-text.tsx';

export type FieldLook = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; shown below the field and read out with it. */
  readonly problem?: string | undefined;
};

export type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export const CONTROL_CLASS =
  'w-full min-h-13 rounded-card border border-bark bg-paper px-4 focus-visible:border-cocoa aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-3.75 disabled:bg-crust';

type FieldProps = FieldLook & {
  readonly isRequired: boolean | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

/** Label above, hint and problem below, all three tied to the control. */
export function Field({ label, hint, problem, isRequired, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const describedBy = [hint ? hintId : '', problem ? problemId : ''].filter(Boolean).join(' ') || undefined;

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-label font-semibold">
        {label}
        {!isRequired && <span className="font-plain text-cocoa-2"> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': problem ? true : undefined })}
      {hint && (
        <p id={hintId} className="text-small text-cocoa-2">
          {typeof hint === 'string' ? <UnbrokenText>{hint}</UnbrokenText> : hint}
        </p>
      )}
      {problem && (
        <p id={problemId} className="flex gap-1.5 text-small font-medium text-danger">
          <AlertIcon className="mt-0.75 size-4" />
          <span>
            <UnbrokenText>{problem}</UnbrokenText>
          </span>
        </p>
      )}
    </div>
  );
}
