CREATE TABLE "job_workers" (
	"id" text PRIMARY KEY NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pending_registrations_email_is_lower_case" CHECK ("pending_registrations"."email" = lower("pending_registrations"."email"))
);
--> statement-breakpoint
CREATE INDEX "pending_registrations_of_address" ON "pending_registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pending_registrations_by_end" ON "pending_registrations" USING btree ("expires_at");--> statement-breakpoint
-- From here on an account begins with its mailed link. Whoever made an older one may not be who the address belongs to: an
-- administrator was vouched for by whoever gave the role, every other unconfirmed account ends as a deleted one does.
UPDATE "users" SET "email_verified" = true WHERE "is_admin" AND NOT "email_verified" AND "deleted_at" IS NULL;--> statement-breakpoint
WITH "ended" AS (
	UPDATE "users" SET "name" = 'Deleted account', "email" = "id" || '@deleted.invalid', "image" = NULL, "phone" = NULL,
		"disabled_at" = now(), "deleted_at" = now(), "last_seen_at" = NULL, "updated_at" = now()
	WHERE NOT "email_verified" AND "deleted_at" IS NULL RETURNING "id"
)
INSERT INTO "audit_events" ("action", "subject_id") SELECT 'user.deleted', "id" FROM "ended";--> statement-breakpoint
DELETE FROM "sessions" USING "users" WHERE "users"."id" = "user_id" AND "deleted_at" IS NOT NULL;--> statement-breakpoint
DELETE FROM "accounts" USING "users" WHERE "users"."id" = "user_id" AND "deleted_at" IS NOT NULL;--> statement-breakpoint
DELETE FROM "addresses" USING "users" WHERE "users"."id" = "user_id" AND "deleted_at" IS NOT NULL;--> statement-breakpoint
DELETE FROM "notification_choices" USING "users" WHERE "users"."id" = "user_id" AND "deleted_at" IS NOT NULL;--> statement-breakpoint
DELETE FROM "verifications" USING "users" WHERE "users"."id"::text = "value" AND "deleted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_is_confirmed" CHECK ("users"."email_verified" or "users"."deleted_at" is not null);