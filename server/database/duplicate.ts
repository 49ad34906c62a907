const UNIQUE_VIOLATION = '23505';

/** Whether a write was refused because another row has the same value already. Drizzle wraps what PostgreSQL says. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const isThis =
    'code' in error &&
    error.code === UNIQUE_VIOLATION &&
    'constraint' in error &&
    error.constraint === constraint;
  return isThis || isDuplicate(error.cause, constraint);
}
