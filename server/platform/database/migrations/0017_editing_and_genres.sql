CREATE TABLE "developer_releases" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"developer_id" integer NOT NULL,
	"release_at" timestamp (3) with time zone NOT NULL,
	"version" text NOT NULL,
	"requested_by" uuid,
	"token_name" text
);
--> statement-breakpoint
ALTER TABLE "game_plays" ADD COLUMN "reports" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_plays" ADD COLUMN "reported_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "genres" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "developer_releases" ADD CONSTRAINT "developer_releases_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_releases" ADD CONSTRAINT "developer_releases_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_releases" ADD CONSTRAINT "developer_releases_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "developer_releases_due_index" ON "developer_releases" USING btree ("release_at");--> statement-breakpoint
CREATE INDEX "developer_releases_developer_index" ON "developer_releases" USING btree ("developer_id");--> statement-breakpoint
CREATE INDEX "developer_releases_requested_by_index" ON "developer_releases" USING btree ("requested_by");