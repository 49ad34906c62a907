CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
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
ALTER TABLE "orders" ADD COLUMN "deposit_in_kobo" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_in_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_in_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunding_in_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "adjusted_in_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_up_as" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(contact_name || ' ' || number || ' ' || replace(number, '-', '') || ' ' || contact_phone || ' 0' || substr(contact_phone, 5) || ' ' || contact_email)) STORED;--> statement-breakpoint
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
ALTER TABLE "orders" ADD CONSTRAINT "orders_taken_up_as_orders_id_fk" FOREIGN KEY ("taken_up_as") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_slot" ON "orders" USING btree ("day","window_from","id");--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","day","window_from","id");--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("day","id") WHERE "orders"."paid_in_kobo" > 0 and "orders"."paid_in_kobo" - "orders"."refunded_in_kobo" - "orders"."refunding_in_kobo" <> greatest(0, case when "orders"."status" in ('cancelled', 'expired') then 0 else "orders"."total_in_kobo" end + "orders"."adjusted_in_kobo");--> statement-breakpoint
CREATE INDEX "orders_said_to_be_paid" ON "orders" USING btree ("day","id") WHERE "orders"."transfer_claimed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_text" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_money_is_not_negative" CHECK (least("orders"."paid_in_kobo", "orders"."refunded_in_kobo", "orders"."refunding_in_kobo") >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gives_back_no_more_than_came" CHECK ("orders"."refunded_in_kobo" + "orders"."refunding_in_kobo" <= "orders"."paid_in_kobo");