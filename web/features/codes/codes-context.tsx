import { type FormEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { checkCodeEndpoint, readCodesOfferedEndpoint, readCodeTerms } from '../../../contract/codes.ts';
import type { CodeTerms } from '../../../domain/codes/code-terms.ts';
import { CODE_MAX_LENGTH, tidyCode } from '../../../domain/codes/code-text.ts';
import { ApiError } from '../../api/api-error.ts';
import { backgroundApi } from '../../api/shop-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { describeError } from '../../ui/feedback/describe-error.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useLoaded } from '../../ui/loading/use-loaded.ts';
import { CODE_KEY } from './remember-code.ts';
import { createStoredCode } from './stored-code.ts';
import { keepVoucher } from './voucher-context.tsx';

const storedCode = createStoredCode(CODE_KEY);

type KnownCode = { readonly text: string; readonly terms: CodeTerms };

export type ShopperCode = {
  /** Whether anybody could have one; what a link brought is shown in any case. */
  readonly isOffered: boolean;
  /** Whether customers have vouchers to use. */
  readonly takesVouchers: boolean;
  /** As it was typed or came with a link; blank: none. */
  readonly text: string;
  readonly status: 'none' | 'checking' | 'known' | 'refused';
  readonly known: KnownCode | undefined;
  readonly problem: string | undefined;
  readonly apply: (typed: string) => void;
  readonly remove: () => void;
  /** The shop has not taken it with the order: it takes nothing off any more, and says why. */
  readonly refuse: (problem: string) => void;
  /** By the order it was sent with: its field takes the keyboard, which says why nowhere else. */
  readonly isRefusedByOrder: boolean;
};

type Checked = {
  readonly text: string;
  readonly known?: KnownCode;
  readonly problem?: string;
  readonly isByOrder?: boolean;
};

const readOffered = (signal: AbortSignal) => backgroundApi.call(readCodesOfferedEndpoint, { signal });

/** The code of this browser's next order, asked for anew whenever cart or checkout opens. */
export function useShopperCode(): ShopperCode {
  const text = useSyncExternalStore(storedCode.watch, storedCode.read, () => '');
  const { data: offered } = useLoaded(readOffered);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: trying the same code once more asks once more.
  useEffect(() => {
    if (text === '') return;
    const leaving = new AbortController();
    backgroundApi.call(checkCodeEndpoint, { body: { code: text }, signal: leaving.signal }).then(
      (code) => {
        if (code.kind !== 'voucher') {
          setChecked({ text, known: { text: code.text, terms: readCodeTerms(code) } });
          return;
        }
        // It pays instead of taking something off, and leaves room for a discount code.
        keepVoucher(code.text);
        storedCode.write('');
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setChecked({ text, problem: describeProblem(error) });
      },
    );
    return () => leaving.abort();
  }, [text, tries]);

  const current = checked?.text === text ? checked : null;
  const apply = useCallback((typed: string) => {
    setChecked(null);
    setTries((before) => before + 1);
    storedCode.write(tidyCode(typed));
  }, []);
  const remove = useCallback(() => storedCode.write(''), []);
  const refuse = useCallback((problem: string) => setChecked({ text, problem, isByOrder: true }), [text]);
  return {
    isOffered: offered?.isOffered === true,
    takesVouchers: offered?.takesVouchers === true,
    text,
    status: readStatus(text, current),
    known: text === '' ? undefined : current?.known,
    problem: text === '' ? undefined : current?.problem,
    apply,
    remove,
    refuse,
    isRefusedByOrder: current?.isByOrder === true,
  };
}

/** What is wrong with the code itself, where the shop says so. */
function describeProblem(error: unknown): string {
  const atField = error instanceof ApiError ? error.fields.code : undefined;
  return atField ?? describeError(error);
}

export function forgetCode(): void {
  storedCode.write('');
}

function readStatus(text: string, checked: Checked | null): ShopperCode['status'] {
  if (text === '') return 'none';
  if (checked === null) return 'checking';
  return checked.known ? 'known' : 'refused';
}

type CodeFieldProps = {
  readonly code: ShopperCode;
  /** Why a known code takes nothing off this cart; left out: it does. */
  readonly misfit?: string | undefined;
  /** Why it takes less off than it says. */
  readonly note?: string | undefined;
};

/** One quiet line, until somebody has a code. */
export function CodeField({ code, misfit, note }: CodeFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { status, text, isOffered } = code;
  if (status === 'none' && !isOffered) return null;
  if (status === 'checking') {
    return (
      <p role="status" className="mt-4 min-h-11 text-small text-cocoa-2">
        Checking {text}…
      </p>
    );
  }
  if (status === 'known') {
    // The keyboard goes on in the field.
    const remove = () => {
      setOpen(true);
      code.remove();
    };
    return <KnownCode text={code.known?.text ?? text} misfit={misfit} note={note} onRemove={remove} />;
  }
  if (status === 'none' && !isOpen) {
    return (
      <button type="button" className="mt-3 link min-h-11 text-small" onClick={() => setOpen(true)}>
        Have a code or voucher?
      </button>
    );
  }
  const clear = () => {
    setOpen(false);
    code.remove();
  };
  return <CodeForm key={text} code={code} onClear={clear} />;
}

type KnownCodeProps = Pick<CodeFieldProps, 'misfit' | 'note'> & {
  readonly text: string;
  readonly onRemove: () => void;
};

function KnownCode({ text, misfit, note, onRemove }: KnownCodeProps) {
  return (
    <div className="mt-3 flex items-start justify-between gap-4 text-small">
      <p role="status" className="min-w-0 py-2.5 break-words">
        {misfit === undefined ? (
          <>
            <span className="text-leaf-deep">Code {text} is applied.</span> {note}
          </>
        ) : (
          <>
            <strong className="font-semibold">{text}:</strong> {misfit}
          </>
        )}
      </p>
      <button type="button" className="link min-h-11" onClick={onRemove}>
        Remove<span className="visually-hidden"> code {text}</span>
      </button>
    </div>
  );
}

type CodeFormProps = Pick<CodeFieldProps, 'code'> & { readonly onClear: () => void };

function CodeForm({ code: { text, problem, isRefusedByOrder, apply }, onClear }: CodeFormProps) {
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') apply(typed);
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Discount code"
      className="mt-4 mb-4 flex items-start gap-2"
    >
      {/* On a phone its name is as long as field and button together. */}
      <div className="min-w-0 flex-1 [&_label]:whitespace-nowrap">
        <TextField
          label="Discount code or voucher"
          name="discount-code"
          value={typed}
          problem={typed === text ? problem : undefined}
          onChange={({ target }) => setTyped(target.value)}
          // A refused code that was erased does not come back.
          onBlur={() => text !== '' && typed.trim() === '' && onClear()}
          maxLength={CODE_MAX_LENGTH}
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          autoFocus={text === '' || isRefusedByOrder}
        />
      </div>
      <Button type="submit" kind="paper" className="mt-7">
        Apply
      </Button>
    </form>
  );
}
