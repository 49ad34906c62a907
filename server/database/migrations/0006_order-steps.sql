DROP INDEX "order_events_of_order";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "version" integer;--> statement-breakpoint
UPDATE "order_events" SET "version" = numbered."position" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "order_id" ORDER BY "at", "id") AS "position" FROM "order_events"
) AS numbered WHERE numbered."id" = "order_events"."id";--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "version" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","version");
