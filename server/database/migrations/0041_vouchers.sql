CREATE TABLE "voucher_attempts" (
	"reference" text PRIMARY KEY NOT NULL,
	"voucher_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"checks_made" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"voucher_id" uuid NOT NULL,
	"way" text NOT NULL,
	"amount_in_kobo" bigint NOT NULL,
	"fees_in_kobo" bigint DEFAULT 0 NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recorded_by" uuid,
	CONSTRAINT "voucher_payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "voucher_payments_move_something" CHECK ("voucher_payments"."amount_in_kobo" <> 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"code_end" text NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"amount_in_kobo" bigint NOT NULL,
	"balance_in_kobo" bigint NOT NULL,
	"voided_in_kobo" bigint DEFAULT 0 NOT NULL,
	"expires_on" date,
	"recipient_name" text DEFAULT '' NOT NULL,
	"recipient_email" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"send_on" date,
	"sent_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	"buyer_name" text DEFAULT '' NOT NULL,
	"buyer_email" text DEFAULT '' NOT NULL,
	"key" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"void_reason" text,
	"voided_by" uuid,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "vouchers_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "vouchers_key_unique" UNIQUE("key"),
	CONSTRAINT "vouchers_amount_is_positive" CHECK ("vouchers"."amount_in_kobo" > 0),
	CONSTRAINT "vouchers_balance_range" CHECK ("vouchers"."balance_in_kobo" between 0 and "vouchers"."amount_in_kobo")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "voucher_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "voucher_id" uuid;--> statement-breakpoint
ALTER TABLE "voucher_attempts" ADD CONSTRAINT "voucher_attempts_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_payments" ADD CONSTRAINT "voucher_payments_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_payments" ADD CONSTRAINT "voucher_payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_voided_by_users_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_attempts_of_voucher" ON "voucher_attempts" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_attempts_to_check" ON "voucher_attempts" USING btree ("next_check_at") WHERE "voucher_attempts"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "voucher_payments_of_voucher" ON "voucher_payments" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_payments_by_moment" ON "voucher_payments" USING btree ("at");--> statement-breakpoint
CREATE INDEX "vouchers_by_moment" ON "vouchers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_usable" ON "vouchers" USING btree ("expires_on") WHERE "vouchers"."balance_in_kobo" > 0;--> statement-breakpoint
CREATE INDEX "vouchers_to_send" ON "vouchers" USING btree ("send_on") WHERE "vouchers"."sent_at" is null and "vouchers"."send_on" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_of_voucher" ON "payments" USING btree ("voucher_id") WHERE "payments"."voucher_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_of_voucher" ON "refunds" USING btree ("voucher_id") WHERE "refunds"."voucher_id" is not null;