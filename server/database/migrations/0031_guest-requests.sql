ALTER TABLE "custom_order_messages" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_orders" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD COLUMN "customer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD COLUMN "customer_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD COLUMN "link_key_hash" text;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "guest_key_hash" text;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_orders_by_link" ON "custom_orders" USING btree ("link_key_hash");--> statement-breakpoint
CREATE INDEX "custom_orders_by_phone" ON "custom_orders" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "custom_orders_by_email" ON "custom_orders" USING btree (lower("customer_email")) WHERE "custom_orders"."customer_email" <> '';--> statement-breakpoint
CREATE INDEX "pictures_of_guests" ON "pictures" USING btree ("created_at") WHERE "pictures"."guest_key_hash" is not null;