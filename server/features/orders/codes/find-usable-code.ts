import { judgeCode, refuseUnknownCode } from '../../../../domain/codes/judge-code.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { type CodePerson, type FoundCode, findCode } from './codes.store.ts';

/** The code, if this person may use it now; undefined where none was sent. Whoever places an order holds its lock. */
export async function findUsableCode(
  db: Database | Transaction,
  text: string | undefined,
  person: CodePerson,
  now: Date,
): Promise<Result<FoundCode | undefined>> {
  if (text === undefined) return accept(undefined);
  const code = await findCode(db, text, person, now);
  if (!code) return refuseUnknownCode();
  const judged = judgeCode(code.rules, code.counts, readLagosDay(now));
  return judged.ok ? accept(code) : judged;
}
