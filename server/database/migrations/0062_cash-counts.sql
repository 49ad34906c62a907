CREATE TABLE "cash_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"day" date NOT NULL,
	"opening_in_kobo" bigint NOT NULL,
	"taken_in_kobo" bigint NOT NULL,
	"counted_in_kobo" bigint NOT NULL,
	"note" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"made_by" uuid NOT NULL,
	CONSTRAINT "cash_counts_key_unique" UNIQUE("key"),
	CONSTRAINT "cash_counts_are_not_below_zero" CHECK ("cash_counts"."opening_in_kobo" >= 0 and "cash_counts"."counted_in_kobo" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cash_counts" ADD CONSTRAINT "cash_counts_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_counts_of_day" ON "cash_counts" USING btree ("day","id");
