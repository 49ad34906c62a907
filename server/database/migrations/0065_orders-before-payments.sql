ALTER TABLE "payments" ADD COLUMN "order_before" jsonb;
