CREATE TABLE "cart_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"user_id" uuid,
	"lines" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);--> statement-breakpoint
CREATE TABLE "refused_reminders" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "cart_reminders" ADD CONSTRAINT "cart_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_reminders_of_mailbox" ON "cart_reminders" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "cart_reminders_of_user" ON "cart_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cart_reminders_by_age" ON "cart_reminders" USING btree ("left_at");
