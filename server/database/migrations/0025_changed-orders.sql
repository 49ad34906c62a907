CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"kitchen_words" jsonb NOT NULL,
	"difference_in_kobo" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"seen_by" uuid
);
--> statement-breakpoint
DROP INDEX "orders_unpaid";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "netted_in_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_of_order" ON "order_changes" USING btree ("order_id","version");--> statement-breakpoint
CREATE INDEX "orders_short" ON "orders" USING btree ("day","id") WHERE "orders"."status" not in ('cancelled', 'expired') and "orders"."paid_in_kobo" - least("orders"."netted_in_kobo", "orders"."refunded_in_kobo" + "orders"."refunding_in_kobo") < "orders"."total_in_kobo" + "orders"."adjusted_in_kobo";