CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "custom_order_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"custom_order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"made_by" text NOT NULL,
	"actor_id" uuid,
	"words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_order_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"custom_order_id" uuid NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_order_pictures" (
	"custom_order_id" uuid NOT NULL,
	"picture_id" uuid NOT NULL,
	"message_id" uuid,
	"position" smallint NOT NULL,
	CONSTRAINT "custom_order_pictures_custom_order_id_picture_id_pk" PRIMARY KEY("custom_order_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "custom_order_quotes" (
	"custom_order_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"lines" jsonb NOT NULL,
	"total_in_kobo" bigint NOT NULL,
	"deposit_in_kobo" bigint NOT NULL,
	"work_units" integer NOT NULL,
	"lead_time_hours" integer NOT NULL,
	"day" date NOT NULL,
	"note" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"made_by" uuid NOT NULL,
	CONSTRAINT "custom_order_quotes_custom_order_id_version_pk" PRIMARY KEY("custom_order_id","version"),
	CONSTRAINT "custom_order_quotes_deposit_fits" CHECK ("custom_order_quotes"."deposit_in_kobo" > 0 and "custom_order_quotes"."deposit_in_kobo" <= "custom_order_quotes"."total_in_kobo")
);
--> statement-breakpoint
CREATE TABLE "custom_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"design" text NOT NULL,
	"price_list_version" integer NOT NULL,
	"design_price_in_kobo" bigint NOT NULL,
	"wishes" text NOT NULL,
	"wanted_day" date,
	"budget_in_kobo" bigint,
	"phone" text NOT NULL,
	"status" text NOT NULL,
	"quote_expires_at" timestamp (3) with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"order_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "design_price_lists" (
	"version" integer PRIMARY KEY NOT NULL,
	"list" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"made_by" uuid
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"written_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_adjustments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_in_kobo" bigint NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"made_by" uuid NOT NULL,
	CONSTRAINT "payment_adjustments_once" UNIQUE("key"),
	CONSTRAINT "payment_adjustments_change_something" CHECK ("payment_adjustments"."amount_in_kobo" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_in_kobo" bigint NOT NULL,
	"channel" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"pay_url" text,
	"checks_made" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_amount_is_positive" CHECK ("payment_attempts"."amount_in_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"way" text NOT NULL,
	"amount_in_kobo" bigint NOT NULL,
	"reference" text NOT NULL,
	"provider_id" text,
	"note" text DEFAULT '' NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recorded_by" uuid,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_amount_is_positive" CHECK ("payments"."amount_in_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"way" text NOT NULL,
	"amount_in_kobo" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"provider_id" text,
	"next_check_at" timestamp (3) with time zone,
	"checks_made" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"made_by" uuid,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_amount_is_positive" CHECK ("refunds"."amount_in_kobo" > 0),
	CONSTRAINT "refunds_online_has_a_payment" CHECK ("refunds"."way" <> 'online' or "refunds"."payment_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "custom_order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "design" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_in_kobo" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_in_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_in_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunding_in_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "adjusted_in_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kitchen_stage" text DEFAULT 'bake' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_up_as" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize(contact_name, NFKD), '[\u0300-\u036f]', '', 'g')), 'ɓɗƙƴ', 'bdky') || ' ' || number || ' ' || replace(number, '-', '') || ' ' || contact_phone || ' 0' || substr(contact_phone, 5) || ' ' || lower(contact_email)) STORED;--> statement-breakpoint
ALTER TABLE "custom_order_events" ADD CONSTRAINT "custom_order_events_custom_order_id_custom_orders_id_fk" FOREIGN KEY ("custom_order_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_events" ADD CONSTRAINT "custom_order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_messages" ADD CONSTRAINT "custom_order_messages_custom_order_id_custom_orders_id_fk" FOREIGN KEY ("custom_order_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_messages" ADD CONSTRAINT "custom_order_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_pictures" ADD CONSTRAINT "custom_order_pictures_custom_order_id_custom_orders_id_fk" FOREIGN KEY ("custom_order_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_pictures" ADD CONSTRAINT "custom_order_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_pictures" ADD CONSTRAINT "custom_order_pictures_message_id_custom_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."custom_order_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_quotes" ADD CONSTRAINT "custom_order_quotes_custom_order_id_custom_orders_id_fk" FOREIGN KEY ("custom_order_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_quotes" ADD CONSTRAINT "custom_order_quotes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_price_list_version_design_price_lists_version_fk" FOREIGN KEY ("price_list_version") REFERENCES "public"."design_price_lists"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_price_lists" ADD CONSTRAINT "design_price_lists_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_views" ADD CONSTRAINT "order_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_adjustments" ADD CONSTRAINT "payment_adjustments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_adjustments" ADD CONSTRAINT "payment_adjustments_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_order_events_of_order" ON "custom_order_events" USING btree ("custom_order_id","version");--> statement-breakpoint
CREATE INDEX "custom_order_messages_of_order" ON "custom_order_messages" USING btree ("custom_order_id","at","id");--> statement-breakpoint
CREATE INDEX "custom_order_pictures_of_picture" ON "custom_order_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "custom_orders_of_user" ON "custom_orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "custom_orders_waiting" ON "custom_orders" USING btree ("waiting_since","id") WHERE "custom_orders"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "custom_orders_by_age" ON "custom_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "custom_orders_to_expire" ON "custom_orders" USING btree ("quote_expires_at") WHERE "custom_orders"."status" = 'quoted';--> statement-breakpoint
CREATE UNIQUE INDEX "custom_orders_of_order" ON "custom_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_notes_of_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_views_of_user" ON "order_views" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "payment_adjustments_of_order" ON "payment_adjustments" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "payment_attempts_of_order" ON "payment_attempts" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_to_check" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id","recorded_at");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_to_check" ON "refunds" USING btree ("next_check_at") WHERE "refunds"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_in_trouble" ON "refunds" USING btree ("order_id") WHERE "refunds"."status" = 'needs_attention';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_custom_order_id_custom_orders_id_fk" FOREIGN KEY ("custom_order_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_taken_up_as_orders_id_fk" FOREIGN KEY ("taken_up_as") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_slot" ON "orders" USING btree ("day","window_from","id");--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","day","window_from","id");--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("day","id") WHERE "orders"."paid_in_kobo" > 0 and "orders"."paid_in_kobo" - "orders"."refunded_in_kobo" - "orders"."refunding_in_kobo" <> greatest(0, case when "orders"."status" in ('cancelled', 'expired') then 0 else "orders"."total_in_kobo" end + "orders"."adjusted_in_kobo");--> statement-breakpoint
CREATE INDEX "orders_given_back" ON "orders" USING btree ("day","id") WHERE "orders"."refunded_in_kobo" + "orders"."refunding_in_kobo" > 0;--> statement-breakpoint
CREATE INDEX "orders_said_to_be_paid" ON "orders" USING btree ("day","id") WHERE "orders"."transfer_claimed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_text" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_money_is_not_negative" CHECK (least("orders"."paid_in_kobo", "orders"."refunded_in_kobo", "orders"."refunding_in_kobo") >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gives_back_no_more_than_came" CHECK ("orders"."refunded_in_kobo" + "orders"."refunding_in_kobo" <= "orders"."paid_in_kobo");