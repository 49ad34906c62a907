import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '../../contract/endpoint.ts';

const CONTRACT = join(import.meta.dirname, '..', '..', 'contract');

/** Every call that the contract describes, read from its files: a new one is among them from its first day. */
export async function listEndpoints(): Promise<readonly Endpoint[]> {
  const names = await readdir(CONTRACT);
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name): Promise<object> => import(join(CONTRACT, name))));
  return modules.flatMap((each) => Object.values(each)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
