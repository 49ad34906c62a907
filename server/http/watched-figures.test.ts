import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');

/** As `/metrics` names them; a histogram has three for each. */
function listFigures(): ReadonlySet<string> {
  const metrics = createMetrics();
  metrics.watchProcess();
  metrics.watchCatalogue({ size: () => 0, isStale: () => false });
  metrics.watchBackups(async () => ({ lastAt: null, lastBytes: null }));
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  return new Set(names.flatMap((name) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]));
}

test.each(['alerts.yml', 'grafana-dashboard.json'])(
  'every figure that %s looks at exists (P33.10)',
  async (file) => {
    const named = (await readFile(join(DEPLOY, file), 'utf8')).match(/\boyin_\w+/g) ?? [];
    const figures = listFigures();
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !figures.has(name))).toEqual([]);
  },
);
