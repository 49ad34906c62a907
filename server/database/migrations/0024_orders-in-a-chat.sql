CREATE TABLE "order_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_hash" text,
	"placement" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"lead_time_hours" integer NOT NULL,
	"total_in_kobo" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_offers_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "picture_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_day" date;--> statement-breakpoint
ALTER TABLE "order_offers" ADD CONSTRAINT "order_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_offers" ADD CONSTRAINT "order_offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_offers_by_age" ON "order_offers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_offers_of_order" ON "order_offers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_of_pictures" ON "order_lines" USING gin ("picture_ids") WHERE "order_lines"."picture_ids" <> '{}';