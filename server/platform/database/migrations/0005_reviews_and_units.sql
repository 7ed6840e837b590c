CREATE TABLE "review_counts" (
	"game_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "review_counts_pkey" PRIMARY KEY("game_id","rating"),
	CONSTRAINT "review_counts_natural" CHECK ("review_counts"."count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "unit" jsonb DEFAULT '"points"'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpfulness" integer GENERATED ALWAYS AS (likes - dislikes) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "review_counts" ADD CONSTRAINT "review_counts_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_game_highest_index" ON "reviews" USING btree ("game_id","rating" DESC NULLS FIRST,"posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_game_lowest_index" ON "reviews" USING btree ("game_id","rating","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_game_helpful_index" ON "reviews" USING btree ("game_id","helpfulness" DESC NULLS FIRST,"posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_game_rating_helpful_index" ON "reviews" USING btree ("game_id","rating","helpfulness" DESC NULLS FIRST,"posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint

-- Counts inserted and deleted reviews. Locks the games first, so that concurrent changes of a game's counts wait for each other. The
-- counts of a deleted game are deleted with it.
CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM games WHERE id IN (SELECT game_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
	IF tg_op = 'INSERT' THEN
		INSERT INTO review_counts AS known (game_id, rating, count)
		SELECT game_id, rating, count(*) FROM changed GROUP BY 1, 2
		ON CONFLICT ON CONSTRAINT review_counts_pkey DO UPDATE SET count = known.count + excluded.count;
	ELSE
		UPDATE review_counts AS known SET count = known.count - deleted.count
		FROM (SELECT game_id, rating, count(*) AS count FROM changed GROUP BY 1, 2) AS deleted
		WHERE known.game_id = deleted.game_id AND known.rating = deleted.rating;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER reviews_count_inserted AFTER INSERT ON reviews
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();--> statement-breakpoint
CREATE TRIGGER reviews_count_deleted AFTER DELETE ON reviews
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();--> statement-breakpoint

-- Counts a review under its new rating.
CREATE FUNCTION recount_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM games WHERE id = new.game_id FOR NO KEY UPDATE;
	UPDATE review_counts SET count = count - 1 WHERE game_id = old.game_id AND rating = old.rating;
	INSERT INTO review_counts AS known (game_id, rating, count) VALUES (new.game_id, new.rating, 1)
	ON CONFLICT ON CONSTRAINT review_counts_pkey DO UPDATE SET count = known.count + 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER reviews_count_updated AFTER UPDATE OF rating ON reviews
	FOR EACH ROW WHEN (old.rating <> new.rating) EXECUTE FUNCTION recount_review();--> statement-breakpoint

-- The triggers lock the table until the end of the migration, so no review is missed.
INSERT INTO review_counts (game_id, rating, count) SELECT game_id, rating, count(*) FROM reviews GROUP BY 1, 2;
