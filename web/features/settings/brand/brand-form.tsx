import UndoIcon from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import {
  publishBrandEndpoint,
  staleBrandSchema,
  undoBrandEndpoint,
  type VersionedBrand,
} from '../../../../contract/brand.ts';
import { readRefusal } from '../../../api/read-refusal.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { VersionedForm } from '../../../ui/form/versioned-form.tsx';
import { useShopRefresh } from '../../shop/shop-context.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { fillBrand, findBrandProblems, listBrandFacts } from './brand-values.ts';
import { BrandColourFields } from './colour-fields.tsx';
import { ExampleLooks } from './example-looks.tsx';
import { LogoField } from './logo-field.tsx';
import { DecorationChoice, FontChoice } from './look-choices.tsx';

const PUBLISH_WORDS = {
  save: 'Publish changes',
  saving: 'Publishing…',
  unsaved: 'Not published yet',
  saved: 'Published',
} as const;

type BrandFormProps = {
  readonly brand: VersionedBrand;
  readonly onPublished: (brand: VersionedBrand) => void;
  /** The form begins anew from it. */
  readonly onUndone: (brand: VersionedBrand) => void;
};

/** What is chosen stays a draft in this browser, with its preview beside it, until it is published. */
export function BrandForm({ brand, onPublished, onUndone }: BrandFormProps) {
  const refreshShop = useShopRefresh();
  return (
    <VersionedForm
      answer={brand}
      fill={fillBrand}
      findProblems={findBrandProblems}
      send={async (values, version) => {
        const published = await shopApi.call(publishBrandEndpoint, { body: { ...values, version } });
        refreshShop();
        onPublished(published);
        return published;
      }}
      findNewest={(error) => readRefusal(error, 'stale_edit', staleBrandSchema)?.current}
      draftName="brand-1"
      label="Brand"
      subject="the brand"
      savedWords="Your new look is published"
      words={PUBLISH_WORDS}
      listFacts={listBrandFacts}
    >
      {(form) => (
        <div className="grid grid-cols-1 items-start gap-4 rail:grid-cols-[minmax(0,1fr)_--spacing(94)] rail:gap-6">
          <BrandPreview brand={form.values} />
          <div className="grid min-w-0 gap-4 rail:order-first">
            <LogoField form={form} />
            <ExampleLooks form={form} />
            <BrandColourFields form={form} />
            <FontChoice form={form} />
            <DecorationChoice form={form} />
            {brand.canUndo && !form.isDirty && <UndoButton onUndone={onUndone} />}
          </div>
        </div>
      )}
    </VersionedForm>
  );
}

function UndoButton({ onUndone }: { readonly onUndone: (brand: VersionedBrand) => void }) {
  const refreshShop = useShopRefresh();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      const undone = await shopApi.call(undoBrandEndpoint);
      refreshShop();
      showToast({ kind: 'success', text: 'Your shop looks as it did before' });
      onUndone(undone);
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
      setBusy(false);
    }
  };
  return (
    <Button kind="paper" onClick={undo} aria-disabled={isBusy} className="justify-self-start">
      <UndoIcon />
      Undo the last publish
    </Button>
  );
}
