import { useState } from 'react';
import {
  saveDeliveryTermsEndpoint,
  staleTermsSchema,
  type VersionedTerms,
} from '../../../../../contract/delivery.ts';
import { ZONES_MAX } from '../../../../../domain/delivery/zones.ts';
import { readRefusal } from '../../../../api/read-refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { AddLineButton } from '../../../../ui/form/lines/line-buttons.tsx';
import { LineHolder } from '../../../../ui/form/lines/line-holder.tsx';
import { type LineHandle, useLines } from '../../../../ui/form/lines/use-lines.ts';
import { Problem } from '../../../../ui/form/problem.tsx';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { VersionedForm } from '../../../../ui/form/versioned-form.tsx';
import { AddressTester } from './address-tester.tsx';
import { listTermsFacts } from './terms-facts.ts';
import {
  buildTerms,
  createZone,
  fillTerms,
  findTermsProblems,
  type TermsValues,
  type ZoneValues,
} from './terms-values.ts';
import { ZoneLine } from './zone-line.tsx';
import { nameZone } from './zone-words.ts';

export function TermsForm({ terms }: { readonly terms: VersionedTerms }) {
  return (
    <VersionedForm
      answer={terms}
      fill={fillTerms}
      findProblems={findTermsProblems}
      send={(values, version) =>
        shopApi.call(saveDeliveryTermsEndpoint, { body: { ...buildTerms(values), version } })
      }
      findNewest={(error) => readRefusal(error, 'stale_edit', staleTermsSchema)?.current}
      draftName="delivery-terms-4"
      label="Zones and fees"
      subject="zones and fees"
      savedWords="Zones and fees saved"
      listFacts={(values) => listTermsFacts(buildTerms(values))}
    >
      {(form) => (
        <div className="grid items-start gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(76)] rail:gap-6">
          <ZoneEditor form={form} />
          {form.values.zones.length > 0 && <AddressTester zones={form.values.zones} />}
          <FreeDelivery form={form} />
        </div>
      )}
    </VersionedForm>
  );
}

/** What holds in every zone. */
function FreeDelivery({ form: { field } }: { readonly form: EditedForm<TermsValues> }) {
  return (
    <FormSection title="Free delivery">
      <div className="grid items-start gap-5 phone:grid-cols-2">
        <TextField
          {...field('freeAbove')}
          label="Free for orders from ₦"
          inputMode="decimal"
          placeholder="Never free"
          hint="Applies to every zone."
        />
      </div>
    </FormSection>
  );
}

/** Zones in the order shoppers read them; one at a time is unfolded, and every one with a problem. */
function ZoneEditor({ form }: { readonly form: EditedForm<TermsValues> }) {
  const { values, problems, reshape } = form;
  const { zones } = values;
  const [openId, setOpenId] = useState<string | null>(null);
  const lines = useLines(form, 'zones', nameZone);
  const hasProblem = (index: number) =>
    Object.keys(problems).some((path) => path.startsWith(`zones.${index}.`));

  /** With other places, what was wrong with a place may be said of another. */
  function holdZone(zone: ZoneValues, index: number): LineHandle<ZoneValues> {
    const handle = lines.hold(zone, index);
    return {
      ...handle,
      edit(part) {
        handle.edit(part);
        if (part.places) reshape({}, `zones.${index}.places`);
      },
    };
  }

  function add(): void {
    const zone = createZone();
    lines.add(zone);
    setOpenId(zone.id);
  }

  return (
    <FormSection
      title="Zones"
      explanation="A zone is one or more states, or local government areas of a state. Everywhere else, customers can only choose pickup."
    >
      <LineHolder lines={lines}>
        {zones.map((zone, index) => (
          <ZoneLine
            key={zone.id}
            zone={zone}
            zones={zones}
            handle={holdZone(zone, index)}
            isOpen={zone.id === openId || hasProblem(index)}
            problems={problems}
            onToggle={() => setOpenId(zone.id === openId ? null : zone.id)}
          />
        ))}
        {zones.length === 0 && (
          <p className="text-label text-cocoa-2">No zones yet, so customers can only choose pickup.</p>
        )}
        <div>
          <AddLineButton name="zones" isFull={zones.length >= ZONES_MAX} onAdd={add}>
            Add zone
          </AddLineButton>
        </div>
        <Problem>{problems.zones}</Problem>
      </LineHolder>
    </FormSection>
  );
}
