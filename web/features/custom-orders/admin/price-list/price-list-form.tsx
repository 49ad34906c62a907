import { useMemo, useState } from 'react';
import {
  type PriceListAnswer,
  savePriceListEndpoint,
  stalePriceListSchema,
} from '../../../../../contract/designer.ts';
import { readRefusal } from '../../../../api/read-refusal.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { EditedFormFrame } from '../../../../ui/form/edited-form-frame.tsx';
import { type Saved, useEditedForm } from '../../../../ui/form/use-edited-form.ts';
import { StaleEditDialog } from '../../../../ui/stale/stale-edit-dialog.tsx';
import { ExamplePrice } from './example-price.tsx';
import { ExtraPrices } from './extra-prices.tsx';
import { OptionPrices } from './option-prices.tsx';
import {
  buildPriceList,
  fillPriceList,
  findPriceProblems,
  type PriceListValues,
  readTypedList,
} from './price-list-values.ts';
import { GROUPS, listPriceFacts } from './price-list-words.ts';
import { TierPrices } from './tier-prices.tsx';

export function PriceListForm({ list }: { readonly list: PriceListAnswer }) {
  const [newest, setNewest] = useState<Saved<PriceListValues> | null>(null);

  const send = async (values: PriceListValues, version: string) => {
    const edit = savePriceListEndpoint.bodySchema.parse(buildPriceList(values));
    const saved = await shopApi.call(savePriceListEndpoint, { body: { ...edit, version: Number(version) } });
    showToast({ kind: 'success', text: 'The price list is saved' });
    return toSaved(saved);
  };

  const form = useEditedForm({
    saved: toSaved(list),
    draftName: 'price-list-1',
    findProblems: findPriceProblems,
    send,
    onRefusal(error) {
      const newer = readRefusal(error, 'stale_edit', stalePriceListSchema)?.current;
      if (newer) setNewest(toSaved(newer));
      return newer !== undefined;
    },
  });
  const savedList = useMemo(() => readTypedList(form.saved.values), [form.saved.values]);
  const typedList = useMemo(() => readTypedList(form.values), [form.values]);

  return (
    <>
      <EditedFormFrame
        form={form}
        label="Prices of the cake designer"
        leaveWords="What you changed about the prices is not saved yet."
      >
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
                Each for every inch across the tier it is on, over what the plain tier costs. What is not
                offered cannot be chosen; orders that have it keep it.
              </p>
              {GROUPS.map((group) => (
                <OptionPrices key={group} form={form} group={group} />
              ))}
            </section>
            <ExtraPrices form={form} />
          </div>
        </div>
      </EditedFormFrame>
      <StaleEditDialog
        title="Somebody else changed the price list"
        form={form}
        newest={newest}
        listFacts={listPriceFacts}
        send={send}
        onClose={() => setNewest(null)}
      />
    </>
  );
}

function toSaved(list: PriceListAnswer): Saved<PriceListValues> {
  return { values: fillPriceList(list), version: String(list.version) };
}
