import type { FieldProblems } from '../../../domain/refusal.ts';

/** Null: what is shown is worked out until something is typed. */
type Texts = Readonly<Record<string, string | null>>;

/** The fields of a form that hold a text: `name`, and `address.street` in a group of texts. */
export type TextPath<Values> = {
  [Key in keyof Values & string]: Values[Key] extends string | null
    ? Key
    : Values[Key] extends Texts
      ? `${Key}.${keyof Values[Key] & string}`
      : never;
}[keyof Values & string];

/** What a text field of a form needs to know, for `<TextField {...form.field('name')} label="Name" />`. */
export type FieldProps = {
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  /** In the forms of this shop somebody rarely types of themselves. */
  readonly autoComplete: 'off';
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

type FieldParts = {
  readonly name: string;
  readonly value: unknown;
  readonly problems: FieldProblems;
  readonly onType: (typed: string) => void;
};

export function buildField({ name, value, problems, onType }: FieldParts): FieldProps {
  return {
    name,
    value: String(value ?? ''),
    problem: problems[name],
    autoComplete: 'off',
    onChange: ({ target }) => onType(target.value),
  };
}

export function readPath(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Object(value)[name], values);
}

/** The part of the values that differs once this was typed at the path. */
export function writePath<Values extends object>(
  values: Values,
  path: string,
  typed: string,
): Partial<Values> {
  const [name = '', ...rest] = path.split('.');
  const group: unknown = readPath(values, name);
  const changed =
    rest.length === 0 ? typed : { ...Object(group), ...writePath(Object(group), rest.join('.'), typed) };
  // The path is one of the values' own.
  return { [name]: changed } as Partial<Values>;
}
