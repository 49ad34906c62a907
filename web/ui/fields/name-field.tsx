import { type ComponentProps, useState } from 'react';
import { normaliseName } from '../../../domain/users/person.ts';
import { TextField } from './text-field.tsx';

/** A person's name: one that is too long is told at once, and not cut, for only its owner knows how to shorten it. */
export function NameField({ problem, ...field }: ComponentProps<typeof TextField>) {
  const [tooLong, setTooLong] = useState<string>();
  return (
    <TextField
      {...field}
      problem={problem ?? tooLong}
      onInput={({ currentTarget }) => setTooLong(findTooLong(currentTarget.value))}
    />
  );
}

function findTooLong(typed: string): string | undefined {
  const name = normaliseName(typed);
  return !name.ok && name.refusal.code === 'name_too_long' ? name.refusal.message : undefined;
}
