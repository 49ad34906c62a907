/** What cannot be tried on this machine, and why; everything else that is thrown has failed. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

export type Scenario = {
  readonly name: string;
  readonly run: () => Promise<void>;
};

export type Row = {
  readonly integration: string;
  readonly scenario: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  readonly why: string;
};

/** One after the other: they share the shop and the services behind it. */
export async function runScenarios(
  integration: string,
  scenarios: readonly Scenario[],
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { name, run } of scenarios) {
    const row = { integration, scenario: name, ...(await judge(run)) };
    console.log(`  ${row.result.padEnd(8)}${integration}: ${name}${row.why && ` (${row.why})`}`);
    rows.push(row);
  }
  return rows;
}

async function judge(run: () => Promise<void>): Promise<Pick<Row, 'result' | 'why'>> {
  try {
    await run();
    return { result: 'passed', why: '' };
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error))
      .replaceAll(/\s+/g, ' ')
      .slice(0, 160);
    return { result: error instanceof Skipped ? 'skipped' : 'failed', why };
  }
}

export function writeTable(rows: readonly Row[]): string {
  const lines = [
    ['integration', 'scenario', 'result', 'why'],
    ...rows.map(({ integration, scenario, result, why }) => [integration, scenario, result, why]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const written = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  written.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return written.join('\n');
}

export function countRows(rows: readonly Row[]): string {
  const count = (result: Row['result']) => rows.filter((row) => row.result === result).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}
