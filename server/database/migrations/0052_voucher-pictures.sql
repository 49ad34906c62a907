ALTER TABLE "vouchers" ADD COLUMN "picture" text DEFAULT 'cake' NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE TABLE "voucher_disputes" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"voucher_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount_in_kobo" bigint NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone
);--> statement-breakpoint
ALTER TABLE "voucher_disputes" ADD CONSTRAINT "voucher_disputes_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_disputes_of_voucher" ON "voucher_disputes" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_disputes_to_check" ON "voucher_disputes" USING btree ("next_check_at") WHERE "voucher_disputes"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_mailbox" ON "orders" USING btree ((case when "contact_email" like '%@gmail.com' then replace(regexp_replace(split_part("contact_email", '@', 1), '\+.*$', ''), '.', '') || '@gmail.com' else regexp_replace(split_part("contact_email", '@', 1), '\+.*$', '') || '@' || split_part("contact_email", '@', 2) end));
