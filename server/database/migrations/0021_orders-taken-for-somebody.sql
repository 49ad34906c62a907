ALTER TABLE "order_lines" ADD COLUMN "picture_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_day" date;--> statement-breakpoint
CREATE INDEX "order_lines_of_pictures" ON "order_lines" USING gin ("picture_ids") WHERE "order_lines"."picture_ids" <> '{}';