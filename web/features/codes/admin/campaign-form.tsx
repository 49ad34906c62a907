import { type FormEvent, useState } from 'react';
import { listCategoriesEndpoint } from '../../../../contract/categories.ts';
import {
  type AdminCampaign,
  CODES_AT_ONCE_MAX,
  makeCampaignEndpoint,
  saveCampaignEndpoint,
} from '../../../../contract/code-admin.ts';
import { CODE_KINDS, type CodeKind } from '../../../../domain/codes/code-terms.ts';
import { tidyCode } from '../../../../domain/codes/code-text.ts';
import type { FieldProblems } from '../../../../domain/refusal.ts';
import { ApiError } from '../../../api/api-error.ts';
import { shopApi } from '../../../api/shop-api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { Problem } from '../../../ui/form/problem.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { type CampaignDraft, draftCampaign, readDraft, sayCampaign } from './campaign-draft.ts';

const KIND_WORDS: Readonly<Record<CodeKind, string>> = {
  percent: 'Percentage off',
  amount: 'Amount off in naira',
  free_delivery: 'Free delivery',
};

type CampaignFormProps = {
  /** Null: a new one. */
  readonly campaign: AdminCampaign | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

const loadCategories = (signal: AbortSignal) => shopApi.call(listCategoriesEndpoint, { signal });

export function CampaignForm({ campaign, onDone, onCancel }: CampaignFormProps) {
  // What was begun before somebody else saved would undo theirs, so it belongs to the version it was begun from.
  const {
    typed: draft,
    isRestored,
    change: edit,
    clear,
  } = useSavedDraft(
    `discount-code-1:${campaign ? `${campaign.id}:${campaign.version}` : 'new'}`,
    draftCampaign(campaign),
  );
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refusal, setRefusal] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const change = (changed: Partial<CampaignDraft>) => edit((before) => ({ ...before, ...changed }));
  const fields = readDraft(draft);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblems({});
    setRefusal(undefined);
    try {
      if (campaign) {
        const { id, isActive, version } = campaign;
        await shopApi.call(saveCampaignEndpoint, { params: { id }, body: { ...fields, isActive, version } });
      } else {
        const codes = draft.isBulk
          ? { count: Number(draft.count), prefix: tidyCode(draft.prefix) }
          : { text: draft.text };
        await shopApi.call(makeCampaignEndpoint, { body: { ...fields, codes } });
      }
      showToast({ kind: 'success', text: `${fields.name} is saved` });
      clear();
      onDone();
    } catch (error) {
      setProblems(error instanceof ApiError ? error.fields : {});
      setRefusal(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  const typed = (field: keyof CampaignDraft & string) => ({
    name: field,
    value: String(draft[field]),
    problem: problems[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [field]: target.value }),
  });

  return (
    <Panel className="mb-6 max-w-measure">
      <form onSubmit={save} noValidate aria-label="Discount code" className="grid gap-5">
        <h2 className="text-fs-4">{campaign ? `Edit ${campaign.name}` : 'New discount code'}</h2>
        {isRestored && <RestoredNote onDiscard={clear} />}
        {!campaign && <NewCodes draft={draft} change={change} typed={typed} problems={problems} />}
        <TextField label="Name" hint="Only you see it. Leave it empty to use the code." {...typed('name')} />
        <SelectField
          label="What it gives"
          name="kind"
          value={draft.kind}
          onChange={({ target }) =>
            change({ kind: CODE_KINDS.find((kind) => kind === target.value) ?? 'percent' })
          }
        >
          {CODE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_WORDS[kind]}
            </option>
          ))}
        </SelectField>
        {draft.kind === 'percent' && <TextField label="Percent" inputMode="numeric" {...typed('percent')} />}
        {draft.kind === 'amount' && (
          <TextField label="Amount in naira" inputMode="decimal" {...typed('amount')} />
        )}
        <Categories chosen={draft.categories} onChoose={(categories) => change({ categories })} />
        <TextField
          label="Products"
          hint="Paste the products’ links, separated by commas. Leave categories and products empty for everything."
          {...typed('products')}
        />
        <TextField
          label="Minimum in naira"
          hint="Of the goods the code is for."
          inputMode="decimal"
          {...typed('minimum')}
        />
        <div className="grid gap-5 phone:grid-cols-2">
          <TextField label="First day" type="date" {...typed('startsOn')} />
          <TextField label="Last day" type="date" {...typed('endsOn')} />
          <TextField
            label="Uses in all"
            hint="Of each code. Empty: no limit."
            inputMode="numeric"
            {...typed('usesMax')}
          />
          <TextField
            label="Uses per person"
            hint="Empty: no limit."
            inputMode="numeric"
            {...typed('usesMaxPerPerson')}
          />
        </div>
        <Checkbox
          label="Only for a first order"
          checked={draft.isFirstOrderOnly}
          onChange={({ target }) => change({ isFirstOrderOnly: target.checked })}
        />
        <p role="status" className="rounded-small bg-crust p-3 font-semibold">
          {sayCampaign(fields)}
        </p>
        <Problem>{refusal}</Problem>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="main" aria-disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Save'}
          </Button>
          <Button
            onClick={() => {
              clear();
              onCancel();
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Panel>
  );
}

type TypedProps = (field: keyof CampaignDraft & string) => {
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

type NewCodesProps = {
  readonly draft: CampaignDraft;
  readonly change: (changed: Partial<CampaignDraft>) => void;
  readonly typed: TypedProps;
  readonly problems: FieldProblems;
};

function NewCodes({ draft, change, typed, problems }: NewCodesProps) {
  return (
    <>
      <Checkbox
        label="Make many codes for a campaign"
        checked={draft.isBulk}
        onChange={({ target }) => change({ isBulk: target.checked })}
      />
      {draft.isBulk ? (
        <div className="grid gap-5 phone:grid-cols-2">
          <TextField
            label="How many"
            hint={`Up to ${CODES_AT_ONCE_MAX}. Each works once, unless you say otherwise.`}
            inputMode="numeric"
            {...typed('count')}
            problem={problems['codes.count'] ?? problems.codes}
          />
          <TextField
            label="Begin with"
            hint="For example XMAS"
            {...typed('prefix')}
            problem={problems['codes.prefix']}
          />
        </div>
      ) : (
        <TextField
          label="Code"
          hint="What customers type, such as CAKE10."
          {...typed('text')}
          problem={problems['codes.text'] ?? problems.codes}
          required
        />
      )}
    </>
  );
}

type CategoriesProps = {
  readonly chosen: readonly string[];
  readonly onChoose: (categories: readonly string[]) => void;
};

function Categories({ chosen, onChoose }: CategoriesProps) {
  const { data } = useLoaded(loadCategories);
  const names = [...new Set([...chosen, ...(data?.categories ?? []).map(({ name }) => name)])];
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-label font-semibold">Categories</legend>
      <div className="grid phone:grid-cols-2">
        {names.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, name] : chosen.filter((each) => each !== name))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
