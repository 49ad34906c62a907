import { Hono } from 'hono';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';

export function createShopRoutes(readShopProfile: () => ShopProfile) {
  return new Hono<AppEnvironment>().get('/', (c) => c.json(readShopProfile()));
}
