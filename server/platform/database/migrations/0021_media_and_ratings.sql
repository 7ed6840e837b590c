CREATE TABLE "draft_pictures" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"edited" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"built" jsonb
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"developer_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"picture" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"unused_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "age_rating" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "comfort" text;--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploaded_pictures_developer_index" ON "uploaded_pictures" USING btree ("developer_id");--> statement-breakpoint
CREATE INDEX "uploaded_pictures_game_index" ON "uploaded_pictures" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "uploaded_pictures_unused_index" ON "uploaded_pictures" USING btree ("unused_since") WHERE unused_since is not null;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_age_rating_known" CHECK ("games"."age_rating" in (3, 7, 12, 16, 18));--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_comfort_known" CHECK ("games"."comfort" in ('comfortable', 'moderate', 'intense'));