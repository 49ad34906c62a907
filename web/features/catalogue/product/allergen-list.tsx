import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '../../../../domain/catalogue/allergens.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { useAvoidedAllergens } from '../allergens/allergen-context.ts';
import { AllergenIcon } from '../allergens/allergen-icon.tsx';
import { AllergenPicker } from '../allergens/allergen-picker.tsx';
import { OFTEN_ASKED_ALLERGENS } from '../allergens/often-asked-allergens.ts';

/** What is in it, then what people ask for most and is not. Said in words, never by colour alone. */
export function AllergenList({ allergens }: { readonly allergens: readonly Allergen[] }) {
  const avoided = useAvoidedAllergens();
  const contained = ALLERGENS.filter((allergen) => allergens.includes(allergen));
  const absent = ALLERGENS.filter(
    (allergen) => OFTEN_ASKED_ALLERGENS.has(allergen) && !allergens.includes(allergen),
  );
  return (
    <section aria-labelledby="allergens">
      <h2 id="allergens">Allergens</h2>
      <ul className="mt-5 mb-5 grid grid-cols-[repeat(auto-fill,minmax(--spacing(22),1fr))] gap-x-2 gap-y-5">
        {[...contained, ...absent].map((allergen) => {
          const isContained = allergens.includes(allergen);
          const isWarned = isContained && avoided.has(allergen);
          return (
            <li key={allergen} className="grid content-start justify-items-center text-center leading-snug">
              <span
                className={joinClasses(
                  'scallop mb-2 grid size-14 place-items-center phone:size-17',
                  !isContained && 'bg-crust text-cocoa-2',
                  isContained && !isWarned && 'bg-cocoa text-on-dark',
                  isWarned && 'bg-ember text-on-action',
                )}
              >
                <AllergenIcon allergen={allergen} />
              </span>
              <span className={isContained ? 'font-semibold' : undefined}>{ALLERGEN_NAMES[allergen]}</span>
              <span
                className={joinClasses(
                  'text-small',
                  isWarned ? 'font-semibold text-ember-deep' : 'text-cocoa-2',
                )}
              >
                {isContained ? 'Contains' : 'None added'}
                {isWarned && ', you avoid it'}
              </span>
            </li>
          );
        })}
      </ul>
      <Note tone="tip">
        One kitchen bakes it all, so traces of every allergen are possible. If that matters to you,{' '}
        <AllergenPicker className="underline underline-offset-4 hover:no-underline">
          set what to avoid
        </AllergenPicker>{' '}
        once and we will warn you everywhere.
      </Note>
    </section>
  );
}
