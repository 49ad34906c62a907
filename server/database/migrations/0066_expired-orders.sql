CREATE INDEX "orders_expired" ON "orders" USING btree ("hold_until") WHERE "status" = 'expired';
