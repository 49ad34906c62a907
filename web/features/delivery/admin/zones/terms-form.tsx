import { type ReactNode, useState } from 'react';
import {
  saveDeliveryTermsEndpoint,
  staleTermsSchema,
  type VersionedTerms,
} from '../../../../../contract/delivery.ts';
import { ZONES_MAX } from '../../../../../domain/delivery/zones.ts';
import { readRefusal } from '../../../../api/read-refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
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
import { nameZone, sayMinutes } from './zone-words.ts';

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
      savedWords="Zones and fees are saved"
      listFacts={(values) => listTermsFacts(buildTerms(values))}
    >
      {(form) => (
        <div className="grid items-start gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(76)] rail:gap-6">
          <ZoneEditor form={form} />
          <AddressTester zones={form.values.zones} />
          <PaymentTerms form={form} />
        </div>
      )}
    </VersionedForm>
  );
}

type PaymentTermsProps = { readonly form: EditedForm<TermsValues> };

/** What holds in every zone. */
function PaymentTerms({ form: { values, field, change } }: PaymentTermsProps) {
  return (
    <div className="grid gap-4">
      <FormSection title="Free delivery">
        <Fields>
          <TextField
            {...field('freeAbove')}
            label="Free from an order of ₦"
            inputMode="decimal"
            placeholder="Never free"
            hint="In every zone. Leave blank if delivery always costs its fee."
          />
        </Fields>
      </FormSection>
      <FormSection
        title="Unpaid orders"
        explanation="An order that waits for its payment keeps its place so long; then the place is free again."
      >
        <Fields>
          <TextField
            {...field('holds.transferMinutes')}
            label="Bank transfer, in minutes"
            required
            inputMode="numeric"
            hint={sayMinutes(values.holds.transferMinutes)}
          />
          <TextField
            {...field('holds.onlineMinutes')}
            label="Online payment, in minutes"
            required
            inputMode="numeric"
            hint={sayMinutes(values.holds.onlineMinutes)}
          />
        </Fields>
      </FormSection>
      <FormSection
        title="New customers"
        explanation="For people who have never received an order from you and don’t pay online. You can confirm their orders too, after a call."
      >
        <Checkbox
          label="Ask them to confirm orders they pay on receipt"
          name="mustConfirm"
          checked={values.mustConfirm}
          onChange={({ target }) => change({ mustConfirm: target.checked })}
        />
        <Fields>
          <TextField
            {...field('unconfirmed.confirmMinutes')}
            label="Time to confirm, in minutes"
            required
            inputMode="numeric"
            hint={sayMinutes(values.unconfirmed.confirmMinutes)}
          />
          <TextField
            {...field('unconfirmed.dayShare')}
            label="Share of a day they may take, in %"
            required
            inputMode="numeric"
            hint="The rest of each day stays free for orders that are paid or confirmed."
          />
        </Fields>
      </FormSection>
      <FormSection
        title="Account for bank transfers"
        explanation="Shown to whoever chose to pay by transfer. Leave all three blank to tell each customer yourself."
      >
        <Fields>
          <TextField {...field('transferAccount.bank')} label="Bank" />
          <TextField {...field('transferAccount.accountNumber')} label="Account number" inputMode="numeric" />
          <TextField {...field('transferAccount.accountName')} label="Name on the account" />
        </Fields>
      </FormSection>
    </div>
  );
}

function Fields({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-5 phone:grid-cols-2">{children}</div>;
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
      explanation="An address falls in the zone that names its local government area, else in the one that has the whole state. Anywhere else checkout offers pickup alone."
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
          <p className="text-label text-cocoa-2">No zone yet: shoppers can only fetch their orders.</p>
        )}
        <div>
          <AddLineButton name="zones" isFull={zones.length >= ZONES_MAX} onAdd={add}>
            Add a zone
          </AddLineButton>
        </div>
        <Problem>{problems.zones}</Problem>
      </LineHolder>
    </FormSection>
  );
}
