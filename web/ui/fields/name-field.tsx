import { type ComponentProps, useRef, useState } from 'react';
import { normaliseName } from '../../../domain/users/person.ts';
import { useTypedBefore } from '../browser/use-typed-before.ts';
import { TextField } from './text-field.tsx';

/** A person's name: one that is too long is told at once, and not cut, for only its owner knows how to shorten it. */
export function NameField({ problem, ...field }: Omit<ComponentProps<typeof TextField>, 'ref'>) {
  const input = useRef<HTMLInputElement>(null);
  const [tooLong, setTooLong] = useState<string>();
  useTypedBefore(input, (typed) => setTooLong(findTooLong(typed)));
  return (
    <TextField
      {...field}
      ref={input}
      problem={problem ?? tooLong}
      onInput={({ currentTarget }) => setTooLong(findTooLong(currentTarget.value))}
    />
  );
}

function findTooLong(typed: string): string | undefined {
  const name = normaliseName(typed);
  return !name.ok && name.refusal.code === 'name_too_long' ? name.refusal.message : undefined;
}
