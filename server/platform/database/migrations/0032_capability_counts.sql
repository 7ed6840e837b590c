-- Games with capabilities leave the counts before the counts change, and return at the end. Usually there are none yet.
SELECT count_changed_games(ARRAY(
	SELECT ROW(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, -1)::counted_game
	FROM games WHERE status = 'published' AND capabilities <> '{}'
));
--> statement-breakpoint
DROP INDEX "games_released_index";--> statement-breakpoint
DROP INDEX "games_popular_index";--> statement-breakpoint
DROP INDEX "games_rating_index";--> statement-breakpoint
ALTER TABLE "game_counts" ADD COLUMN "capability" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "capability_bits" integer GENERATED ALWAYS AS (case when 'vr' = any(capabilities) then 1 else 0 end + case when 'ar' = any(capabilities) then 2 else 0 end + case when 'hands' = any(capabilities) then 4 else 0 end + case when 'controllers' = any(capabilities) then 8 else 0 end + case when 'room-scale' = any(capabilities) then 16 else 0 end + case when 'mouse-keyboard' = any(capabilities) then 32 else 0 end + case when 'touch' = any(capabilities) then 64 else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "games_released_index" ON "games" USING btree ("released_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"genre_id","category_id","kind","rating","updated_at","capability_bits") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "games_popular_index" ON "games" USING btree ("popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST,"genre_id","category_id","kind","rating","updated_at","capability_bits") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "games_rating_index" ON "games" USING btree ("rating" DESC NULLS FIRST,"id" DESC NULLS FIRST,"genre_id","category_id","kind","updated_at","capability_bits") WHERE status = 'published';--> statement-breakpoint
ALTER TABLE "game_counts" DROP CONSTRAINT "game_counts_pkey";
--> statement-breakpoint
ALTER TABLE "game_counts" ADD CONSTRAINT "game_counts_pkey" PRIMARY KEY("sort","capability","genre_id","category_id","kind","recent","stretch_id");
--> statement-breakpoint
ALTER TYPE counted_game ADD ATTRIBUTE capability_bits integer;
--> statement-breakpoint
-- 0 stands for all games; the other numbers are the bits of the capabilities.
CREATE FUNCTION counted_capabilities() RETURNS SETOF integer LANGUAGE sql IMMUTABLE ROWS 8 AS $$
	VALUES (0), (1), (2), (4), (8), (16), (32), (64)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_changed_games(changed counted_game[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(5027149);
	INSERT INTO game_counts AS known (sort, capability, genre_id, category_id, kind, recent, stretch_id, rated_0, rated_1, rated_2, rated_3, rated_4, rated_5)
	SELECT sum.* FROM (
		SELECT stretch.sort, capability, place.genre_id, place.category_id, game.kind,
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
		JOIN counted_capabilities() AS capability ON game.capability_bits & capability = capability
		GROUP BY 1, 2, 3, 4, 5, 6, 7
	) AS sum
	WHERE (rated_0, rated_1, rated_2, rated_3, rated_4, rated_5) <> (0, 0, 0, 0, 0, 0)
	ORDER BY 1, 2, 3, 4, 5, 6, 7
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
CREATE OR REPLACE FUNCTION count_games() RETURNS trigger LANGUAGE plpgsql AS $$
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
					(gone.id, gone.status, gone.genre_id, gone.category_id, gone.kind, gone.updated_at, gone.released_at, gone.rating, gone.capability_bits)
						IS DISTINCT FROM
						(come.id, come.status, come.genre_id, come.category_id, come.kind, come.updated_at, come.released_at, come.rating, come.capability_bits)
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
			SELECT ROW(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, -1, capability_bits)::counted_game
			FROM gone WHERE status = 'published'
		);
	END IF;
	IF tg_op <> 'DELETE' THEN
		changed := changed || ARRAY(
			SELECT ROW(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, 1, capability_bits)::counted_game
			FROM come WHERE status = 'published'
		);
	END IF;
	PERFORM count_changed_games(changed);
	RETURN NULL;
END
$$;
--> statement-breakpoint
SELECT count_changed_games(ARRAY(
	SELECT ROW(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, 1, capability_bits)::counted_game
	FROM games WHERE status = 'published' AND capabilities <> '{}'
));
