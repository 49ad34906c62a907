ALTER TABLE "pictures" ADD COLUMN "uploaded_by" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was sent with custom orders so far is not for everybody either, unless the shop itself shows it.
UPDATE "pictures" SET "uploaded_by" = "sent"."user_id" FROM (
  SELECT DISTINCT ON ("custom_order_pictures"."picture_id") "custom_order_pictures"."picture_id", "custom_orders"."user_id"
  FROM "custom_order_pictures" JOIN "custom_orders" ON "custom_orders"."id" = "custom_order_pictures"."custom_order_id"
  ORDER BY "custom_order_pictures"."picture_id", "custom_orders"."created_at"
) AS "sent"
WHERE "sent"."picture_id" = "pictures"."id"
  AND NOT EXISTS (SELECT 1 FROM "product_pictures" WHERE "product_pictures"."picture_id" = "pictures"."id")
  AND NOT EXISTS (SELECT 1 FROM "order_lines" WHERE "order_lines"."picture_id" = "pictures"."id")
  AND NOT EXISTS (SELECT 1 FROM "content_entries" WHERE "content_entries"."cover_id" = "pictures"."id"
    OR strpos("content_entries"."body", '/pictures/' || "pictures"."id"::text) > 0);
