import { useState } from 'react';
import {
  type AdminCategory,
  type CategoryList,
  newCategoryNameSchema,
} from '../../../../../contract/categories.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
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

export function RenameDialog({ isOpen, onClose, category, onMoved }: DialogProps) {
  const { name } = category;
  const [typed, setTyped] = useState(name);

  async function rename(): Promise<void> {
    const checked = newCategoryNameSchema.safeParse(typed);
    if (!checked.success) throw new Error(checked.error.issues[0]?.message);
    const list = await renameCategory(name, checked.data);
    onMoved({ from: name, into: checked.data, list });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Rename ${name}`}
      button="Rename"
      buttonWhileBusy="Renaming…"
      onConfirm={rename}
    >
      <TextField
        label="New name"
        name="newName"
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {describeRename(category).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ConfirmDialog>
  );
}

type MergeDialogProps = DialogProps & { readonly others: readonly AdminCategory[] };

export function MergeDialog({ isOpen, onClose, category, others, onMoved }: MergeDialogProps) {
  const { name } = category;
  const [chosen, setChosen] = useState('');
  const into = others.find((other) => other.name === chosen);

  async function merge(): Promise<void> {
    if (!into) throw new Error('Choose a category to merge it into.');
    onMoved({ from: name, into: into.name, list: await mergeCategories(name, into.name) });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Merge ${name}`}
      button="Merge"
      buttonWhileBusy="Merging…"
      onConfirm={merge}
    >
      <SelectField
        label="Merge into"
        name="into"
        required
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
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
    </ConfirmDialog>
  );
}
