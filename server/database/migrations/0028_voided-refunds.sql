ALTER TABLE "refunds" ADD COLUMN "voided_by" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "void_reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_voided_by_users_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;