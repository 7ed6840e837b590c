CREATE TABLE "game_trends" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"trend" double precision NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_trends" ADD CONSTRAINT "game_trends_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_trends_index" ON "game_trends" USING btree ("trend" DESC NULLS FIRST,"game_id" DESC NULLS FIRST);