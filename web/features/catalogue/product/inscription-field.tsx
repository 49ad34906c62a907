import { useId, useRef } from 'react';
import { INSCRIPTION_MAX_LENGTH } from '../../../../domain/catalogue/product.ts';
import { useTypedBefore } from '../../../ui/browser/use-typed-before.ts';
import { CONTROL_CLASS } from '../../../ui/fields/field.tsx';
import { InscriptionPreview } from './inscription-preview.tsx';

type InscriptionFieldProps = {
  /** Piped in icing, rather than written on a card. */
  readonly isOnCake: boolean;
  readonly value: string;
  readonly onChange: (typed: string) => void;
};

/** What is piped on the cake or written on the card. The count is read out only near the end, when it begins to matter. */
export function InscriptionField({ isOnCake, value, onChange }: InscriptionFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  useTypedBefore(inputRef, onChange);
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
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        className={`${CONTROL_CLASS} text-fs-4`}
      />
      <p id={`${id}-hint`} className="flex justify-between gap-4 text-small text-cocoa-2">
        <span>{isOnCake ? 'Piped' : 'Written'} as you type it.</span>
        <span className="figures">
          {value.length} of {INSCRIPTION_MAX_LENGTH}
        </span>
      </p>
      <span role="status" className="visually-hidden">
        {value !== '' && leftCount <= 5 && `${leftCount} characters left`}
      </span>
    </div>
  );
}
