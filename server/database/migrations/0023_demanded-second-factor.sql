ALTER TABLE "users" ADD COLUMN "second_factor_due_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whoever runs the shop already gets time to set one up.
UPDATE "users" SET "second_factor_due_at" = now() + interval '14 days' WHERE "role" in ('owner', 'manager');
