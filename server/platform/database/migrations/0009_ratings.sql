-- Sets the number of reviews and the mean rating of games from `review_counts`. A trigger of `games` itself would compute their generated columns
-- again with each play.
CREATE FUNCTION rate_games(ids integer[]) RETURNS void LANGUAGE sql AS $$
	UPDATE games SET reviews = counted.reviews, rating = counted.rating
	FROM (
		SELECT id, coalesce(sum(count), 0) AS reviews,
			coalesce(sum(known.rating * count)::double precision / nullif(sum(count), 0), 0) AS rating
		FROM unnest(ids) AS id LEFT JOIN review_counts AS known ON known.game_id = id
		GROUP BY 1
	) AS counted
	WHERE counted.id = games.id
$$;--> statement-breakpoint

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
	PERFORM rate_games(array(SELECT DISTINCT game_id FROM changed));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM games WHERE id = new.game_id FOR NO KEY UPDATE;
	UPDATE review_counts SET count = count - 1 WHERE game_id = old.game_id AND rating = old.rating;
	INSERT INTO review_counts AS known (game_id, rating, count) VALUES (new.game_id, new.rating, 1)
	ON CONFLICT ON CONSTRAINT review_counts_pkey DO UPDATE SET count = known.count + 1;
	PERFORM rate_games(array[new.game_id]);
	RETURN NULL;
END
$$;--> statement-breakpoint

-- Corrects games whose columns differ from their reviews.
SELECT rate_games(array(
	SELECT games.id FROM games LEFT JOIN review_counts AS known ON known.game_id = games.id
	GROUP BY games.id
	HAVING games.reviews <> coalesce(sum(count), 0)
		OR abs(games.rating - coalesce(sum(known.rating * count)::double precision / nullif(sum(count), 0), 0)) > 1e-9
));
