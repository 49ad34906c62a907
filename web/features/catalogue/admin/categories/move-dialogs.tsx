import type { ReactNode } from 'react';
import {
  type AdminCategory,
  type CategoryList,
  newCategoryNameSchema,
} from '../../../../../contract/categories.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { RestoredNote } from '../../../../ui/form/drafts/restored-note.tsx';
import { useSavedDraft } from '../../../../ui/form/drafts/use-saved-draft.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { mergeCategories, renameCategory } from './category-requests.ts';
import { describeMerge, describeRename } from './category-words.ts';

/** What was asked for, and the categories as they are after it. */
export type MovedCategory = { readonly from: string; readonly into: string; readonly list: CategoryList };

type DialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly category: AdminCategory;
  readonly onMoved: (moved: MovedCategory) => void;
};

export function RenameDialog(props: DialogProps) {
  const { category } = props;

  async function rename(typed: string) {
    const checked = newCategoryNameSchema.safeParse(typed);
    if (!checked.success) throw new Error(checked.error.issues[0]?.message);
    return { into: checked.data, list: await renameCategory(category.name, checked.data) };
  }

  return (
    <MoveDialog {...props} verb="Rename" verbWhileBusy="Renaming…" blank={category.name} move={rename}>
      {(typed, change) => (
        <>
          <TextField
            label="New name"
            name="newName"
            required
            value={typed}
            onChange={({ target }) => change(target.value)}
          />
          {describeRename(category).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </MoveDialog>
  );
}

type MergeDialogProps = DialogProps & { readonly others: readonly AdminCategory[] };

export function MergeDialog({ others, ...props }: MergeDialogProps) {
  const { category } = props;
  const find = (name: string) => others.find((other) => other.name === name);

  async function merge(chosen: string) {
    const into = find(chosen)?.name;
    if (into === undefined) throw new Error('Choose a category to merge it into.');
    return { into, list: await mergeCategories(category.name, into) };
  }

  return (
    <MoveDialog {...props} verb="Merge" verbWhileBusy="Merging…" blank="" move={merge}>
      {(chosen, change) => {
        const into = find(chosen);
        return (
          <>
            <SelectField
              label="Merge into"
              name="into"
              required
              value={into?.name ?? ''}
              onChange={({ target }) => change(target.value)}
            >
              <option value="">Choose a category</option>
              {others.map((other) => (
                <option key={other.name}>{other.name}</option>
              ))}
            </SelectField>
            <div role="status" className="grid gap-2">
              {into && describeMerge(category, into).map((line) => <p key={line}>{line}</p>)}
              {into && <p>Merging can’t be undone.</p>}
            </div>
          </>
        );
      }}
    </MoveDialog>
  );
}

type MoveDialogProps = DialogProps & {
  readonly verb: string;
  readonly verbWhileBusy: string;
  /** What is in the field before anything was typed or chosen. */
  readonly blank: string;
  readonly move: (typed: string) => Promise<Omit<MovedCategory, 'from'>>;
  readonly children: (typed: string, change: (typed: string) => void) => ReactNode;
};

/** The products of a category get to another name. */
function MoveDialog(props: MoveDialogProps) {
  const { isOpen, onClose, category, onMoved, verb, verbWhileBusy, blank, move, children } = props;
  const { name } = category;
  const draft = useSavedDraft(`category-1:${verb}:${name}`, blank);

  async function confirm(): Promise<void> {
    const moved = await move(draft.typed);
    draft.clear();
    onMoved({ from: name, ...moved });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${verb} ${name}`}
      button={verb}
      buttonWhileBusy={verbWhileBusy}
      onCancel={draft.clear}
      onConfirm={confirm}
    >
      {draft.isRestored && <RestoredNote onDiscard={draft.clear} />}
      {children(draft.typed, (typed) => draft.change(() => typed))}
    </ConfirmDialog>
  );
}
