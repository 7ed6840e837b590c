-- A search as a query for names: each word as a whole, all of them; null without a word. For single letters, with which nearly every text has a word that begins so.
CREATE FUNCTION search_whole_words(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN (
	SELECT to_tsquery('simple', string_agg(quote_literal(word) || ':A', ' & '))
	FROM regexp_split_to_table(search_fold($1), ' +') AS word
	WHERE word <> ''
);
