CREATE INDEX "codes_of_key" ON "codes" USING btree (replace("text", '-', ''));
