import type { LagosDay } from '../delivery/lagos-time.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { type CodeRules, readCodeState } from './code-terms.ts';

export type CodeCounts = {
  /** Of this code, by orders that stand. */
  readonly uses: number;
  /** By the same account, phone or email, of any code of the campaign. */
  readonly usesByPerson: number;
  readonly hasOrderedBefore: boolean;
};

/** One answer to all that cannot be used by anybody: whoever guesses learns nothing from it. */
export const CODE_UNKNOWN = 'code_unknown';
const UNKNOWN_WORDS = 'This code doesn’t exist or isn’t valid today. Check the spelling.';

export function refuseUnknownCode() {
  return refuse('invalid', CODE_UNKNOWN, UNKNOWN_WORDS, { code: UNKNOWN_WORDS });
}

/** Only whoever knows a code that is valid hears why it cannot be used this time. */
export function judgeCode(rules: CodeRules, counts: CodeCounts, today: LagosDay): Result<void> {
  if (readCodeState(rules, today) !== 'active') return refuseUnknownCode();
  if (rules.usesMax !== null && counts.uses >= rules.usesMax) {
    return refuseCode('code_used_up', 'This code has been used up.');
  }
  if (rules.usesMaxPerPerson !== null && counts.usesByPerson >= rules.usesMaxPerPerson) {
    return refuseCode('code_used_before', 'You’ve used this code already.');
  }
  if (rules.isFirstOrderOnly && counts.hasOrderedBefore) {
    return refuseCode('code_first_order_only', 'This code is for a first order only.');
  }
  return accept(undefined);
}

function refuseCode(code: string, message: string) {
  return refuse('conflict', code, message, { code: message });
}
