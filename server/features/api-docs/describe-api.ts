import * as z from 'zod/mini';
import type { Access } from '../../../contract/endpoint.ts';
import { refusalSchema } from '../../../contract/refusal.ts';
import { isStaffAccess, nameRoles, type StaffAccess } from '../../../domain/users/roles.ts';
import type { NamedEndpoint } from './list-endpoints.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export type ApiParameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
};

type Body = { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };

export type ApiOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [string];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly ApiParameter[];
  readonly requestBody?: Body & { readonly required: true };
  readonly responses: Readonly<Record<string, { readonly description: string } & Partial<Body>>>;
};

export type ApiDescription = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: object;
};

const ACCESS_WORDS: Readonly<Record<Exclude<Access, StaffAccess>, string>> = {
  anyone: 'Open to anyone.',
  identity: 'Open to anyone. Handled by the identity library under its own path.',
  cookie: 'Anyone with a session cookie.',
  signed: 'Other systems, with a signature.',
  customer: 'Any signed-in user, for their own data only.',
};

/** An anonymous alternative stands first where a token is not needed. */
const SECURITY: Readonly<Record<Exclude<Access, StaffAccess>, ApiOperation['security']>> = {
  anyone: [{}, { bearer: [] }],
  identity: [],
  cookie: [{ cookie: [] }],
  signed: [],
  customer: [{ bearer: [] }],
};

const REFUSAL = { $ref: '#/components/schemas/Refusal' };

/** The whole API as OpenAPI says it, from the same endpoints that check the requests and guard them. */
export function describeApi(
  endpoints: readonly NamedEndpoint[],
  server: { readonly name: string; readonly url: string },
): ApiDescription {
  const paths: Record<string, Record<string, ApiOperation>> = {};
  for (const endpoint of endpoints) {
    const address = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: describeCall(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${server.name}: the shop’s API`,
      version: '1',
      description:
        'Amounts are in naira, times in ISO 8601. Refused requests return a Refusal. Writes must come from the shop’s own origin.',
    },
    servers: [{ url: server.url }],
    paths,
    components: {
      schemas: { Refusal: toJsonSchema(refusalSchema, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'From /api/auth/token.' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-oyin.session_token' },
      },
    },
  };
}

function describeCall(endpoint: NamedEndpoint): ApiOperation {
  const { name, group, path, access, bodySchema, answerSchema } = endpoint;
  return {
    operationId: name,
    summary: sayName(name),
    description: isStaffAccess(access) ? `Staff only: ${nameRoles(access)}.` : ACCESS_WORDS[access],
    tags: [group],
    security: SECURITY[isStaffAccess(access) ? 'customer' : access],
    parameters: [
      ...listPathParameters(path),
      ...listQueryParameters(endpoint),
      ...listHeaderParameters(endpoint),
    ],
    ...(bodySchema && { requestBody: { required: true, ...asJson(toJsonSchema(bodySchema, 'input')) } }),
    responses: {
      '2XX': {
        description: 'Done.',
        ...(answerSchema && asJson(toJsonSchema(answerSchema, 'output'))),
      },
      default: { description: 'Refused, with the reason.', ...asJson(REFUSAL) },
    },
  };
}

function listPathParameters(path: string): ApiParameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function listQueryParameters({ querySchema }: NamedEndpoint): ApiParameter[] {
  if (!querySchema) return [];
  const { properties = {}, required = [] } = toJsonSchema(querySchema, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: typeof schema === 'object' ? schema : {},
  }));
}

function listHeaderParameters({ idempotencyKey }: NamedEndpoint): ApiParameter[] {
  if (!idempotencyKey) return [];
  const required = idempotencyKey === 'required';
  return [{ name: 'Idempotency-Key', in: 'header', required, schema: { type: 'string' } }];
}

/** What a person sends is described before it is tidied up, what they get after. */
function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

function asJson(schema: JsonSchema): Body {
  return { content: { 'application/json': { schema } } };
}

/** placeOrder → Place order */
function sayName(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
