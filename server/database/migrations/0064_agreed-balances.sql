ALTER TABLE "orders" ADD COLUMN "balance_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Of those that are not with their customers yet it is on record already.
UPDATE "orders" SET "balance_agreed_at" = "audit_events"."at" FROM "audit_events"
WHERE "audit_events"."order_id" = "orders"."id" AND "audit_events"."action" = 'order.confirmed_unpaid'
  AND "orders"."status" IN ('confirmed', 'in_kitchen', 'ready', 'out_for_delivery', 'delivery_failed');
