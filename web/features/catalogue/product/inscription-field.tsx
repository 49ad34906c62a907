import AlertIcon from 'lucide-react/icons/circle-exclamation-point';
import { type RefObject, useId } from 'react';
import { findInscriptionProblem } from '../../../../domain/catalogue/inscription.ts';
import { INSCRIPTION_MAX_LENGTH } from '../../../../domain/catalogue/product.ts';
import { useTypedBefore } from '../../../ui/browser/use-typed-before.ts';
import { CONTROL_CLASS } from '../../../ui/fields/field.tsx';
import { InscriptionPreview } from './inscription-preview.tsx';

type InscriptionFieldProps = {
  /** Piped in icing, rather than written on a card. */
  readonly isOnCake: boolean;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
};

/** What is piped on the cake or written on the card. The count is read out only near the end, when it begins to matter. */
export function InscriptionField({ isOnCake, value, onChange, inputRef }: InscriptionFieldProps) {
  const id = useId();
  useTypedBefore(inputRef, onChange);
  const problem = findInscriptionProblem(value);
  const leftCount = INSCRIPTION_MAX_LENGTH - value.length;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-label font-semibold">
        {isOnCake ? 'Inscription' : 'Your inscription'}{' '}
        <span className="font-plain text-cocoa-2">(optional)</span>
      </label>
      {/* On a phone the picture is out of sight while somebody types. */}
      {isOnCake && <InscriptionPreview typed={value} className="my-1 phone:hidden" />}
      <input
        ref={inputRef}
        id={id}
        name="inscription"
        value={value}
        maxLength={INSCRIPTION_MAX_LENGTH}
        autoComplete="off"
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={`${CONTROL_CLASS} text-fs-4`}
      />
      <p id={`${id}-hint`} className="flex justify-between gap-4 text-small text-cocoa-2">
        <span>{isOnCake ? 'Piped' : 'Written'} as you type it.</span>
        <span className="figures">
          {value.length} of {INSCRIPTION_MAX_LENGTH}
        </span>
      </p>
      <p id={`${id}-problem`} role="status" className="text-small font-medium text-danger">
        {problem !== undefined && (
          <span className="flex gap-1.5">
            <AlertIcon className="mt-0.75 size-4" />
            {problem}
          </span>
        )}
      </p>
      <span role="status" className="visually-hidden">
        {value !== '' && leftCount <= 5 && `${leftCount} characters left`}
      </span>
    </div>
  );
}
