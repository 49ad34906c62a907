CREATE TABLE "payment_disputes" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount_in_kobo" bigint NOT NULL,
	"category" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_reversals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_in_kobo" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "payment_reversals_amount_is_positive" CHECK ("payment_reversals"."amount_in_kobo" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_adjustments" ALTER COLUMN "made_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stopped_for" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "is_processing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "rejected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "rejected_in_kobo" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "surcharge_in_kobo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fees_in_kobo" bigint;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_of_order" ON "payment_disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_of_payment" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_to_answer" ON "payment_disputes" USING btree ("order_id") WHERE "payment_disputes"."status" = 'awaiting_answer';--> statement-breakpoint
CREATE INDEX "payment_disputes_to_check" ON "payment_disputes" USING btree ("next_check_at") WHERE "payment_disputes"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_reversals_of_order" ON "payment_reversals" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "payment_reversals_of_payment" ON "payment_reversals" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_reversals_by_moment" ON "payment_reversals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_stopped" ON "orders" USING btree ("day","id") WHERE "orders"."stopped_for" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_to_verify" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."status" = 'succeeded' and "payment_attempts"."next_check_at" is not null;--> statement-breakpoint
-- What had come before is asked about from now on too, a little of it at a time.
UPDATE "payment_attempts" SET "checks_made" = 0, "next_check_at" = now() + random() * interval '1 day'
  WHERE "status" = 'succeeded' AND "created_at" > now() - interval '120 days';
