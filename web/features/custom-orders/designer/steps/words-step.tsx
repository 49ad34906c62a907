import { useId, useState } from 'react';
import { findInscriptionProblem } from '../../../../../domain/catalogue/inscription.ts';
import { INSCRIPTION_MAX_LENGTH } from '../../../../../domain/catalogue/product.ts';
import type { CakeInscription } from '../../../../../domain/custom-orders/design/cake-design.ts';
import {
  INSCRIPTION_PLACES,
  type InscriptionPlace,
  LETTERINGS,
  type Lettering,
} from '../../../../../domain/custom-orders/design/options.ts';
import { tidyCakeText } from '../../../../../domain/custom-orders/design/tidy-cake-text.ts';
import { CONTROL_CLASS } from '../../../../ui/fields/field.tsx';
import { writeExtra } from '../options/option-choices.tsx';
import { OptionField } from '../options/option-field.tsx';
import { OptionTile } from '../options/option-tile.tsx';
import type { Designer } from '../state/use-designer.ts';

const LETTERING_NAMES: Readonly<Record<Lettering, string>> = { script: 'Script', capitals: 'Capitals' };
const PLACE_NAMES: Readonly<Record<InscriptionPlace, string>> = {
  front: 'Plaque in front',
  top: 'Sign on top',
};

/** What the cake says. */
export function WordsStep({ designer }: { readonly designer: Designer }) {
  const { design, list, choose, type, arePricesKnown } = designer;
  const { inscription } = design;
  const change = (part: Partial<CakeInscription>) =>
    choose({ part: 'inscription', value: { ...inscription, ...part } });
  return (
    <>
      <WordsField
        words={inscription.text}
        onType={(text) => type({ part: 'inscription', value: { ...inscription, text } })}
      />
      <OptionField title="Lettering" chosen={LETTERING_NAMES[inscription.lettering]} layout="tiles">
        {LETTERINGS.map((lettering) => (
          <OptionTile
            key={lettering}
            name="lettering"
            title={LETTERING_NAMES[lettering]}
            detail="included"
            picture={
              <span
                className={`text-fs-3 text-hibiscus ${lettering === 'script' ? 'font-accent italic' : 'font-display tracking-wide uppercase'}`}
              >
                Adé
              </span>
            }
            isChosen={lettering === inscription.lettering}
            onChoose={() => change({ lettering })}
          />
        ))}
      </OptionField>
      <OptionField title="Where" chosen={PLACE_NAMES[inscription.place]} layout="tiles">
        {INSCRIPTION_PLACES.map((place) => (
          <OptionTile
            key={place}
            name="place"
            title={PLACE_NAMES[place]}
            detail={writeExtra(arePricesKnown, list.inscriptionInKobo[place])}
            isChosen={place === inscription.place}
            onChoose={() => change({ place })}
          />
        ))}
      </OptionField>
    </>
  );
}

type WordsFieldProps = { readonly words: string; readonly onType: (tidy: string) => void };

/** Holds what is typed, the closing blank included; the cake has it tidied. Undo brings the cake's words back into the field. */
function WordsField({ words, onType }: WordsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(words);
  const problem = findInscriptionProblem(typed);
  // What can’t be piped stays to be put right; the cake keeps the words it had.
  const shown = problem !== undefined || tidyCakeText(typed) === words ? typed : words;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-label font-bold">
        Inscription <span className="font-plain text-cocoa-2">(optional)</span>
      </label>
      <input
        id={id}
        value={shown}
        maxLength={INSCRIPTION_MAX_LENGTH}
        autoComplete="off"
        placeholder="Happy birthday, Ada"
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          if (findInscriptionProblem(target.value) === undefined) onType(tidyCakeText(target.value));
        }}
        className={`${CONTROL_CLASS} text-fs-4`}
      />
      <p id={`${id}-hint`} className="flex justify-between gap-4 text-small text-cocoa-2">
        <span>We’ll size it to fit.</span>
        <span className="figures">
          {shown.length} of {INSCRIPTION_MAX_LENGTH}
        </span>
      </p>
      <p id={`${id}-problem`} role="status" className="text-small font-medium text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
