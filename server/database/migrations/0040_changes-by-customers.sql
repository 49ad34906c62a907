ALTER TABLE "order_changes" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "made_by" text DEFAULT 'administrator' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "change_request" jsonb;--> statement-breakpoint
CREATE INDEX "orders_asked_to_change" ON "orders" USING btree ("day","id") WHERE "orders"."change_request"->>'status' = 'open';