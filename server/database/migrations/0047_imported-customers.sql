CREATE TABLE "imported_customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"address" jsonb,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), 'ɓɗƙƴ', 'bdky') || ' ' || coalesce(phone || ' 0' || substr(phone, 5), '') || ' ' || coalesce(email, '')) STORED,
	CONSTRAINT "imported_customers_by_phone" UNIQUE("phone"),
	CONSTRAINT "imported_customers_by_email" UNIQUE("email"),
	CONSTRAINT "imported_customers_can_be_reached" CHECK (coalesce("imported_customers"."phone", "imported_customers"."email") is not null)
);
--> statement-breakpoint
CREATE INDEX "imported_customers_by_text" ON "imported_customers" USING gin ("search_text" gin_trgm_ops);