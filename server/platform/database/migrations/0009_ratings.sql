-- Sets a game's number of reviews and mean rating from `review_counts`, whatever the statement sets, so that they cannot diverge.
CREATE FUNCTION rate_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT coalesce(sum(count), 0), coalesce(sum(rating * count)::double precision / nullif(sum(count), 0), 0)
	INTO new.reviews, new.rating FROM review_counts WHERE game_id = new.id;
	RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER games_rated BEFORE UPDATE OF reviews, rating ON games FOR EACH ROW EXECUTE FUNCTION rate_game();--> statement-breakpoint

-- As before, and rates the games.
CREATE OR REPLACE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
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
	UPDATE games SET reviews = reviews WHERE id IN (SELECT game_id FROM changed);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM games WHERE id = new.game_id FOR NO KEY UPDATE;
	UPDATE review_counts SET count = count - 1 WHERE game_id = old.game_id AND rating = old.rating;
	INSERT INTO review_counts AS known (game_id, rating, count) VALUES (new.game_id, new.rating, 1)
	ON CONFLICT ON CONSTRAINT review_counts_pkey DO UPDATE SET count = known.count + 1;
	UPDATE games SET reviews = reviews WHERE id = new.game_id;
	RETURN NULL;
END
$$;--> statement-breakpoint

-- Corrects games whose columns differ from their reviews.
UPDATE games SET reviews = counted.reviews
FROM (
	SELECT game_id, sum(count) AS reviews, sum(rating * count)::double precision / nullif(sum(count), 0) AS rating FROM review_counts GROUP BY 1
) AS counted
WHERE counted.game_id = games.id
	AND (games.reviews <> counted.reviews OR abs(games.rating - coalesce(counted.rating, 0)) > 1e-9);
