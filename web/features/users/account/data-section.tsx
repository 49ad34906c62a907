import { type Account, exportAccountEndpoint } from '../../../../contract/account.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { AccountDeletion } from './account-deletion.tsx';
import { AccountSection } from './account-section.tsx';
import { SectionForm } from './section-form.tsx';

/** What the Nigeria Data Protection Act lets people ask for: a copy, and to be forgotten. */
export function DataSection({ account }: { readonly account: Account }) {
  return (
    <AccountSection id="data" title="Your data" lead="It is yours: take it with you, or have it deleted.">
      <Export />
      <div className="border-t border-crust pt-5">
        <AccountDeletion account={account} />
      </div>
    </AccountSection>
  );
}

function Export() {
  const form = useForm({
    words: {},
    send: async () => {
      const data = await shopApi.call(exportAccountEndpoint);
      saveFile('my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      showToast({ kind: 'success', text: 'Your data is downloaded' });
    },
  });
  return (
    <SectionForm
      form={form}
      label="Download your data"
      button="Download my data"
      buttonWhileSending="Collecting…"
      kind="quiet"
    >
      <p className="max-w-measure text-label text-cocoa-2">
        Everything we keep about you in one file: details, addresses, cart, orders, messages, devices, choices
        and what happened to your account.
      </p>
    </SectionForm>
  );
}
