import { randomInt } from 'node:crypto';
import type { AdminCampaign, NewCampaign, SavedCampaign } from '../../../../contract/code-admin.ts';
import { CODE_ALPHABET, RANDOM_PART_LENGTH, spellCode } from '../../../../domain/codes/code-text.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { codeCampaigns, codes } from '../../../database/schema/codes.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { listCampaigns, toCampaignRow, updateCampaign } from './campaigns.store.ts';
import { isSpelled } from './codes.store.ts';

const TAKEN_WORDS = 'This code already exists. Choose another.';
const TAKEN = refuse('conflict', 'code_taken', TAKEN_WORDS, { 'codes.text': TAKEN_WORDS });
const NO_SUCH_CODE = refuse('not_found', 'no_such_code', 'There’s no such discount code.');
const CHANGED = refuse(
  'conflict',
  'code_changed',
  'Someone else has changed this code. Reload the page and try again.',
);

/** One code that was thought of, or many by chance; of two that come out the same one is kept. */
export function makeCampaign(
  db: Database,
  { userId }: Actor,
  { codes: wanted, ...terms }: NewCampaign,
  now: Date,
): Promise<Result<AdminCampaign>> {
  return inTransaction(db, async (tx) => {
    if (wanted.kind === 'one') {
      const [taken] = await tx.select({ id: codes.id }).from(codes).where(isSpelled(wanted.text)).limit(1);
      if (taken) return TAKEN;
    }
    const [campaign] = await tx
      .insert(codeCampaigns)
      .values({ ...toCampaignRow(terms), createdBy: userId, createdAt: now })
      .returning({ id: codeCampaigns.id });
    if (!campaign) throw new Error('Inserting a campaign returned no row.');
    const texts = wanted.kind === 'one' ? [wanted.text] : drawCodes(wanted.prefix, wanted.count);
    await tx
      .insert(codes)
      .values(texts.map((text) => ({ text, campaignId: campaign.id })))
      .onConflictDoNothing();
    const details = { after: terms.name, codes: texts.length };
    await recordAuditEvent(tx, { action: 'code.made', actorId: userId, subjectId: userId, at: now, details });
    return show(tx, campaign.id, now);
  });
}

export function saveCampaign(
  db: Database,
  { userId }: Actor,
  id: string,
  input: SavedCampaign,
  now: Date,
): Promise<Result<AdminCampaign>> {
  return inTransaction(db, async (tx) => {
    const [before] = await listCampaigns(tx, now, id);
    if (!before) return NO_SUCH_CODE;
    if (!(await updateCampaign(tx, id, input))) return CHANGED;
    const action = before.isActive && !input.isActive ? 'code.switched_off' : 'code.changed';
    const details = { before: before.name, after: input.name };
    await recordAuditEvent(tx, { action, actorId: userId, subjectId: userId, at: now, details });
    return show(tx, id, now);
  });
}

async function show(tx: Transaction, id: string, now: Date): Promise<Result<AdminCampaign>> {
  const [campaign] = await listCampaigns(tx, now, id);
  return campaign ? accept(campaign) : NO_SUCH_CODE;
}

function drawCodes(prefix: string, count: number): readonly string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) {
    const draws = Array.from({ length: RANDOM_PART_LENGTH }, () => randomInt(CODE_ALPHABET.length));
    drawn.add(spellCode(prefix, draws));
  }
  return [...drawn];
}
