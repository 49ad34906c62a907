import type * as z from 'zod/mini';
import type { StaffAccess } from '../domain/users/roles.ts';

/**
 * Who may make a call.
 *
 * - `anyone`: also nobody in particular. A bearer token may come along, and must be good then.
 * - `identity`: the provider's own calls, open to anyone. It looks at its cookie itself; bearer tokens are not looked at.
 * - `cookie`: whoever holds a session's cookie. For what cannot carry a token, and writes nothing.
 * - `customer`: whoever is signed in, by bearer token. Rows that belong to somebody are found through their owner alone.
 * - `signed`: a machine of a partner that signs what it sends, or whoever holds a key that we have signed. The handler checks
 *   that; no cookie is looked at.
 * - the staff's (`administrator`, `desk`, …): by bearer token, and by the role that the database has at this moment.
 */
export type Access = 'anyone' | 'identity' | 'cookie' | 'signed' | 'customer' | StaffAccess;

/** One call of the API, said once for the route that serves it, the browser that makes it and the document that describes it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as in /api/products/:id. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** `fresh`: only for who has shown in the last minutes who they are. */
  readonly proof?: 'fresh';
  /** Whether only staff may make the call until the shop has opened. */
  readonly needsOpenShop?: true;
  /** Whether the call carries an `Idempotency-Key`: sent again under the same key, it is done once. */
  readonly idempotencyKey?: 'required' | 'optional';
  readonly querySchema?: z.ZodMiniType;
  readonly bodySchema?: z.ZodMiniType;
  /** Left out when the answer has no body, or none that JSON could carry. */
  readonly answerSchema?: z.ZodMiniType;
  /** Of the answer to an accepted call; left out for 200, or 204 without a body. */
  readonly status?: 201;
};

/** Keeps the literal types of a declaration. Marked as pure so that a bundle keeps only the endpoints it calls. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared;
}

/** The names in a path: `id` in /api/products/:id. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<E extends Endpoint> = Readonly<Record<ParamName<E['path']>, string>>;

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** What was sent, once the schemas have read it. */
export type QueryOf<E extends Endpoint> = OutputOf<E['querySchema']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['bodySchema']>;
export type AnswerOf<E extends Endpoint> = OutputOf<E['answerSchema']>;

/** Whoever sends a list does not need the right to change it. */
type Unchanged<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Unchanged<Item>[]
      : { readonly [Key in keyof Value]: Unchanged<Value[Key]> };

/** What may be sent, before the schemas have read it. */
export type InputOf<Schema> = Schema extends z.ZodMiniType ? Unchanged<z.input<Schema>> : undefined;
