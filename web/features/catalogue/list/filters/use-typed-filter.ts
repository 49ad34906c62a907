import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE_MS = 400;

type TypedFilterOptions<Value> = {
  readonly value: Value;
  readonly write: (value: Value) => string;
  /** Undefined for words that are no such value. */
  readonly read: (typed: string) => Value | undefined;
  readonly onChange: (value: Value) => void;
};

/**
 * The list follows once the typing rests, on whatever else was chosen by then. What is typed stays as it is until the field
 * is left; a value that came another way, such as by the Back button, takes its place.
 */
export function useTypedFilter<Value>({ value, write, read, onChange }: TypedFilterOptions<Value>) {
  const [typing, setTyping] = useState<{ readonly text: string; readonly value: Value } | null>(null);
  const [isMisread, setMisread] = useState(false);
  const isTyping = typing !== null && typing.value === value;

  /** Whether the words could be read. */
  const settle = (): boolean => {
    if (!isTyping) return true;
    const next = read(typing.text);
    if (next === undefined) return false;
    setMisread(false);
    if (next !== value) {
      setTyping({ ...typing, value: next });
      onChange(next);
    }
    return true;
  };
  const settleLatest = useEffectEvent(settle);
  useEffect(() => {
    if (typing === null) return;
    const timer = setTimeout(settleLatest, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typing]);

  const leave = () => {
    if (settle()) setTyping(null);
    else setMisread(true);
  };
  return {
    isMisread,
    inputProps: {
      value: isTyping ? typing.text : write(value),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setTyping({ text: target.value, value }),
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        leave();
      },
    },
  };
}
