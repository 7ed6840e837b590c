-- Since when an update is recent: the same moment for the counts and for the lists. The job `catalogue` moves it.
CREATE FUNCTION games_recent_since() RETURNS timestamptz LANGUAGE sql STABLE RETURN (
	SELECT value::timestamptz FROM meta WHERE key = 'games-recent-since'
);
--> statement-breakpoint
-- The three stretches that a published game stands in, one of each order.
CREATE FUNCTION stretches_of_game(released_at timestamptz, popularity integer, rating double precision, id integer)
RETURNS TABLE (sort text, stretch_id integer) LANGUAGE sql STABLE AS $$
	(SELECT s.sort, s.id FROM game_stretches AS s WHERE s.sort = 'released' AND (s.released_at, s.game_id) >= ($1, $4) ORDER BY s.released_at, s.game_id LIMIT 1)
	UNION ALL
	(SELECT s.sort, s.id FROM game_stretches AS s WHERE s.sort = 'popular' AND (s.popularity, s.game_id) >= ($2, $4) ORDER BY s.popularity, s.game_id LIMIT 1)
	UNION ALL
	(SELECT s.sort, s.id FROM game_stretches AS s WHERE s.sort = 'rating' AND (s.rating, s.game_id) >= ($3, $4) ORDER BY s.rating, s.game_id LIMIT 1)
