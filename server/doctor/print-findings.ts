import {
  type Finding,
  GROUP_WORDS,
  READINESS_GROUPS,
  type ReadinessState,
  sayReadiness,
} from '../../domain/shop/readiness.ts';

const MARKS: Readonly<Record<ReadinessState, string>> = { ready: '✓', advice: '!', blocked: '✗' };
const COLOURS: Readonly<Record<ReadinessState, number>> = { ready: 32, advice: 33, blocked: 31 };
const NAME_WIDTH = 16;

/** One line for each, the fix below it. */
export function printFindings(
  findings: readonly Finding[],
  { hasColours }: { readonly hasColours: boolean },
): string {
  const paint = (state: ReadinessState, text: string) =>
    hasColours ? `\u001B[${COLOURS[state]}m${text}\u001B[0m` : text;
  const lines = READINESS_GROUPS.flatMap((group) => {
    const own = findings.filter((finding) => finding.group === group);
    if (own.length === 0) return [];
    return [
      '',
      `  ${GROUP_WORDS[group]}`,
      ...own.flatMap(({ state, name, says, fix }) => [
        `  ${paint(state, MARKS[state])} ${name.padEnd(NAME_WIDTH)} ${says}`,
        ...(fix ? [`    ${' '.repeat(NAME_WIDTH)} → ${fix}`] : []),
      ]),
    ];
  });
  return [...lines, '', `  ${sayReadiness(findings)}`, ''].join('\n');
}
