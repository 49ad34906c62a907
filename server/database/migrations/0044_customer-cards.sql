CREATE TABLE "customer_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact" text NOT NULL,
	"other_contact" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"merged_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"written_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_merges_of_contact" ON "customer_merges" USING btree ("contact","other_contact");--> statement-breakpoint
CREATE INDEX "customer_merges_of_other" ON "customer_merges" USING btree ("other_contact");--> statement-breakpoint
CREATE INDEX "customer_notes_of_contact" ON "customer_notes" USING btree ("contact","at");--> statement-breakpoint
CREATE INDEX "users_of_phone" ON "users" USING btree ("phone") WHERE "users"."phone" is not null;