$$;
--> statement-breakpoint
-- A published game as it came to the lists (change 1) or left them (change -1).
CREATE TYPE counted_game AS (
	id integer, genre_id integer, category_id integer, kind text, updated_at timestamptz,
	released_at timestamptz, popularity integer, rating double precision, change integer
);
--> statement-breakpoint
-- What comes and leaves in the same place cancels out. Whoever writes counts does so alone until its end: two transactions that write
-- the same counts in several statements could otherwise wait for each other.
CREATE FUNCTION count_changed_games(changed counted_game[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(5027149);
	INSERT INTO game_counts AS known (sort, genre_id, category_id, kind, recent, stretch_id, rated_0, rated_1, rated_2, rated_3, rated_4, rated_5)
	SELECT sum.* FROM (
		SELECT stretch.sort, place.genre_id, place.category_id, game.kind,
			coalesce(game.updated_at >= (SELECT games_recent_since()), false) AS recent, stretch.stretch_id,
			sum(game.change)::integer AS rated_0,
			sum(game.change * (game.rating >= 1)::integer)::integer AS rated_1,
			sum(game.change * (game.rating >= 2)::integer)::integer AS rated_2,
			sum(game.change * (game.rating >= 3)::integer)::integer AS rated_3,
			sum(game.change * (game.rating >= 4)::integer)::integer AS rated_4,
			sum(game.change * (game.rating >= 5)::integer)::integer AS rated_5
		FROM unnest(changed) AS game
		CROSS JOIN LATERAL stretches_of_game(game.released_at, game.popularity, game.rating, game.id) AS stretch
		CROSS JOIN LATERAL (VALUES (0, 0), (game.genre_id, 0), (game.genre_id, game.category_id)) AS place (genre_id, category_id)
		GROUP BY 1, 2, 3, 4, 5, 6
	) AS sum
	WHERE (rated_0, rated_1, rated_2, rated_3, rated_4, rated_5) <> (0, 0, 0, 0, 0, 0)
	ORDER BY 1, 2, 3, 4, 5, 6
	ON CONFLICT ON CONSTRAINT game_counts_pkey DO UPDATE SET
		rated_0 = known.rated_0 + excluded.rated_0, rated_1 = known.rated_1 + excluded.rated_1,
		rated_2 = known.rated_2 + excluded.rated_2, rated_3 = known.rated_3 + excluded.rated_3,
		rated_4 = known.rated_4 + excluded.rated_4, rated_5 = known.rated_5 + excluded.rated_5;

	INSERT INTO game_tag_counts AS known (sort, tag_id, stretch_id, games)
	SELECT stretch.sort, tag.tag_id, stretch.stretch_id, sum(game.change)
	FROM unnest(changed) AS game
	JOIN game_tags AS tag ON tag.game_id = game.id
	CROSS JOIN LATERAL stretches_of_game(game.released_at, game.popularity, game.rating, game.id) AS stretch
	GROUP BY 1, 2, 3
	HAVING sum(game.change) <> 0
	ORDER BY 1, 2, 3
	ON CONFLICT ON CONSTRAINT game_tag_counts_pkey DO UPDATE SET games = known.games + excluded.games;
END
$$;
--> statement-breakpoint
-- The shared lock keeps the stretches as they are until the writer has committed; whoever cuts them anew takes it alone.
CREATE FUNCTION count_games() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed counted_game[] := '{}';
BEGIN
	PERFORM pg_advisory_xact_lock_shared(5027148);
	IF tg_op = 'UPDATE' THEN
		-- Most plays and edits move nothing: no stretch ends between the two popularities, and all else that is counted stays.
		IF NOT EXISTS (
			SELECT FROM gone FULL JOIN come ON come.id = gone.id
			WHERE (gone.status = 'published' OR come.status = 'published')
				AND (
					(gone.id, gone.status, gone.genre_id, gone.category_id, gone.kind, gone.updated_at, gone.released_at, gone.rating)
						IS DISTINCT FROM
						(come.id, come.status, come.genre_id, come.category_id, come.kind, come.updated_at, come.released_at, come.rating)
					OR EXISTS (
						SELECT FROM game_stretches AS s
						WHERE s.sort = 'popular'
							AND (s.popularity, s.game_id) >= (least(gone.popularity, come.popularity), come.id)
							AND (s.popularity, s.game_id) < (greatest(gone.popularity, come.popularity), come.id)
					)
				)
		) THEN
			RETURN NULL;
		END IF;
	END IF;
	IF tg_op <> 'INSERT' THEN
		changed := ARRAY(
			SELECT ROW(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, -1)::counted_game
			FROM gone WHERE status = 'published'
		);
	END IF;
	IF tg_op <> 'DELETE' THEN
		changed := changed || ARRAY(
			SELECT ROW(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, 1)::counted_game
			FROM come WHERE status = 'published'
		);
	END IF;
	PERFORM count_changed_games(changed);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER games_count_inserted AFTER INSERT ON games REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_games();
--> statement-breakpoint
CREATE TRIGGER games_count_updated AFTER UPDATE ON games REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_games();
--> statement-breakpoint
CREATE TRIGGER games_count_deleted AFTER DELETE ON games REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_games();
--> statement-breakpoint
-- While the game still stands somewhere: a cascade would come too late to say where.
CREATE FUNCTION untag_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM game_tags WHERE game_id = old.id;
	RETURN old;
END
$$;
--> statement-breakpoint
CREATE TRIGGER games_untag BEFORE DELETE ON games FOR EACH ROW EXECUTE FUNCTION untag_game();
--> statement-breakpoint
-- The games are locked first, so that none moves to another stretch while its tags are counted.
CREATE FUNCTION count_game_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed game_tags[] := '{}';
	change integer := CASE tg_op WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	PERFORM pg_advisory_xact_lock_shared(5027148);
	IF tg_op = 'INSERT' THEN
		changed := ARRAY(SELECT ROW(game_id, tag_id)::game_tags FROM come);
	ELSE
		changed := ARRAY(SELECT ROW(game_id, tag_id)::game_tags FROM gone);
	END IF;
	PERFORM 1 FROM games WHERE id IN (SELECT game_id FROM unnest(changed)) ORDER BY id FOR SHARE;
	PERFORM pg_advisory_xact_lock(5027149);
	INSERT INTO game_tag_counts AS known (sort, tag_id, stretch_id, games)
	SELECT stretch.sort, tag.tag_id, stretch.stretch_id, sum(change)
	FROM unnest(changed) AS tag
	JOIN games AS game ON game.id = tag.game_id AND game.status = 'published'
	CROSS JOIN LATERAL stretches_of_game(game.released_at, game.popularity, game.rating, game.id) AS stretch
	GROUP BY 1, 2, 3
	ORDER BY 1, 2, 3
	ON CONFLICT ON CONSTRAINT game_tag_counts_pkey DO UPDATE SET games = known.games + excluded.games;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER game_tags_count_inserted AFTER INSERT ON game_tags REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_game_tags();
--> statement-breakpoint
CREATE TRIGGER game_tags_count_deleted AFTER DELETE ON game_tags REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_game_tags();
--> statement-breakpoint
-- A row is added or taken away, never changed.
CREATE FUNCTION refuse_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are added or deleted, never changed', tg_table_name;
END
$$;
--> statement-breakpoint
CREATE TRIGGER game_tags_never_change BEFORE UPDATE ON game_tags FOR EACH ROW EXECUTE FUNCTION refuse_update();
--> statement-breakpoint
INSERT INTO meta (key, value, written_at) VALUES ('games-recent-since', (now() - interval '30 days')::text, now());
--> statement-breakpoint
INSERT INTO game_stretches (sort, released_at, popularity, rating, game_id) VALUES
	('released', 'infinity', NULL, NULL, 2147483647),
	('popular', NULL, 2147483647, NULL, 2147483647),
	('rating', NULL, NULL, 'Infinity', 2147483647);
--> statement-breakpoint
SELECT count_changed_games(ARRAY(
	SELECT ROW(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, 1)::counted_game
	FROM games WHERE status = 'published'
));
