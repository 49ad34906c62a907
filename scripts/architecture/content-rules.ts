import type { FileFacts, TextFact } from './file-facts.ts';
import { isWithin, isWithinAny } from './places.ts';
import { checkEachFile, type Rule } from './rule.ts';

const ENVIRONMENT_READERS = ['server/settings/settings.ts', 'server/testing', 'scripts', 'e2e', 'bench'];
const CONFIGURATION_NAME = /\.config\.ts$/;

const COLOUR_HOME = 'web/ui/tokens.css';
/** `%23` is the # of a picture inside an address. What stands before `{` is a selector, not a colour. */
const HEX_COLOUR = /(?<![\w&/])(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])(?![^;{}]*\{)/gi;
const COLOUR_FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch)\(/gi;

const CLOCK_OR_CHANCE = /^(?:Date\.now|Math\.random|performance\.now|Temporal\.Now|crypto\.[^.]+)$/;

/** The rule's own files have to name the words they refuse. */
const UNFINISHED_RULE_HOME = 'scripts/architecture';
const UNFINISHED_WORD = /\b(?:todo|fixme)\b/gi;
const PROMISE_OF_LATER = /coming soon/gi;

const PARTIAL_RUN = /\.(?:only|skip|fixme|todo)(?:\.|$)/;
const FIXED_WAIT = /(?:^|\.)waitForTimeout$/;

export const CONTENT_RULES: readonly Rule[] = [
  {
    name: 'environment',
    why: 'server/settings/settings.ts reads and checks every setting',
    check: checkEachFile(({ path, isTest, names }) => {
      if (isTest || isWithinAny(path, ENVIRONMENT_READERS) || CONFIGURATION_NAME.test(path)) return [];
      return names
        .filter(({ name }) => name === 'process.env')
        .map(({ name, line }) => ({ line, what: `${name} is read here` }));
    }),
  },
  {
    name: 'colour',
    why: `colours are written in ${COLOUR_HOME} alone`,
    check: checkEachFile(({ path, isTest, texts }) => {
      if (isTest || path === COLOUR_HOME || !isWithin(path, 'web')) return [];
      return texts.flatMap((text) => [...findIn(text, HEX_COLOUR), ...findIn(text, COLOUR_FUNCTION)]);
    }),
  },
  {
    name: 'clock',
    why: 'time and chance are arguments of a pure rule',
    check: checkEachFile((file) => (isWithin(file.path, 'domain') ? findClockReads(file) : [])),
  },
  {
    name: 'unfinished',
    why: 'what is here is finished',
    check: checkEachFile(({ path, isTest, source }) => {
      if (isWithin(path, UNFINISHED_RULE_HOME)) return [];
      const text = { text: source, line: 1 };
      // A test may well look for the promise, to prove that no screen makes it.
      return [...findIn(text, UNFINISHED_WORD), ...(isTest ? [] : findIn(text, PROMISE_OF_LATER))];
    }),
  },
  {
    name: 'whole-test',
    why: 'every test runs, and waits for what it needs instead of a fixed time',
    check: checkEachFile(({ path, isTest, calls }) => {
      if (!isTest && !isWithin(path, 'e2e')) return [];
      return calls
        .filter(({ name }) => PARTIAL_RUN.test(name) || FIXED_WAIT.test(name))
        .map(({ name, line }) => ({ line, what: `${name}(…)` }));
    }),
  },
  {
    name: 'built-query',
    why: 'values travel as parameters ($1), names through escapeIdentifier',
    check: checkEachFile(({ builtQueries }) => {
      return builtQueries.map(({ line }) => ({ line, what: 'a query is put together from parts' }));
    }),
  },
];

function findIn({ text, line }: TextFact, pattern: RegExp): { line: number; what: string }[] {
  return [...text.matchAll(pattern)].map((match) => ({
    line: line + text.slice(0, match.index).split('\n').length - 1,
    what: `"${match[0]}" is written here`,
  }));
}

function findClockReads({ names, calls }: FileFacts): { line: number; what: string }[] {
  const reads = names.filter(({ name }) => CLOCK_OR_CHANCE.test(name));
  const nows = calls.filter(({ name, argumentCount }) => {
    return name === 'Date' || (name === 'new Date' && argumentCount === 0);
  });
  return [...reads, ...nows].map(({ name, line }) => ({ line, what: `${name} is read here` }));
}
