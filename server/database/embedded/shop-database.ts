import { type Client, escapeIdentifier, escapeLiteral } from 'pg';

export const SHOP_NAME = 'oyin';

/**
 * The shop's own role and database. The role is no superuser: whoever slips a statement past the shop still cannot
 * read the machine's files or run programs through PostgreSQL.
 */
export async function ensureShopDatabase(admin: Client, shopPassword: string): Promise<void> {
  // Two shops may get here together; only afterwards is it decided which of them goes on.
  await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [SHOP_NAME]);
  const { rows } = await admin.query<{ hasRole: boolean; hasDatabase: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as "hasRole",
            exists (select from pg_database where datname = $1) as "hasDatabase"`,
    [SHOP_NAME],
  );
  if (!rows[0]?.hasRole) {
    await admin.query(
      `create role ${escapeIdentifier(SHOP_NAME)} login password ${escapeLiteral(shopPassword)}`,
    );
  }
  if (!rows[0]?.hasDatabase) {
    await admin.query(`create database ${escapeIdentifier(SHOP_NAME)} owner ${escapeIdentifier(SHOP_NAME)}`);
  }
}
