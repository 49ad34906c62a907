CREATE INDEX "vouchers_of_buyer" ON "vouchers" USING btree (lower("buyer_email"));
