import { useEffect, useRef, useState } from 'react';
import type { AdminCategory, CategoryList } from '../../../../../contract/categories.ts';
import { replaceCategory } from '../../../../../domain/catalogue/categories.ts';
import { compareCategories } from '../../../../../domain/catalogue/category-order.ts';
import { describeError } from '../../../../ui/feedback/describe-error.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { moveItem } from '../../../../ui/form/lines/move-item.ts';
import { saveOrder } from './category-requests.ts';
import type { MovedCategory } from './move-dialogs.tsx';

export type CategoriesEditing = ReturnType<typeof useCategories>;

/** The categories in an order that is saved by itself; everything else is saved at once. */
export function useCategories(saved: readonly AdminCategory[], onSaved: (list: CategoryList) => void) {
  /** Null: as it is saved. */
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [news, setNews] = useState('');
  const holderRef = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const compare = compareCategories(order ?? []);
  const shown = order === null ? saved : saved.toSorted((one, other) => compare(one.name, other.name));

  // A button that moves with its line loses the focus on the way, and a line that got another name is a new one.
  useEffect(() => {
    if (focused.current === null) return;
    const controls = holderRef.current?.querySelectorAll<HTMLElement>('[data-control]') ?? [];
    const control = [...controls].find(({ dataset }) => dataset.control === focused.current);
    if (!control) return;
    control.focus();
    focused.current = null;
  });

  async function run(work: () => Promise<CategoryList>, doneWords: string): Promise<void> {
    try {
      onSaved(await work());
      showToast({ kind: 'success', text: doneWords });
    } catch (error) {
      showToast({ kind: 'error', text: describeError(error) });
    }
  }

  return {
    shown,
    news,
    holderRef,
    isSaving,
    isMoved: order !== null,
    run,
    step(index: number, by: 1 | -1): void {
      const names = shown.map(({ name }) => name);
      focused.current = `${by === 1 ? 'down' : 'up'} ${names[index]}`;
      setOrder(moveItem(names, index, index + by));
      setNews(`Moved ${names[index]} to position ${index + by + 1} of ${names.length}`);
    },
    discard: () => setOrder(null),
    async save(): Promise<void> {
      if (isSaving) return;
      setSaving(true);
      await run(async () => {
        const list = await saveOrder(shown.map(({ name }) => name));
        setOrder(null);
        return list;
      }, 'Order saved');
      setSaving(false);
    },
    followMove({ from, into, list }: MovedCategory): void {
      focused.current = `rename ${into}`;
      setOrder((before) => before && replaceCategory(before, from, into));
      onSaved(list);
      showToast({ kind: 'success', text: `${from} is now ${into}` });
    },
  };
}
