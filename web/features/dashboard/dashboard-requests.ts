import {
  countWaitingEndpoint,
  type Dashboard,
  readDashboardEndpoint,
  type Waiting,
} from '../../../contract/dashboard.ts';
import { shopApi } from '../../api/shop-api.ts';

export function readDashboard(days: string, signal: AbortSignal): Promise<Dashboard> {
  const { path, answerSchema } = readDashboardEndpoint;
  return shopApi.get(path, { query: { days }, answerSchema, signal });
}

export function countWaiting(signal: AbortSignal): Promise<Waiting> {
  const { path, answerSchema } = countWaitingEndpoint;
  return shopApi.get(path, { answerSchema, signal });
}
