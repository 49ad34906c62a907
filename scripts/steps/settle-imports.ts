import { afterAll, vi } from 'vitest';

// Files share what is loaded: a part that one of them asked for and did not wait for would be missing in the next one.
afterAll(() => vi.dynamicImportSettled());
