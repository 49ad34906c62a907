import type { JsonSchema } from './describe-api.ts';

const INDENT = '  ';
const ENUM_SHOWN_MAX = 12;

/** A schema as people read it: the shape, with limits as remarks. */
export function saySchema(schema: JsonSchema, depth = 0): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => saySchema(choice as JsonSchema, depth)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return sayEnum(schema.enum);
  if (schema.type === 'array') return sayArray(schema, depth);
  if (schema.type === 'object') return sayObject(schema, depth);
  return [schema.type ?? 'anything'].flat().join(' | ') + sayLimits(schema);
}

function sayEnum(values: readonly unknown[]): string {
  const shown = values.slice(0, ENUM_SHOWN_MAX).map((value) => JSON.stringify(value));
  return [...shown, ...(values.length > ENUM_SHOWN_MAX ? ['…'] : [])].join(' | ');
}

function sayArray({ items }: JsonSchema, depth: number): string {
  const item =
    typeof items === 'object' && !Array.isArray(items) ? saySchema(items as JsonSchema, depth) : 'anything';
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function sayObject({ properties, required = [], additionalProperties }: JsonSchema, depth: number): string {
  const inner = INDENT.repeat(depth + 1);
  const lines = Object.entries(properties ?? {}).map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${saySchema(value as JsonSchema, depth + 1)}`;
  });
  if (typeof additionalProperties === 'object') {
    lines.push(`${inner}[key]: ${saySchema(additionalProperties as JsonSchema, depth + 1)}`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${INDENT.repeat(depth)}}`;
}

function sayLimits(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum, format, default: fallback } = schema;
  const remarks = [
    format,
    sayRange(minLength, maxLength, ' characters'),
    sayRange(minimum, maximum, ''),
    fallback === undefined || fallback === '' ? undefined : `${JSON.stringify(fallback)} if left out`,
  ].filter((remark) => remark !== undefined);
  return remarks.length === 0 ? '' : ` (${remarks.join(', ')})`;
}

function sayRange(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  // Every whole number has these ends, which say nothing.
  const highest = most === Number.MAX_SAFE_INTEGER ? undefined : most;
  const lowest = least === Number.MIN_SAFE_INTEGER ? undefined : least;
  if (highest === undefined) return lowest === undefined ? undefined : `at least ${lowest}${unit}`;
  return lowest === undefined ? `at most ${highest}${unit}` : `${lowest} to ${highest}${unit}`;
}
