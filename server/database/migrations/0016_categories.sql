CREATE TABLE "categories" (
	"name" text PRIMARY KEY NOT NULL,
	"position" smallint,
	"picture_id" uuid
);
--> statement-breakpoint
CREATE TABLE "category_renames" (
	"former_name" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_of_picture" ON "categories" USING btree ("picture_id");