/**
 * Why something is refused, as far as the caller has to act differently. The server turns each kind into one HTTP status;
 * which rule spoke is told by the refusal's code.
 */
export const REFUSAL_KINDS = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'gone',
  'too_large',
  'unsupported',
  'too_many',
  'unavailable',
] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** What is wrong with which field of what was sent, by the field's path: { 'address.city': 'Enter a city.' }. */
export type FieldProblems = Readonly<Record<string, string>>;

/** An expected "no". Faults are thrown; refusals are returned, so that the compiler sees who has to deal with them. */
export type Refusal<Code extends string = string> = {
  readonly kind: RefusalKind;
  /** For programs: in snake_case and never changed once published. */
  readonly code: Code;
  /** For people: what happened and what to do next. */
  readonly message: string;
  readonly fields?: FieldProblems;
};

export type Accepted<Value> = { readonly ok: true; readonly value: Value };
export type Refused<Code extends string = string> = { readonly ok: false; readonly refusal: Refusal<Code> };
export type Result<Value, Code extends string = string> = Accepted<Value> | Refused<Code>;

export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

/* @__NO_SIDE_EFFECTS__ so that a refusal nobody speaks of does not travel to the browser. */
export function refuse<Code extends string>(
  kind: RefusalKind,
  code: Code,
  message: string,
  fields?: FieldProblems,
): Refused<Code> {
  return { ok: false, refusal: { kind, code, message, ...(fields && { fields }) } };
}
