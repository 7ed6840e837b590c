CREATE TABLE "popular_games" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"popularity" integer NOT NULL,
	"search" "tsvector" NOT NULL,
	"search_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "popular_games" ADD CONSTRAINT "popular_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO popular_games (game_id, popularity, search, search_name)
	SELECT id, popularity, search, search_name FROM games WHERE status = 'published' ORDER BY popularity DESC, id DESC LIMIT 2000;--> statement-breakpoint

-- Updates the copy of a game with its texts, and deletes it when the game is withdrawn.
CREATE FUNCTION update_popular_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.status = 'published' THEN
		UPDATE popular_games SET search = new.search, search_name = new.search_name WHERE game_id = new.id;
	ELSE
		DELETE FROM popular_games WHERE game_id = new.id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER games_popular_updated AFTER UPDATE OF search, search_name, status ON games
	FOR EACH ROW WHEN (old.search IS DISTINCT FROM new.search OR old.search_name IS DISTINCT FROM new.search_name OR old.status IS DISTINCT FROM new.status)
	EXECUTE FUNCTION update_popular_game();
