import { type FormEvent, useEffect, useRef, useState } from 'react';
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
import { describeError } from '../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../ui/form/drafts/restored-note.tsx';
import { useSavedDraft } from '../../../ui/form/drafts/use-saved-draft.ts';
import { findProblemControl } from '../../../ui/form/find-problem-control.ts';
import { Problem } from '../../../ui/form/problem.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../ui/loading/use-loaded.ts';
import { type CampaignDraft, draftCampaign, readDraft, sayCampaign } from './campaign-draft.ts';
import { ProductPicker } from './product-picker.tsx';

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
    `discount-code-2:${campaign ? `${campaign.id}:${campaign.version}` : 'new'}`,
    draftCampaign(campaign),
  );
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refusal, setRefusal] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const change = (changed: Partial<CampaignDraft>) => edit((before) => ({ ...before, ...changed }));
  const fields = readDraft(draft);
  /** What has one code is called by it unless it gets a name. */
  const isNamed = campaign ? campaign.text === null : draft.isBulk;
  const form = useRef<HTMLFormElement>(null);
  // It opens above a list that may be scrolled far down.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=checkbox])')?.focus(), []);

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
          ? { kind: 'many' as const, count: Number(draft.count), prefix: tidyCode(draft.prefix) }
          : { kind: 'one' as const, text: draft.text };
        await shopApi.call(makeCampaignEndpoint, { body: { ...fields, codes } });
      }
      showToast({ kind: 'success', text: `${fields.name} is saved` });
      clear();
      onDone();
    } catch (error) {
      const found = error instanceof ApiError ? placeProblems(error.fields, isNamed) : {};
      setProblems(found);
      findProblemControl(form.current, found)?.focus();
      setRefusal(describeError(error));
      setBusy(false);
    }
  };
  const typed = (field: keyof CampaignDraft & string) => ({
    name: field,
    value: String(draft[field]),
    problem: problems[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      change({ [field]: target.value });
      setProblems(({ [field]: _mended, ...others }) => others);
    },
  });

  return (
    <Panel className="mb-6 max-w-measure">
      <form ref={form} onSubmit={save} noValidate aria-label="Discount code" className="grid gap-5">
        <h2 className="text-fs-4">{campaign ? `Edit ${campaign.name}` : 'New discount code'}</h2>
        {isRestored && <RestoredNote onDiscard={clear} />}
        {!campaign && <NewCodes draft={draft} change={change} typed={typed} />}
        <TextField
          label="Name"
          hint={isNamed ? 'Only you see it.' : 'Only you see it. Leave it empty to use the code.'}
          required={isNamed}
          {...typed('name')}
        />
        <SelectField
          label="Discount"
          name="kind"
          required
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
        {draft.kind === 'percent' && (
          <TextField label="Percent" inputMode="numeric" required {...typed('percent')} />
        )}
        {draft.kind === 'amount' && (
          <TextField label="Amount in naira" inputMode="decimal" required {...typed('amount')} />
        )}
        <Categories chosen={draft.categories} onChoose={(categories) => change({ categories })} />
        <ProductPicker
          chosen={draft.products}
          problem={problems.productIds}
          onChoose={(products) => change({ products })}
        />
        <TextField
          label="Minimum in naira"
          hint="For the items the code applies to."
          inputMode="decimal"
          required={draft.kind === 'amount'}
          {...typed('minimum')}
        />
        <div className="grid items-start gap-5 phone:grid-cols-2">
          <TextField label="First day" type="date" {...typed('startsOn')} />
          <TextField label="Last day" type="date" {...typed('endsOn')} />
          <TextField
            label="Total uses"
            hint={draft.isBulk ? 'For each code. Leave empty for one use.' : 'Leave empty for no limit.'}
            inputMode="numeric"
            {...typed('usesMax')}
          />
          <TextField
            label="Uses per customer"
            hint="Leave empty for no limit."
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
          {sayCampaign(fields, draft.products, isNamed)}
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

/** By the names of the fields. Whoever may leave the name out is told about the code alone. */
function placeProblems(found: FieldProblems, isNamed: boolean): FieldProblems {
  const placed = Object.entries(found).map(([path, problem]) => [path.replace(/^codes\./, ''), problem]);
  return Object.fromEntries(placed.filter(([path]) => isNamed || path !== 'name'));
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
};

function NewCodes({ draft, change, typed }: NewCodesProps) {
  return (
    <>
      <Checkbox
        label="Create many codes for a campaign"
        checked={draft.isBulk}
        onChange={({ target }) => change({ isBulk: target.checked })}
      />
      {draft.isBulk ? (
        <div className="grid items-start gap-5 phone:grid-cols-2">
          <TextField
            label="How many"
            hint={`Up to ${CODES_AT_ONCE_MAX.toLocaleString('en-GB')}. Each works once unless you change it.`}
            inputMode="numeric"
            required
            {...typed('count')}
          />
          <TextField label="Codes start with" hint="For example: XMAS." {...typed('prefix')} />
        </div>
      ) : (
        <TextField label="Code" hint="What customers type, such as CAKE10." required {...typed('text')} />
      )}
    </>
  );
}

type CategoriesProps = {
  readonly chosen: readonly string[];
  readonly onChoose: (categories: readonly string[]) => void;
};

function Categories({ chosen, onChoose }: CategoriesProps) {
  const { data, failure, reload } = useLoaded(loadCategories);
  const names = [...new Set([...chosen, ...(data?.categories ?? []).map(({ name }) => name)])];
  if (failure !== null) return <LoadFailure message={failure} onRetry={reload} />;
  if (!data) return <Skeleton className="h-40" />;
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
