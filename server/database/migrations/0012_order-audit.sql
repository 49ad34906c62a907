ALTER TABLE "audit_events" ALTER COLUMN "subject_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_of_actor" ON "audit_events" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_of_order" ON "audit_events" USING btree ("order_id","at","id") WHERE "audit_events"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_are_about_something" CHECK (num_nonnulls("audit_events"."subject_id", "audit_events"."order_id") > 0);--> statement-breakpoint
-- What was done about money before the log knew of orders. What the shop had before and after is not known any more.
INSERT INTO "audit_events" ("at", "actor_id", "action", "order_id", "details")
SELECT "recorded_at", "recorded_by", 'order.paid', "order_id",
  jsonb_strip_nulls(jsonb_build_object('amount', ("amount_in_kobo" / 100.0)::float8, 'way', "way", 'reason', nullif("note", '')))
FROM "payments"
UNION ALL
SELECT "created_at", "made_by", 'order.refunded', "order_id",
  jsonb_build_object('amount', ("amount_in_kobo" / 100.0)::float8, 'way', "way", 'reason', "reason")
FROM "refunds"
UNION ALL
SELECT "at", "made_by", CASE WHEN "amount_in_kobo" < 0 THEN 'order.written_off' ELSE 'order.surplus_kept' END, "order_id",
  jsonb_build_object('amount', (abs("amount_in_kobo") / 100.0)::float8, 'reason', "reason")
FROM "payment_adjustments"
UNION ALL
SELECT "at", "actor_id", 'order.cancelled', "order_id", jsonb_build_object('after', 'cancelled', 'by', "made_by")
FROM "order_events" WHERE "status" = 'cancelled'
UNION ALL
SELECT "at", "actor_id", 'order.moved', "order_id", jsonb_build_object('what', "words", 'by', "made_by")
FROM "order_events" WHERE "words" <> '' AND "version" > 1;
