import { useState } from 'react';
import { erasePersonEndpoint, exportPersonEndpoint } from '../../../../contract/people.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useDraftedForm } from '../../../ui/form/drafts/use-drafted-form.ts';
import { readText } from '../../../ui/form/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { SectionForm } from '../account/section-form.tsx';

type Sought = { readonly email?: string; readonly phone: string };

const NOBODY = 'Enter an email address or a phone number.';

/** What the law lets people ask for, also those who ordered without an account. */
export function PersonData() {
  const [erased, setErased] = useState<Sought | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const form = useDraftedForm({
    draftName: 'person-data-1',
    words: {},
    check: (values) => (isNamed(readSought(values)) ? {} : { email: NOBODY }),
    send: async (values) => {
      const data = await shopApi.call(exportPersonEndpoint, { body: readSought(values) });
      saveFile('person.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      setOutcome('File downloaded. Only send it to the person it’s about.');
    },
  });

  async function erase() {
    if (!erased) return;
    const { forgotten, open, hasAccount } = await shopApi.call(erasePersonEndpoint, { body: erased });
    form.forgetDraft();
    const stays =
      open === 0 ? '' : ` ${open} open ${open === 1 ? 'order' : 'orders'} will be kept until completed.`;
    const account = hasAccount ? ' The customer can delete the account under Account → Your data.' : '';
    setOutcome(
      `Erased from ${forgotten} finished ${forgotten === 1 ? 'order' : 'orders'}.${stays}${account}`,
    );
  }

  return (
    <section aria-labelledby="person-data" className="mt-8">
      <Panel className="grid gap-4">
        <h2 id="person-data" className="text-fs-3">
          Data requests
        </h2>
        <SectionForm
          form={form}
          label="Data requests"
          button="Download data"
          buttonWhileSending="Preparing…"
          kind="quiet"
          others={
            <Button
              kind="danger"
              onClick={({ currentTarget }) => {
                const values = currentTarget.form && readSought(new FormData(currentTarget.form));
                if (values && isNamed(values)) setErased(values);
                else setOutcome(NOBODY);
              }}
            >
              Erase data
            </Button>
          }
        >
          <p className="max-w-measure text-cocoa-2">
            Use this when someone asks for their data or wants it erased. Erasing removes their name, address,
            phone number and notes from finished orders. Amounts and products stay in your records. Enter
            their email address, their phone number or both.
          </p>
          <div className="grid items-start gap-4 tablet:grid-cols-2">
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="off"
              problem={form.problems.email}
            />
            <TextField
              label="Phone"
              name="phone"
              type="tel"
              autoComplete="off"
              problem={form.problems.phone}
            />
          </div>
          {outcome !== null && (
            <Note tone="tip" role="status">
              {outcome}
            </Note>
          )}
        </SectionForm>
      </Panel>
      <ConfirmDialog
        isOpen={erased !== null}
        onClose={() => setErased(null)}
        title={`Erase the data of ${erased ? nameSought(erased) : ''}?`}
        button="Erase data"
        buttonWhileBusy="Erasing…"
        onConfirm={erase}
      >
        <p>
          Their name, address, phone number and notes are removed from finished orders. Amounts and products
          stay for your accounts.
        </p>
        <p>This can’t be undone. Every administrator gets an email about it.</p>
      </ConfirmDialog>
    </section>
  );
}

function readSought(values: FormData): Sought {
  const email = readText(values, 'email');
  return { ...(email !== '' && { email }), phone: readText(values, 'phone') };
}

/** "0803 123 4567 and ada@example.com" */
const nameSought = ({ email, phone }: Sought) => [phone, email].filter(Boolean).join(' and ');

const isNamed = ({ email, phone }: Sought) => email !== undefined || phone !== '';
