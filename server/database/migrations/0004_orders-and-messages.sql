CREATE TABLE "calendar_days" (
	"day" date PRIMARY KEY NOT NULL,
	"is_exception" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"work_units" integer,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" uuid,
	"order_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_once" UNIQUE("event","channel","recipient")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"made_by" text NOT NULL,
	"actor_id" uuid,
	"words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"size_id" text,
	"size_name" text,
	"inscription" text NOT NULL,
	"quantity" integer NOT NULL,
	"list_price_in_kobo" bigint NOT NULL,
	"unit_price_in_kobo" bigint NOT NULL,
	"vat_class" text NOT NULL,
	"work_units" integer NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"picture_id" uuid,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity_range" CHECK ("order_lines"."quantity" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"method" text NOT NULL,
	"address" jsonb,
	"zone_id" text,
	"zone_name" text,
	"day" date NOT NULL,
	"window_id" text NOT NULL,
	"window_from" text NOT NULL,
	"window_to" text NOT NULL,
	"work_units" integer NOT NULL,
	"lead_time_hours" integer NOT NULL,
	"subtotal_in_kobo" bigint NOT NULL,
	"discount_in_kobo" bigint NOT NULL,
	"delivery_in_kobo" bigint NOT NULL,
	"included_vat_in_kobo" bigint NOT NULL,
	"total_in_kobo" bigint NOT NULL,
	"note" text NOT NULL,
	"gift_message" text NOT NULL,
	"payment_method" text NOT NULL,
	"status" text NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"tracking_key_hash" text,
	"network" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_in_kobo" = "orders"."subtotal_in_kobo" - "orders"."discount_in_kobo" + "orders"."delivery_in_kobo"),
	CONSTRAINT "orders_amounts_are_not_negative" CHECK (least("orders"."subtotal_in_kobo", "orders"."discount_in_kobo", "orders"."delivery_in_kobo", "orders"."included_vat_in_kobo", "orders"."total_in_kobo") >= 0),
	CONSTRAINT "orders_delivery_has_an_address" CHECK (("orders"."method" = 'delivery') = ("orders"."address" is not null))
);
--> statement-breakpoint
CREATE TABLE "placement_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_day_calendar_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."calendar_days"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_keys" ADD CONSTRAINT "placement_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_of_order" ON "messages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","at","id");--> statement-breakpoint
CREATE INDEX "order_lines_of_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_of_day" ON "orders" USING btree ("day") WHERE "orders"."status" not in ('cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_age" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_email" ON "orders" USING btree ("contact_email");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("hold_until") WHERE "orders"."status" = 'pending_payment';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_tracking_key" ON "orders" USING btree ("tracking_key_hash");