import CheckIcon from 'lucide-react/icons/circle-check';
import type { BrandColours } from '../../../../domain/shop/brand/brand.ts';
import { COLOUR_SETS } from '../../../../domain/shop/brand/colour-sets.ts';
import { type Mending, measureButtons, mendColours } from '../../../../domain/shop/brand/palette.ts';
import { CHIP_CLASS } from '../../../ui/buttons/toggle-chip.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { CONTROL_CLASS, Field } from '../../../ui/fields/field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { isSame } from '../../../ui/form/is-same.ts';
import type { EditedForm } from '../../../ui/form/use-edited-form.ts';
import { type BrandValues, readTypedColour } from './brand-values.ts';

const SOURCES = ['action', 'accent', 'page'] as const;
const SOURCE_NAMES = {
  action: { label: 'Buttons', hint: 'Buttons and links.' },
  accent: { label: 'Accent', hint: 'Banners, badges and decorations.' },
  page: { label: 'Background', hint: 'The page itself. Keep it pale.' },
} as const;

export function BrandColourFields({ form }: { readonly form: EditedForm<BrandValues> }) {
  const { colours } = form.values;
  return (
    <FormSection
      title="Colours"
      explanation="All other colours follow from these three, in light and dark mode."
    >
      <div className="flex flex-wrap gap-2">
        {COLOUR_SETS.map((set) => (
          <button
            key={set.name}
            type="button"
            aria-pressed={isSame(set.colours, colours)}
            onClick={() => form.reshape({ colours: set.colours }, 'colours')}
            className={`${CHIP_CLASS} pl-2.5 aria-pressed:border-cocoa aria-pressed:inset-ring-1 aria-pressed:inset-ring-cocoa`}
          >
            <Swatches colours={set.colours} />
            {set.name}
          </button>
        ))}
      </div>
      <div className="grid items-start gap-4 phone:grid-cols-3">
        {SOURCES.map((source) => (
          <ColourField key={source} form={form} source={source} />
        ))}
      </div>
      <Readability colours={colours} />
    </FormSection>
  );
}

export function Swatches({ colours }: { readonly colours: BrandColours }) {
  return (
    <span aria-hidden="true" className="flex -space-x-2">
      {SOURCES.map((source) => (
        <span
          key={source}
          style={{ background: colours[source] }}
          className="size-5.5 rounded-full border-2 border-paper outline outline-crust-2"
        />
      ))}
    </span>
  );
}

type ColourFieldProps = {
  readonly form: EditedForm<BrandValues>;
  readonly source: keyof BrandColours;
};

/** A colour from the system's own chooser, or typed as designers pass it on. */
function ColourField({ form, source }: ColourFieldProps) {
  const { label, hint } = SOURCE_NAMES[source];
  const typed = form.values.colours[source];
  const change = (colour: string) =>
    form.change(({ colours }) => ({ colours: { ...colours, [source]: colour } }));
  return (
    <Field label={label} hint={hint} problem={form.problems[`colours.${source}`]} isRequired>
      {(control) => (
        <span className="grid grid-cols-[--spacing(13)_minmax(0,1fr)] gap-2">
          <input
            type="color"
            aria-label={`${label}: choose a colour`}
            value={readTypedColour(typed) ?? form.saved.values.colours[source]}
            onChange={({ target }) => change(target.value)}
            className="size-13 cursor-pointer appearance-none overflow-hidden rounded-card border border-bark bg-paper p-1 [&::-moz-color-swatch]:rounded-small [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:rounded-small [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
          />
          <input
            {...control}
            name={`colours.${source}`}
            value={typed}
            onChange={({ target }) => change(readTypedColour(target.value) ?? target.value)}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            className={CONTROL_CLASS}
          />
        </span>
      )}
    </Field>
  );
}

/** Says that everything can be read, or what is changed so that it can. */
function Readability({ colours }: { readonly colours: BrandColours }) {
  if (SOURCES.some((source) => readTypedColour(colours[source]) === undefined)) return null;
  const { colours: shown, mendings } = mendColours(colours);
  if (mendings.length === 0) {
    return (
      <p role="status" className="flex items-center gap-2 text-small font-medium text-leaf">
        <CheckIcon />
        White text on your buttons is easy to read ({measureButtons(shown).toFixed(1)}:1).
      </p>
    );
  }
  return (
    <Note tone="tip" role="status">
      <ul className="grid gap-2">
        {mendings.map((mending) => (
          <li key={mending.source} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span aria-hidden="true" className="flex items-center gap-1">
              <Dot colour={mending.chosen} />→<Dot colour={mending.shown} />
            </span>
            {describeMending(mending)}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Dot({ colour }: { readonly colour: string }) {
  return <span style={{ background: colour }} className="size-4.5 rounded-full border border-bark" />;
}

function describeMending({ source, shown }: Mending): string {
  switch (source) {
    case 'action':
      return `White text is hard to read on this button colour. We’ll use ${shown} instead.`;
    case 'accent':
      return `Dark text is hard to read on this accent. We’ll use ${shown} instead.`;
    case 'page':
      return `This background is too dark for text. We’ll use ${shown} instead.`;
  }
}
