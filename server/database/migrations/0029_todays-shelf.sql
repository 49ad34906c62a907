CREATE TABLE "shelf_days" (
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"size_id" text NOT NULL,
	"pieces" integer,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shelf_days_day_product_id_size_id_pk" PRIMARY KEY("day","product_id","size_id")
);
--> statement-breakpoint
CREATE TABLE "shelf_items" (
	"product_id" text NOT NULL,
	"size_id" text NOT NULL,
	"notice_hours" integer NOT NULL,
	"week" integer[] NOT NULL,
	CONSTRAINT "shelf_items_product_id_size_id_pk" PRIMARY KEY("product_id","size_id"),
	CONSTRAINT "shelf_items_has_a_week" CHECK (cardinality("shelf_items"."week") = 7)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_from_shelf" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shelf_days" ADD CONSTRAINT "shelf_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shelf_items" ADD CONSTRAINT "shelf_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "orders_from_shelf" ON "orders" USING btree ("day") WHERE "orders"."is_from_shelf";