CREATE TABLE "code_campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"amount_in_kobo" bigint DEFAULT 0 NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"product_ids" text[] DEFAULT '{}' NOT NULL,
	"minimum_in_kobo" bigint DEFAULT 0 NOT NULL,
	"is_first_order_only" boolean DEFAULT false NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"uses_max" integer,
	"uses_max_per_person" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "code_campaigns_percent_range" CHECK ("code_campaigns"."percent" between 0 and 95),
	CONSTRAINT "code_campaigns_leave_something" CHECK ("code_campaigns"."amount_in_kobo" = 0 or "code_campaigns"."minimum_in_kobo" > "code_campaigns"."amount_in_kobo")
);
--> statement-breakpoint
CREATE TABLE "code_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"given_in_kobo" bigint NOT NULL,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codes_text_unique" UNIQUE("text")
);
--> statement-breakpoint
ALTER TABLE "code_campaigns" ADD CONSTRAINT "code_campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_campaign_id_code_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."code_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_campaign_id_code_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."code_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_uses_of_code" ON "code_uses" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "code_uses_of_campaign" ON "code_uses" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "codes_of_campaign" ON "codes" USING btree ("campaign_id","text");--> statement-breakpoint
CREATE INDEX "orders_of_phone" ON "orders" USING btree ("contact_phone");