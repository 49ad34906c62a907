-- Version 0.1.0 goes on writing is_admin while nodes are restarted one after the other, and means the role. A version after this one drops the column.
-- Databases between the two had it generated.
ALTER TABLE "users" ALTER COLUMN "is_admin" DROP EXPRESSION IF EXISTS;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "is_admin" SET DEFAULT false;--> statement-breakpoint
UPDATE "users" SET "is_admin" = coalesce("role" in ('owner', 'manager'), false) WHERE "is_admin" <> coalesce("role" in ('owner', 'manager'), false);--> statement-breakpoint
CREATE FUNCTION keep_role_and_is_admin_in_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.is_admin AND NEW.role IS NULL THEN NEW.role = 'owner'; END IF;
  ELSIF NEW.is_admin <> OLD.is_admin AND NEW.role IS NOT DISTINCT FROM OLD.role THEN
    NEW.role = CASE WHEN NEW.is_admin THEN 'owner' END;
  END IF;
  NEW.is_admin = coalesce(NEW.role in ('owner', 'manager'), false);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_keep_role_and_is_admin_in_step BEFORE INSERT OR UPDATE OF "role", "is_admin" ON "users"
  FOR EACH ROW EXECUTE FUNCTION keep_role_and_is_admin_in_step();--> statement-breakpoint
-- A trigger on a column fires when a statement names it, and version 0.1.0 names the other.
DROP TRIGGER "users_announce_role_change" ON "users";--> statement-breakpoint
CREATE TRIGGER users_announce_role_change AFTER UPDATE OF "role", "is_admin", "disabled_at" ON "users"
  FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.disabled_at IS DISTINCT FROM NEW.disabled_at)
  EXECUTE FUNCTION announce_role_change();--> statement-breakpoint
CREATE FUNCTION name_role_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.details = CASE NEW.action
    WHEN 'user.admin_granted' THEN '{"before": "customer", "after": "owner"}'::jsonb
    ELSE '{"before": "owner", "after": "customer"}'::jsonb
  END;
  NEW.action = 'user.role_changed';
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_events_name_role_change BEFORE INSERT ON "audit_events"
  FOR EACH ROW WHEN (NEW.action IN ('user.admin_granted', 'user.admin_revoked'))
  EXECUTE FUNCTION name_role_change();
