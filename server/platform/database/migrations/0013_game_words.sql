CREATE TABLE "game_words" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "game_words_start_index" ON "game_words" USING btree ("word" text_pattern_ops);