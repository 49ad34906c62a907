import { useMemo } from 'react';
import {
  type PriceListAnswer,
  savePriceListEndpoint,
  stalePriceListSchema,
} from '../../../../../contract/designer.ts';
import { KITCHEN_POINTS_EXAMPLES } from '../../../../../domain/catalogue/kitchen-points.ts';
import { TIER_INCHES } from '../../../../../domain/custom-orders/design/options.ts';
import { readRefusal } from '../../../../api/read-refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { FormSection } from '../../../../ui/form/form-section.tsx';
import { readWholeNumber } from '../../../../ui/form/read-typed.ts';
import type { EditedForm } from '../../../../ui/form/use-edited-form.ts';
import { VersionedForm } from '../../../../ui/form/versioned-form.tsx';
import { ExamplePrice } from './example-price.tsx';
import { OptionPrices } from './option-prices.tsx';
import { PriceField } from './price-field.tsx';
import {
  buildPriceList,
  fillPriceList,
  findPriceProblems,
  type PriceListValues,
  readTypedList,
} from './price-list-values.ts';
import { EXTRA_FIELDS, GROUPS, LEAD_TIME_FIELDS, listPriceFacts, TIER_FIELDS } from './price-list-words.ts';

export function PriceListForm({ list }: { readonly list: PriceListAnswer }) {
  return (
    <VersionedForm
      answer={list}
      fill={fillPriceList}
      findProblems={findPriceProblems}
      send={sendPriceList}
      findNewest={(error) => readRefusal(error, 'stale_edit', stalePriceListSchema)?.current}
      draftName="price-list-1"
      label="Cake designer prices"
      subject="the price list"
      savedWords="Price list saved"
      listFacts={listPriceFacts}
    >
      {(form) => <PriceListFields form={form} />}
    </VersionedForm>
  );
}

function sendPriceList(values: PriceListValues, version: string): Promise<PriceListAnswer> {
  const edit = savePriceListEndpoint.bodySchema.parse(buildPriceList(values));
  return shopApi.call(savePriceListEndpoint, { body: { ...edit, version: Number(version) } });
}

function PriceListFields({ form }: { readonly form: EditedForm<PriceListValues> }) {
  const savedList = useMemo(() => readTypedList(form.saved.values), [form.saved.values]);
  const typedList = useMemo(() => readTypedList(form.values), [form.values]);
  return (
    <div className="grid items-start gap-4 max-rail:[&_:is(input,button)]:scroll-mt-40 rail:grid-cols-[minmax(0,1fr)_--spacing(76)] rail:gap-6">
      <div className="z-5 max-rail:sticky max-rail:top-16 rail:order-2 rail:self-stretch">
        <ExamplePrice saved={savedList} typed={typedList} />
      </div>
      <div className="grid gap-4">
        <TierPrices form={form} />
        <section aria-labelledby="options-heading" className="grid gap-2">
          <h2 id="options-heading" className="pt-3">
            Options
          </h2>
          <p className="text-small text-cocoa-2">
            Extra cost per inch of tier width, on top of the plain tier. Options you turn off can’t be chosen;
            existing orders keep them.
          </p>
          {GROUPS.map((group) => (
            <OptionPrices key={group} form={form} group={group} />
          ))}
        </section>
        <ExtraPrices form={form} />
      </div>
    </div>
  );
}

type TierPricesProps = { readonly form: EditedForm<PriceListValues> };

function TierPrices({ form }: TierPricesProps) {
  return (
    <FormSection
      title="Tiers"
      explanation={`For a plain tier. Kitchen points are how much of a day’s capacity a tier takes. ${KITCHEN_POINTS_EXAMPLES} Decorations add more.`}
    >
      {TIER_INCHES.map((inches) => (
        <fieldset
          key={inches}
          className="grid grid-cols-2 items-start gap-x-4 gap-y-3 phone:grid-cols-[--spacing(36)_1fr_1fr]"
        >
          <legend className="mb-2 font-semibold">{inches}-inch tier</legend>
          {TIER_FIELDS.map(({ field, label }) => (
            <div key={field} className="first-of-type:max-phone:col-span-2">
              <PriceField form={form} path={`tiers.${inches}.${field}`} label={label} />
            </div>
          ))}
        </fieldset>
      ))}
    </FormSection>
  );
}

type ExtraPricesProps = { readonly form: EditedForm<PriceListValues> };

const HOURS_PER_DAY = 24;
const FIELDS = 'grid items-start gap-5 phone:grid-cols-2';

/** What is asked once a cake, or for every inch of it, and how long ahead it is ordered. */
function ExtraPrices({ form }: ExtraPricesProps) {
  return (
    <>
      <FormSection title="Extras" explanation="In naira.">
        <div className={FIELDS}>
          {EXTRA_FIELDS.map((field) => (
            <PriceField
              key={field.path}
              form={form}
              path={field.path}
              label={field.label}
              hint={'hint' in field ? field.hint : undefined}
            />
          ))}
        </div>
      </FormSection>
      <FormSection title="Lead times" explanation="In hours, added together.">
        <div className={FIELDS}>
          {LEAD_TIME_FIELDS.map(({ path, label }) => (
            <PriceField
              key={path}
              form={form}
              path={path}
              label={label}
              hint={sayDays(form.values.typed[path] ?? '')}
            />
          ))}
        </div>
      </FormSection>
    </>
  );
}

/** '2 days' where hours come to whole days; the hours themselves say as much otherwise. */
function sayDays(typed: string): string | undefined {
  const days = readWholeNumber(typed) / HOURS_PER_DAY;
  if (!Number.isInteger(days) || days < 1) return undefined;
  return days === 1 ? '1 day' : `${days} days`;
}
