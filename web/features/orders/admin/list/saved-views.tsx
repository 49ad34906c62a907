import TrashIcon from 'lucide-react/icons/trash';
import { Link } from 'react-router';
import {
  listOrderViewsEndpoint,
  type OrderView,
  removeOrderViewEndpoint,
  saveOrderViewEndpoint,
  VIEW_NAME_MAX_LENGTH,
} from '../../../../../contract/order-views.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { useDraftedForm } from '../../../../ui/form/drafts/use-drafted-form.ts';
import { findMisfits } from '../../../../ui/form/find-misfits.ts';
import { readText } from '../../../../ui/form/use-form.ts';
import { LoadedContent } from '../../../../ui/loading/loaded-content.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { useLoaded } from '../../../../ui/loading/use-loaded.ts';
import { type OrderListState, writeOrderList } from './order-list-query.ts';

type SavedViewsProps = { readonly admin: OrderListState; readonly onDone: () => void };

const TITLE = 'Saved views';

const listViews = async (signal: AbortSignal) =>
  (await shopApi.call(listOrderViewsEndpoint, { signal })).data;

/** Filters under a name, for what somebody looks at every day. */
export function SavedViews({ admin, onDone }: SavedViewsProps) {
  const views = useLoaded(listViews);
  const remove = async ({ id, name }: OrderView) => {
    try {
      await shopApi.call(removeOrderViewEndpoint, { params: { id } });
      views.replace((views.data ?? []).filter((view) => view.id !== id));
      showToast({ kind: 'success', text: `${name} is removed` });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
      views.reload();
    }
  };
  return (
    <section aria-labelledby="views-heading" className="grid gap-3 border-t border-crust pt-4">
      <h3 id="views-heading" className="text-fs-4">
        {TITLE}
      </h3>
      <LoadedContent
        loaded={views}
        waitingWords="Loading your views…"
        skeleton={<Skeleton className="h-12" />}
      >
        {(list) => <ViewList views={list} onOpen={onDone} onRemove={remove} />}
      </LoadedContent>
      <SaveViewForm admin={admin} onDone={onDone} />
    </section>
  );
}

type ViewListProps = {
  readonly views: readonly OrderView[];
  readonly onOpen: () => void;
  readonly onRemove: (view: OrderView) => void;
};

function ViewList({ views, onOpen, onRemove }: ViewListProps) {
  if (views.length === 0) {
    return (
      <p className="text-small text-cocoa-2">No saved views yet. Choose filters, then save them as a view.</p>
    );
  }
  return (
    <ul aria-label={TITLE} className="grid">
      {views.map((view) => (
        <li key={view.id} className="flex items-center border-b border-crust last:border-b-0">
          <Link
            to={{ search: view.query }}
            replace
            onClick={onOpen}
            className="flex min-h-12 flex-1 items-center font-semibold wrap-anywhere no-underline hover:underline"
          >
            {view.name}
          </Link>
          <IconButton label={`Remove ${view.name}`} onClick={() => onRemove(view)}>
            <TrashIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function SaveViewForm({ admin, onDone }: SavedViewsProps) {
  const build = (values: FormData) => ({
    name: readText(values, 'name'),
    query: String(writeOrderList(admin)),
  });
  const form = useDraftedForm({
    draftName: 'order-view-1',
    words: { name: { missing: 'Give the view a name.' } },
    check: (values) => findMisfits(saveOrderViewEndpoint.bodySchema, build(values)),
    send: async (values) => {
      const saved = await shopApi.call(saveOrderViewEndpoint, { body: build(values) });
      showToast({ kind: 'success', text: `Saved as ${saved.name}` });
      onDone();
    },
  });
  return (
    <form {...form.props} aria-label="Save this view" className="grid gap-3">
      {form.isRestored && <RestoredNote onDiscard={form.discard} />}
      {form.failure !== null && (
        <Note tone="problem" role="alert">
          {form.failure}
        </Note>
      )}
      <TextField
        label="Save these filters as"
        name="name"
        required
        autoComplete="off"
        maxLength={VIEW_NAME_MAX_LENGTH}
        hint="For example: “Tomorrow’s deliveries”."
        problem={form.problems.name}
      />
      <Button kind="line" type="submit" aria-disabled={form.isSending}>
        {form.isSending ? 'Saving…' : 'Save view'}
      </Button>
    </form>
  );
}
