INSERT INTO game_words SELECT word FROM ts_stat('SELECT search FROM games');
--> statement-breakpoint
-- In one order, so that two writers of the same words wait for each other in turn.
CREATE FUNCTION keep_game_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO game_words SELECT DISTINCT unnest(tsvector_to_array(search)) FROM come ORDER BY 1 ON CONFLICT DO NOTHING;
	ELSE
		INSERT INTO game_words SELECT unnest(tsvector_to_array(new.search)) ORDER BY 1 ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER games_words_inserted AFTER INSERT ON games REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_game_words();
--> statement-breakpoint
CREATE TRIGGER games_words_updated AFTER UPDATE ON games FOR EACH ROW WHEN (old.search IS DISTINCT FROM new.search) EXECUTE FUNCTION keep_game_words();
--> statement-breakpoint
-- One word's beginning as a query of the words in games that begin so, or as a beginning when there are more than 32 of them; finds the same
-- games as search_words, sooner. What the database takes for several words stays as it is.
CREATE FUNCTION game_words_from(text) RETURNS tsquery LANGUAGE plpgsql STABLE STRICT AS $$
DECLARE
	begun tsquery := search_words($1);
	beginning text := (tsvector_to_array(to_tsvector('simple', $1)))[1];
	known text[];
BEGIN
	IF numnode(begun) <> 1 THEN
		RETURN begun;
	END IF;
	known := ARRAY(SELECT word FROM game_words WHERE word ~>=~ beginning AND word ~<~ (beginning || chr(1114111)) LIMIT 33);
	RETURN CASE cardinality(known)
		WHEN 0 THEN quote_literal(beginning)::tsquery
		WHEN 33 THEN begun
		ELSE (SELECT string_agg(quote_literal(word), ' | ')::tsquery FROM unnest(known) AS word)
	END;
END
$$;
