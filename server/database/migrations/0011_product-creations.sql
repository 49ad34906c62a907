ALTER TABLE "product_revisions" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "product_revisions" ADD CONSTRAINT "product_revisions_key_unique" UNIQUE("key");