ALTER TABLE "users" ADD COLUMN "role" text;--> statement-breakpoint
-- Whoever could do everything so far still can.
UPDATE "users" SET "role" = 'owner' WHERE "is_admin";--> statement-breakpoint
DROP INDEX "users_administrators";--> statement-breakpoint
CREATE INDEX "users_of_staff" ON "users" USING btree ("id") WHERE "users"."role" is not null;--> statement-breakpoint
UPDATE "audit_events" SET "action" = 'user.role_changed', "details" = '{"before": "customer", "after": "owner"}' WHERE "action" = 'user.admin_granted';--> statement-breakpoint
UPDATE "audit_events" SET "action" = 'user.role_changed', "details" = '{"before": "owner", "after": "customer"}' WHERE "action" = 'user.admin_revoked';
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rider_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_rider" ON "orders" USING btree ("rider_id","day") WHERE "orders"."rider_id" is not null;
