ALTER TABLE "orders" ADD COLUMN "held_before_claim" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_for_claim" timestamp (3) with time zone;
