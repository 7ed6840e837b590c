-- What had been felt before each kind was counted.
INSERT INTO game_reaction_counts (game_id, kind, count)
	SELECT game_id, kind, count(*)::integer FROM game_reactions GROUP BY game_id, kind
	ON CONFLICT (game_id, kind) DO UPDATE SET count = excluded.count;
