import {
  exportCodesEndpoint,
  listCampaignsEndpoint,
  makeCampaignEndpoint,
  saveCampaignEndpoint,
} from '../../../../contract/code-admin.ts';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../../../domain/csv/write-csv.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { serve } from '../../../http/serve.ts';
import { listCampaigns, listCodesOf } from './campaigns.store.ts';
import { makeCampaign, saveCampaign } from './save-campaign.ts';

const UUID_FORM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NO_SUCH_CODE = refuse('not_found', 'no_such_code', 'There’s no such discount code.');

type Parts = { readonly db: Database; readonly readClock: () => Date };

export function createCodeAdminRoutes({ db, readClock }: Parts) {
  return [
    serve(listCampaignsEndpoint, async () => accept({ data: [...(await listCampaigns(db, readClock()))] })),

    serve(makeCampaignEndpoint, ({ actor, body }) => makeCampaign(db, actor, body, readClock())),

    serve(saveCampaignEndpoint, async ({ actor, params: { id }, body }) =>
      UUID_FORM.test(id) ? saveCampaign(db, actor, id, body, readClock()) : NO_SUCH_CODE,
    ),

    serve(exportCodesEndpoint, async ({ c, params: { id } }) => {
      const rows = UUID_FORM.test(id) ? await listCodesOf(db, id, readClock()) : [];
      if (rows.length === 0) return NO_SUCH_CODE;
      const table = [['Code', 'Uses'], ...rows.map(({ text, uses }) => [text, uses])];
      return c.body(BYTE_ORDER_MARK + table.map((row) => writeCsvRow(row)).join(''), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="codes.csv"',
        'cache-control': 'no-store',
      });
    }),
  ];
}
