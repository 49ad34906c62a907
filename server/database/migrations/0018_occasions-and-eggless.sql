ALTER TABLE "products" ADD COLUMN "occasions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "eggless_extra_in_kobo" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_eggless" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_eggless_extra_range" CHECK ("products"."eggless_extra_in_kobo" between 0 and 10000000);