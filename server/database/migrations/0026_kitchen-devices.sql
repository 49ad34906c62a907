CREATE TABLE "kitchen_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"name" text,
	"paired_by" uuid,
	"paired_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "kitchen_devices_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "kitchen_devices_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "kitchen_devices_are_paired_or_wait" CHECK (num_nonnulls("kitchen_devices"."name", "kitchen_devices"."paired_by", "kitchen_devices"."paired_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "staff_pins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"wrong_attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kitchen_devices" ADD CONSTRAINT "kitchen_devices_paired_by_users_id_fk" FOREIGN KEY ("paired_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_pins" ADD CONSTRAINT "staff_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;