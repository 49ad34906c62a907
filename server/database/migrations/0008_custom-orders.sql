CREATE TABLE "custom_order_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"custom_order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"made_by" text NOT NULL,
	"actor_id" uuid,
	"words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_order_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"custom_order_id" uuid NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_order_pictures" (
	"custom_order_id" uuid NOT NULL,
	"picture_id" uuid NOT NULL,
	"message_id" uuid,
	"position" smallint NOT NULL,
	CONSTRAINT "custom_order_pictures_custom_order_id_picture_id_pk" PRIMARY KEY("custom_order_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "custom_order_quotes" (
	"custom_order_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"lines" jsonb NOT NULL,
	"total_in_kobo" bigint NOT NULL,
	"deposit_in_kobo" bigint NOT NULL,
	"work_units" integer NOT NULL,
	"lead_time_hours" integer NOT NULL,
	"day" date NOT NULL,
	"note" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"made_by" uuid NOT NULL,
	CONSTRAINT "custom_order_quotes_custom_order_id_version_pk" PRIMARY KEY("custom_order_id","version"),
	CONSTRAINT "custom_order_quotes_deposit_fits" CHECK ("custom_order_quotes"."deposit_in_kobo" > 0 and "custom_order_quotes"."deposit_in_kobo" <= "custom_order_quotes"."total_in_kobo")
);
--> statement-breakpoint
CREATE TABLE "custom_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"design" text NOT NULL,
	"price_list_version" integer NOT NULL,
	"design_price_in_kobo" bigint NOT NULL,
	"wishes" text NOT NULL,
	"wanted_day" date,
	"budget_in_kobo" bigint,
	"phone" text NOT NULL,
	"status" text NOT NULL,
	"quote_expires_at" timestamp (3) with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"order_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "design_price_lists" (
	"version" integer PRIMARY KEY NOT NULL,
	"list" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"made_by" uuid
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "custom_order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "design" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kitchen_stage" text DEFAULT 'bake' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_order_events" ADD CONSTRAINT "custom_order_events_custom_order_id_custom_orders_id_fk" FOREIGN KEY ("custom_order_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_events" ADD CONSTRAINT "custom_order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_messages" ADD CONSTRAINT "custom_order_messages_custom_order_id_custom_orders_id_fk" FOREIGN KEY ("custom_order_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_messages" ADD CONSTRAINT "custom_order_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_pictures" ADD CONSTRAINT "custom_order_pictures_custom_order_id_custom_orders_id_fk" FOREIGN KEY ("custom_order_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_pictures" ADD CONSTRAINT "custom_order_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_pictures" ADD CONSTRAINT "custom_order_pictures_message_id_custom_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."custom_order_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_quotes" ADD CONSTRAINT "custom_order_quotes_custom_order_id_custom_orders_id_fk" FOREIGN KEY ("custom_order_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_order_quotes" ADD CONSTRAINT "custom_order_quotes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_price_list_version_design_price_lists_version_fk" FOREIGN KEY ("price_list_version") REFERENCES "public"."design_price_lists"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_price_lists" ADD CONSTRAINT "design_price_lists_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_order_events_of_order" ON "custom_order_events" USING btree ("custom_order_id","version");--> statement-breakpoint
CREATE INDEX "custom_order_messages_of_order" ON "custom_order_messages" USING btree ("custom_order_id","at","id");--> statement-breakpoint
CREATE INDEX "custom_order_pictures_of_picture" ON "custom_order_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "custom_orders_of_user" ON "custom_orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "custom_orders_waiting" ON "custom_orders" USING btree ("waiting_since","id") WHERE "custom_orders"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "custom_orders_by_age" ON "custom_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "custom_orders_to_expire" ON "custom_orders" USING btree ("quote_expires_at") WHERE "custom_orders"."status" = 'quoted';--> statement-breakpoint
CREATE UNIQUE INDEX "custom_orders_of_order" ON "custom_orders" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_custom_order_id_custom_orders_id_fk" FOREIGN KEY ("custom_order_id") REFERENCES "public"."custom_orders"("id") ON DELETE cascade ON UPDATE no action;