CREATE FUNCTION words_of(words text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT array_to_string(words, ' ') $$;--> statement-breakpoint
DROP INDEX "users_by_age";--> statement-breakpoint
CREATE INDEX "products_by_text" ON "products" USING gin ((lower("name" || ' ' || "id" || ' ' || "category" || ' ' || words_of("dietary_tags") || ' ' || words_of("flavor_tags"))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_here" ON "users" USING btree ("created_at","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_text" ON "users" USING gin ((lower("name" || ' ' || "email" || ' ' || coalesce("phone", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_taken_up" ON "orders" USING btree ("taken_up_as") WHERE "orders"."taken_up_as" is not null;--> statement-breakpoint
CREATE INDEX "payments_by_moment" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "refunds_by_moment" ON "refunds" USING btree ("settled_at");