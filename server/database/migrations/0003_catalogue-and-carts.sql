CREATE TABLE "carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merged_carts" (
	"guest_cart_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"merged_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" text NOT NULL,
	"picture_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "product_pictures_product_id_picture_id_pk" PRIMARY KEY("product_id","picture_id"),
	CONSTRAINT "product_pictures_alt_length" CHECK (length("product_pictures"."alt") <= 250)
);
--> statement-breakpoint
CREATE TABLE "product_revisions" (
	"product_id" text NOT NULL,
	"version" integer NOT NULL,
	"details" jsonb NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_revisions_product_id_version_pk" PRIMARY KEY("product_id","version")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"price_in_kobo" bigint NOT NULL,
	"discount_percentage" numeric(5, 2) DEFAULT 0 NOT NULL,
	"is_custom" boolean DEFAULT false NOT NULL,
	"dietary_tags" text[] DEFAULT '{}' NOT NULL,
	"flavor_tags" text[] DEFAULT '{}' NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"servings" integer,
	"lead_time_hours" integer NOT NULL,
	"work_units" integer NOT NULL,
	"vat_class" text NOT NULL,
	"allows_inscription" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"catalogue_version" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_id_is_a_slug" CHECK ("products"."id" ~ '^[a-z0-9]+(?:-[a-z0-9]+)*$' and length("products"."id") <= 80),
	CONSTRAINT "products_name_length" CHECK (length("products"."name") between 1 and 120),
	CONSTRAINT "products_description_length" CHECK (length("products"."description") <= 5000),
	CONSTRAINT "products_category_length" CHECK (length("products"."category") between 1 and 60),
	CONSTRAINT "products_price_range" CHECK ("products"."price_in_kobo" between 0 and 1000000000),
	CONSTRAINT "products_discount_range" CHECK ("products"."discount_percentage" between 0 and 95),
	CONSTRAINT "products_servings_range" CHECK ("products"."servings" between 1 and 2000),
	CONSTRAINT "products_lead_time_range" CHECK ("products"."lead_time_hours" between 0 and 720),
	CONSTRAINT "products_work_units_range" CHECK ("products"."work_units" between 0 and 500),
	CONSTRAINT "products_vat_class" CHECK ("products"."vat_class" in ('standard', 'basic-food')),
	CONSTRAINT "products_status" CHECK ("products"."status" in ('draft', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_have_a_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_carts" ADD CONSTRAINT "merged_carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_pictures_of_picture" ON "product_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "products_by_catalogue_version" ON "products" USING btree ("catalogue_version");--> statement-breakpoint
CREATE INDEX "products_by_update" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_in_kobo","id");--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category");--> statement-breakpoint
CREATE INDEX "pictures_by_age" ON "pictures" USING btree ("created_at");