import {
  DECORATIONS,
  type Decoration,
  FONT_PAIRINGS,
  type FontPairing,
} from '../../../../domain/shop/brand/brand.ts';
import { CornerTile } from '../../../ui/fields/corner-tile.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import type { EditedForm } from '../../../ui/form/use-edited-form.ts';
import { type BrandValues, DECORATION_NAMES, FONT_NAMES } from './brand-values.ts';

type ChoiceProps = { readonly form: EditedForm<BrandValues> };

/** Named here and not by the tokens, which the present brand has already changed. */
const FACES: Readonly<Record<FontPairing, string>> = {
  warm: 'font-[Fraunces] font-semibold',
  clean: 'font-[Figtree] font-bold',
  classic: 'font-[Fraunces] italic',
};

export function FontChoice({ form: { values, change } }: ChoiceProps) {
  return (
    <FormSection title="Fonts">
      <div className="grid grid-cols-3 gap-3">
        {FONT_PAIRINGS.map((fonts) => (
          <CornerTile
            key={fonts}
            name="fonts"
            value={fonts}
            checked={values.fonts === fonts}
            onChange={() => change({ fonts })}
            title={<span className={`text-fs-3 ${FACES[fonts]}`}>{FONT_NAMES[fonts].name}</span>}
          >
            {FONT_NAMES[fonts].faces}
          </CornerTile>
        ))}
      </div>
    </FormSection>
  );
}

export function DecorationChoice({ form: { values, change } }: ChoiceProps) {
  return (
    <FormSection title="Decoration" explanation="The edge of coloured areas and the shape of small pictures.">
      <div className="grid grid-cols-3 gap-3">
        {DECORATIONS.map((decoration) => (
          <CornerTile
            key={decoration}
            name="decoration"
            value={decoration}
            checked={values.decoration === decoration}
            onChange={() => change({ decoration })}
            icon={<Sample decoration={decoration} />}
            title={DECORATION_NAMES[decoration]}
          />
        ))}
      </div>
    </FormSection>
  );
}

const SAMPLES: Readonly<Record<Decoration, string>> = {
  drip: 'M0 0H80V10C76 10 74 14 74 18S68 22 68 17S64 10 60 10S54 14 54 24S44 28 44 22S42 10 36 10S28 12 28 16S22 20 22 15S18 10 12 10S4 12 0 10Z',
  scallop: 'M0 0H80V8A8 8 0 0 1 64 8A8 8 0 0 1 48 8A8 8 0 0 1 32 8A8 8 0 0 1 16 8A8 8 0 0 1 0 8Z',
  plain: 'M0 0H80V8H0Z',
};

function Sample({ decoration }: { readonly decoration: Decoration }) {
  return (
    <svg viewBox="0 0 80 30" aria-hidden="true" className="mb-1 w-full max-w-30 fill-honey">
      <path d={SAMPLES[decoration]} />
    </svg>
  );
}
