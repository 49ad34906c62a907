ALTER TABLE "content_entries" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_key_unique" UNIQUE("key");