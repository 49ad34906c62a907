import { type Dashboard, readDashboardEndpoint } from '../../../contract/dashboard.ts';
import { shopApi } from '../../api/shop-api.ts';

export function readDashboard(days: string, signal: AbortSignal): Promise<Dashboard> {
  const { path, answerSchema } = readDashboardEndpoint;
  return shopApi.get(path, { query: { days }, answerSchema, signal });
}
