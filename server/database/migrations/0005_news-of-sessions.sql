CREATE INDEX "order_lines_of_picture" ON "order_lines" USING btree ("picture_id") WHERE "order_lines"."picture_id" is not null;--> statement-breakpoint
-- Whoever ends a session, the identity library included, tells every node: streams that are open close at once.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('oyin_news', json_build_object('kind', 'session', 'userId', OLD.user_id, 'sessionId', OLD.id)::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_announce_end AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION announce_session_end();--> statement-breakpoint
-- A role that is given or taken holds for what is open already.
CREATE FUNCTION announce_role_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('oyin_news', json_build_object('kind', 'session', 'userId', NEW.id, 'sessionId', NULL)::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_announce_role_change AFTER UPDATE OF "is_admin", "disabled_at" ON "users"
  FOR EACH ROW WHEN (OLD.is_admin IS DISTINCT FROM NEW.is_admin OR OLD.disabled_at IS DISTINCT FROM NEW.disabled_at)
  EXECUTE FUNCTION announce_role_change();
