import { useId } from 'react';
import { listTierInches } from '../../../../../domain/custom-orders/design/cake-design.ts';
import type { OptionId } from '../../../../../domain/custom-orders/design/option-groups.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { CakeSlice } from '../options/cake-slice.tsx';
import { readChosen } from '../options/option-choice.ts';
import { OptionChoices, writeExtra } from '../options/option-choices.tsx';
import type { Designer } from '../state/use-designer.ts';

/** What is eaten first: sponge and filling, and what must not be in them. */
export function InsideStep({ designer }: { readonly designer: Designer }) {
  const { design, list, scope, choose, arePricesKnown } = designer;
  const dietNoteId = useId();
  // Where the tiers differ, the lowest one stands for them.
  const [lowest] = design.tiers;
  const sponge = (readChosen(design, 'sponge', scope) ?? lowest?.sponge ?? 'vanilla') as OptionId<'sponge'>;
  const filling = (readChosen(design, 'filling', scope) ??
    lowest?.filling ??
    'buttercream') as OptionId<'filling'>;
  const inches = listTierInches(design).reduce<number>((sum, width) => sum + width, 0);
  const eggless = writeExtra(arePricesKnown, inches * list.egglessPerInchInKobo);
  const nutFree = writeExtra(arePricesKnown, inches * list.nutFreePerInchInKobo);
  return (
    <>
      <OptionChoices
        designer={designer}
        group="sponge"
        picture={(id) => <CakeSlice sponge={id} filling={filling} />}
      />
      <OptionChoices
        designer={designer}
        group="filling"
        picture={(id) => <CakeSlice sponge={sponge} filling={id} />}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-label font-bold">Dietary needs</legend>
        <Checkbox
          label={`Make it eggless (${eggless.trim() || '…'})`}
          checked={design.isEggless}
          onChange={({ target }) => choose({ part: 'isEggless', value: target.checked })}
        />
        <Checkbox
          label={`Make it without nuts (${nutFree.trim() || '…'})`}
          checked={design.isNutFree}
          onChange={({ target }) => choose({ part: 'isNutFree', value: target.checked })}
          aria-describedby={dietNoteId}
        />
        <p id={dietNoteId} className="text-small text-cocoa-2">
          {list.nutFreePerInchInKobo > 0 &&
            'Without nuts, we clean all tools and surfaces before we make your cake. '}
          Everything is made in one kitchen, so traces are possible.
        </p>
      </fieldset>
    </>
  );
}
