-- A search as a query: every word that begins so, all of them; null without a word. Folding takes away all that has a meaning in a query.
CREATE FUNCTION search_words(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN (
	SELECT to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
	FROM regexp_split_to_table(search_fold($1), ' +') AS word
	WHERE word <> ''
);
