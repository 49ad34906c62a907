import type { ReactNode } from 'react';
import {
  saveHomePageEndpoint,
  staleHomePageSchema,
  type VersionedHomePage,
} from '../../../../contract/home-page.ts';
import { readRefusal } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { LineMoves } from '../../../ui/form/lines/line-buttons.tsx';
import { LineHolder } from '../../../ui/form/lines/line-holder.tsx';
import { type LineHandle, useLines } from '../../../ui/form/lines/use-lines.ts';
import type { EditedForm } from '../../../ui/form/use-edited-form.ts';
import { VersionedForm } from '../../../ui/form/versioned-form.tsx';
import { BandFields } from './band-fields.tsx';
import { HeroPictureField } from './hero-picture-field.tsx';
import { HomePreview } from './home-preview.tsx';
import {
  buildHome,
  fillHome,
  findHomeProblems,
  type HomeValues,
  listHomeFacts,
  SECTION_NAMES,
  type SectionValues,
} from './home-values.ts';

const PUBLISH_WORDS = {
  save: 'Publish changes',
  saving: 'Publishing…',
  unsaved: 'Not published yet',
  saved: 'Published',
} as const;

/** The first page's words, pictures and order, with the page itself beside them. */
export function HomeForm({ page }: { readonly page: VersionedHomePage }) {
  return (
    <VersionedForm
      answer={page}
      fill={fillHome}
      findProblems={findHomeProblems}
      send={(values, version) =>
        shopApi.call(saveHomePageEndpoint, { body: { ...buildHome(values), version } })
      }
      findNewest={(error) => readRefusal(error, 'stale_edit', staleHomePageSchema)?.current}
      draftName="home-page-1"
      label="Home page"
      subject="the home page"
      savedWords="Your home page is published"
      words={PUBLISH_WORDS}
      listFacts={listHomeFacts}
    >
      {(form) => (
        <div className="grid grid-cols-1 items-start gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(94)] rail:gap-6">
          <HomePreview home={buildHome(form.values)} />
          <div className="grid min-w-0 gap-4 rail:order-first">
            <div data-edits="hero">
              <HeroFields form={form} />
            </div>
            <div data-edits="announcement">
              <AnnouncementFields form={form} />
            </div>
            <SectionFields form={form} />
          </div>
        </div>
      )}
    </VersionedForm>
  );
}

type FieldsProps = { readonly form: EditedForm<HomeValues> };

function HeroFields({ form }: FieldsProps) {
  const { field, values, change } = form;
  return (
    <FormSection title="Top of the page" explanation="Leave a field empty to use the standard text.">
      <TextArea
        {...field('headline')}
        label="Headline"
        rows={3}
        hint="Start a new line where you like. Put *asterisks* around words to highlight them."
      />
      <TextArea {...field('words')} label="Text below the headline" rows={2} />
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <TextField {...field('mainButton')} label="First button" placeholder="Shop now" />
        <TextField
          {...field('secondButton')}
          label="Second button"
          placeholder="Design a cake"
          hint="Shown while you sell a cake that can be designed."
        />
      </div>
      <Switch
        label="Earliest delivery"
        hint="The next day and time you can deliver."
        isOn={values.showsEarliest}
        onTurn={() => change({ showsEarliest: !values.showsEarliest })}
      />
      <HeroPictureField form={form} />
    </FormSection>
  );
}

function AnnouncementFields({ form: { field } }: FieldsProps) {
  return (
    <FormSection
      title="Announcement"
      explanation="A line above everything else, only on the days you choose."
    >
      <TextField {...field('announcement.text')} label="Announcement" />
      <div className="grid items-start gap-3 *:min-w-0 phone:grid-cols-2">
        <TextField {...field('announcement.from')} label="First day" type="date" />
        <TextField {...field('announcement.until')} label="Last day" type="date" />
      </div>
    </FormSection>
  );
}

function SectionFields({ form }: FieldsProps) {
  const lines = useLines(form, 'sections', ({ kind }) => SECTION_NAMES[kind].name);
  return (
    <FormSection title="Sections" explanation="Shown below the top of the page, in this order.">
      <LineHolder lines={lines}>
        {form.values.sections.map((section, index) => (
          <SectionLine key={section.key} section={section} handle={lines.hold(section, index)}>
            {section.kind === 'pictures' && <BandFields form={form} />}
          </SectionLine>
        ))}
      </LineHolder>
    </FormSection>
  );
}

type SectionLineProps = {
  readonly section: SectionValues;
  readonly handle: LineHandle<SectionValues>;
  /** What it holds besides its heading, while it is shown. */
  readonly children: ReactNode;
};

function SectionLine({ section, handle, children }: SectionLineProps) {
  const { name, hint } = SECTION_NAMES[section.kind];
  return (
    <fieldset
      data-edits={section.kind}
      className="grid gap-3 rounded-card border border-crust-2 bg-cream px-3 py-2 phone:px-4"
    >
      <legend className="visually-hidden">{name}</legend>
      <div className="flex flex-wrap items-center justify-end">
        <div className="min-w-0 flex-1 max-phone:basis-full">
          <Switch
            label={name}
            hint={hint}
            isOn={section.isShown}
            onTurn={() => handle.edit({ isShown: !section.isShown })}
          />
        </div>
        <LineMoves handle={handle} />
      </div>
      {section.isShown && section.kind !== 'categories' && (
        <TextField {...handle.field('title')} label="Heading" />
      )}
      {section.isShown && section.kind === 'paragraph' && (
        <TextArea {...handle.field('text')} label="Text" rows={4} />
      )}
      {section.isShown && children}
    </fieldset>
  );
}
