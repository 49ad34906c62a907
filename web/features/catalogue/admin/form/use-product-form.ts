import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { PictureAnswer } from '../../../../../contract/pictures.ts';
import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import type { ProductStatus } from '../../../../../domain/catalogue/product.ts';
import type { FieldProblems } from '../../../../../domain/refusal.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { makeRandomKey } from '../../../../ui/browser/make-random-key.ts';
import { isControl, readFieldProblems } from '../../../../ui/form/find-problems.ts';
import { changeForm, UNTOUCHED_FORM } from '../../../../ui/form/form-state.ts';
import { useAuth } from '../../../users/auth-context.tsx';
import { readProduct } from '../product-requests.ts';
import { isEdited, mergeEdits } from './changed-fields.ts';
import { findFormProblems, placeProblems } from './find-form-problems.ts';
import { BLANK_VALUES, fillForm, type ProductFormValues } from './form-values.ts';
import { saveNewProduct, saveOnNewest, saveProduct } from './save-product.ts';
import { createProductDraftKeeper } from './stored-draft.ts';

/** Somebody else saved the product since it was opened: what they changed, by the name of the field. */
export type StaleEdit = {
  readonly message: string;
  readonly fields: FieldProblems;
  readonly status: ProductStatus;
};

type ProductFormOptions = {
  /** Null for a new product. */
  readonly product: AdminProduct | null;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onSaved: (saved: AdminProduct) => void;
  /** Before a field with a problem is focused. */
  readonly onProblems: () => void;
};

type ListField = 'sizes' | 'pictures';
type EditList<List extends ListField> = (list: ProductFormValues[List]) => ProductFormValues[List];

export type ProductEditing = ReturnType<typeof useProductForm>;

/** The product as it is being typed: checked by the contract's schema, saved once, kept until it is. */
export function useProductForm({ product, formRef, onSaved, onProblems }: ProductFormOptions) {
  const { currentUser } = useAuth();
  const keeper = useMemo(
    () => createProductDraftKeeper(() => window.sessionStorage, product?.id ?? null),
    [product?.id],
  );
  const [restored, setRestored] = useState(() => keeper.read());
  const [base, setBase] = useState(restored?.base ?? product);
  const [values, setValues] = useState(
    () => restored?.values ?? (product ? fillForm(product) : BLANK_VALUES),
  );
  const [key, setKey] = useState(() => restored?.key ?? makeRandomKey());
  const [state, dispatch] = useReducer(changeForm, UNTOUCHED_FORM);
  const [staleEdit, setStaleEdit] = useState<StaleEdit | null>(null);
  const isSaving = useRef(false);
  const latestValues = useRef(values);
  const saved = useMemo(() => (base ? fillForm(base) : BLANK_VALUES), [base]);
  const isDirty = isEdited(saved, values);

  useEffect(() => {
    latestValues.current = values;
    if (isDirty) keeper.keep({ base, values, key });
    else keeper.forget();
  }, [keeper, base, values, key, isDirty]);

  const change = useCallback((part: Partial<ProductFormValues>) => {
    setValues((before) => ({ ...before, ...part }));
  }, []);

  /** From the newest list, because an upload may have ended since the screen was drawn. */
  const changeList = useCallback(<List extends ListField>(list: List, edit: EditList<List>) => {
    setValues((before) => ({ ...before, [list]: edit(before[list]) }));
  }, []);

  /** For lines that are added, moved or taken away: what was wrong with a line may now be said of another. */
  const reshapeList = <List extends ListField>(list: List, edit: EditList<List>) => {
    changeList(list, edit);
    const others = Object.entries(state.problems).filter(([path]) => !path.startsWith(list));
    if (others.length < Object.keys(state.problems).length) {
      dispatch({ type: 'refused', problems: Object.fromEntries(others) });
    }
  };

  const forgetProblem = (name: string) => dispatch({ type: 'edited', name });

  const finishPicture = useCallback(
    (key: string, uploaded: PictureAnswer) =>
      changeList('pictures', (pictures) =>
        pictures.map((picture) => (picture.key === key ? { ...picture, uploaded } : picture)),
      ),
    [changeList],
  );

  function showProblems(problems: FieldProblems): void {
    onProblems();
    dispatch({ type: 'refused', problems });
    listControls(formRef.current)
      .find(({ name }) => name in problems)
      ?.focus();
  }

  /** Runs one saving at a time, however often somebody clicks. */
  async function run(status: ProductStatus, send: (typed: ProductFormValues) => Promise<AdminProduct>) {
    if (isSaving.current) return;
    const typed = { ...values, status };
    const problems = findFormProblems(typed, base === null);
    if (Object.keys(problems).length > 0) return showProblems(problems);
    isSaving.current = true;
    dispatch({ type: 'sent' });
    try {
      const answer = await send(typed);
      dispatch({ type: 'succeeded' });
      setStaleEdit(null);
      keeper.forget();
      adopt(answer, mergeEdits(values, latestValues.current, answer));
      onSaved(answer);
    } catch (error) {
      showFailure(error, status);
    } finally {
      isSaving.current = false;
    }
  }

  function showFailure(error: unknown, status: ProductStatus): void {
    const message = error instanceof Error ? error.message : String(error);
    const fields = readFieldProblems(error);
    const isStale = error instanceof ApiError && error.code === 'stale_edit';
    setStaleEdit(isStale ? { message, fields, status } : null);
    const problems = isStale ? {} : placeProblems(fields);
    const hasField = listControls(formRef.current).some(({ name }) => name in problems);
    if (isStale || hasField) showProblems(problems);
    else dispatch({ type: 'failed', message });
  }

  function adopt(newest: AdminProduct, shown: ProductFormValues): void {
    setBase(newest);
    setValues(shown);
    setRestored(null);
  }

  return {
    ...state,
    values,
    saved,
    base,
    isDirty,
    isRestored: restored !== null,
    isSending: state.status === 'sending',
    staleEdit,
    change,
    changeList,
    reshapeList,
    forgetProblem,
    finishPicture,
    save: (status: ProductStatus = values.status) =>
      run(status, (typed) =>
        base ? saveProduct(currentUser, base, typed) : saveNewProduct(currentUser, typed, key),
      ),

    /** The three ways out of a stale edit. */
    keepMine: async () => {
      if (base && staleEdit) await run(staleEdit.status, (typed) => saveOnNewest(currentUser, base, typed));
    },
    async takeTheirs() {
      if (!base) return;
      const newest = await readProduct(base.id);
      adopt(newest, fillForm(newest));
      setStaleEdit(null);
    },
    goBack: () => setStaleEdit(null),

    /** Back to what is saved; with nothing unsaved, the draft goes too. */
    discard() {
      if (product) setBase(product);
      setValues(product ? fillForm(product) : BLANK_VALUES);
      // Whatever is typed next is another product.
      setKey(makeRandomKey());
      setRestored(null);
      dispatch({ type: 'refused', problems: {} });
    },
    forgetDraft: keeper.forget,
  };
}

function listControls(form: HTMLFormElement | null) {
  return [...(form?.elements ?? [])].filter(isControl);
}
