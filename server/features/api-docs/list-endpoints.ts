import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Endpoint } from '../../../contract/endpoint.ts';

const CONTRACT = join(import.meta.dirname, '..', '..', '..', 'contract');

export type NamedEndpoint = Endpoint & {
  /** As the contract calls it: placeOrder. */
  readonly name: string;
  /** The contract's file: orders. */
  readonly group: string;
};

/** Every call that the contract describes, read from its files: a new one is among them from its first day. */
export async function listEndpoints(): Promise<readonly NamedEndpoint[]> {
  const names = await readdir(CONTRACT);
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  const modules = await Promise.all(
    files.map(async (file) => ({ file, exported: (await import(join(CONTRACT, file))) as object })),
  );
  return modules.flatMap(({ file, exported }) =>
    Object.entries(exported).flatMap(([name, value]) =>
      isEndpoint(value)
        ? { ...value, name: name.replace(/Endpoint$/, ''), group: basename(file, '.ts') }
        : [],
    ),
  );
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
