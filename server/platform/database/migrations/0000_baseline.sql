-- All tables of the portal, in the order of their references. Modules: platform, identity, catalogue, publishing, play,
-- community, commerce, messaging. `schema/*.ts` beside this folder describes the columns.

-- Platform: search functions, facts about the database, and the state of background jobs and rate limits.

-- Compares mistyped names by their groups of three letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint

-- Folds a text for search: removes accents and capitals, and separates words by spaces. The lists of letters make it independent of
-- the server's locale, because lower() only knows ASCII in the locale C.
CREATE FUNCTION search_fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	replace(replace(replace(
		translate(
			lower(normalize(
				regexp_replace(
					regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]+', '', 'g'),
					'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
				NFKC)),
			'ØøŁłĐđÐðıĦħÞÆŒẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏҐ',
			'oollddddihhþæœßαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџґ'),
	'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');--> statement-breakpoint

-- Converts a search to a query for texts that contain all its words, each as a prefix. Null if the search has no word. Folding removes
-- all characters with a meaning in a query.
CREATE FUNCTION search_words(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN (
	SELECT to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
	FROM regexp_split_to_table(search_fold($1), ' +') AS word
	WHERE word <> ''
);--> statement-breakpoint

-- Converts a search to a query for names that contain all its words, each as a whole. Null if the search has no word. Used for single
-- letters, because nearly every text has a word with that prefix.
CREATE FUNCTION search_whole_words(text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN (
	SELECT to_tsquery('simple', string_agg(quote_literal(word) || ':A', ' & '))
	FROM regexp_split_to_table(search_fold($1), ' +') AS word
	WHERE word <> ''
);--> statement-breakpoint

CREATE TABLE meta (
	key text PRIMARY KEY,
	value text NOT NULL,
	written_at timestamptz(3) NOT NULL
);--> statement-breakpoint

-- Start of the period in which an update of a game is recent. The background job `catalogue` moves it.
INSERT INTO meta (key, value, written_at) VALUES ('games-recent-since', (now() - interval '30 days')::text, now());--> statement-breakpoint

CREATE TABLE job_runs (
	job text PRIMARY KEY,
	started_at timestamptz(3) NOT NULL,
	ended_at timestamptz(3),
	succeeded_at timestamptz(3),
	failing_since timestamptz(3),
	failures integer NOT NULL DEFAULT 0,
	last_error text,
	next_at timestamptz(3)
);--> statement-breakpoint

CREATE TABLE attempt_counts (
	key text PRIMARY KEY,
	count integer NOT NULL,
	ends_at timestamptz(3) NOT NULL
);--> statement-breakpoint
CREATE INDEX attempt_counts_ends_index ON attempt_counts (ends_at);--> statement-breakpoint

-- Identity: accounts with their settings, logins, emailed links, data exports and deletion.

CREATE TABLE accounts (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	username text NOT NULL,
	username_key text NOT NULL,
	email text NOT NULL,
	email_key text NOT NULL,
	email_verified_at timestamptz(3),
	password_hash text,
	alias text,
	avatar_seed integer NOT NULL,
	balance integer NOT NULL DEFAULT 0,
	premium_until timestamptz(3),
	created_at timestamptz(3) NOT NULL,
	last_login_at timestamptz(3) NOT NULL,
	last_login_device text NOT NULL,
	search tsvector NOT NULL GENERATED ALWAYS AS (
		setweight(to_tsvector('simple', search_fold(username || ' ' || coalesce(alias, ''))), 'A')
	) STORED,
	search_name text NOT NULL GENERATED ALWAYS AS (search_fold(username || ' ' || coalesce(alias, ''))) STORED,
	deleted_at timestamptz(3),
	about text NOT NULL DEFAULT '',
	links jsonb NOT NULL DEFAULT '[]'::jsonb,
	phone text,
	avatar_key text,
	CONSTRAINT accounts_username_key_unique UNIQUE (username_key),
	CONSTRAINT accounts_balance_not_negative CHECK (balance >= 0),
	CONSTRAINT accounts_avatar_seed_positive CHECK (avatar_seed >= 1),
	CONSTRAINT accounts_avatar_key_hash CHECK (avatar_key ~ '^[0-9a-f]{32}$'),
	CONSTRAINT accounts_about_length CHECK (char_length(about) <= 500),
	CONSTRAINT accounts_links_few CHECK (jsonb_typeof(links) = 'array' AND jsonb_array_length(links) <= 5),
	CONSTRAINT accounts_phone_e164 CHECK (phone ~ '^\+[1-9][0-9]{6,14}$')
);--> statement-breakpoint
CREATE UNIQUE INDEX accounts_verified_email_unique ON accounts (email_key) WHERE email_verified_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX accounts_email_key_index ON accounts (email_key);--> statement-breakpoint
CREATE INDEX accounts_phone_index ON accounts (phone) WHERE phone IS NOT NULL;--> statement-breakpoint
CREATE INDEX accounts_avatar_key_index ON accounts (avatar_key) WHERE avatar_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX accounts_search_index ON accounts USING gin (search);--> statement-breakpoint
CREATE INDEX accounts_search_name_index ON accounts USING gin (search_name gin_trgm_ops);--> statement-breakpoint

CREATE TABLE account_settings (
	account_id uuid PRIMARY KEY,
	settings jsonb NOT NULL,
	CONSTRAINT account_settings_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
);--> statement-breakpoint

CREATE TABLE sessions (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	token_hash text NOT NULL,
	account_id uuid NOT NULL,
	created_at timestamptz(3) NOT NULL,
	last_seen_at timestamptz(3) NOT NULL,
	expires_at timestamptz(3) NOT NULL,
	absolute_expires_at timestamptz(3) NOT NULL,
	remember boolean NOT NULL,
	user_agent text NOT NULL,
	ip text NOT NULL,
	CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash),
	CONSTRAINT sessions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT sessions_token_hash_form CHECK (token_hash ~ '^[0-9a-f]{64}$'),
	CONSTRAINT sessions_expiry_within_limit CHECK (expires_at <= absolute_expires_at)
);--> statement-breakpoint
CREATE INDEX sessions_account_id_index ON sessions (account_id);--> statement-breakpoint
CREATE INDEX sessions_expires_at_index ON sessions (expires_at);--> statement-breakpoint

CREATE TABLE known_devices (
	account_id uuid NOT NULL,
	device_hash text NOT NULL,
	name text NOT NULL,
	first_seen_at timestamptz(3) NOT NULL,
	last_seen_at timestamptz(3) NOT NULL,
	CONSTRAINT known_devices_pkey PRIMARY KEY (account_id, device_hash),
	CONSTRAINT known_devices_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX known_devices_device_index ON known_devices (device_hash);--> statement-breakpoint

CREATE TABLE two_factor (
	account_id uuid PRIMARY KEY,
	encrypted_secret text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	confirmed_at timestamptz(3),
	last_step bigint,
	CONSTRAINT two_factor_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
);--> statement-breakpoint

CREATE TABLE recovery_codes (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid NOT NULL,
	code_hash text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	used_at timestamptz(3),
	CONSTRAINT recovery_codes_code_unique UNIQUE (account_id, code_hash),
	CONSTRAINT recovery_codes_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
);--> statement-breakpoint

CREATE TABLE link_secrets (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	purpose text NOT NULL,
	secret_hash text NOT NULL,
	account_id uuid,
	details jsonb NOT NULL DEFAULT '{}'::jsonb,
	created_at timestamptz(3) NOT NULL,
	expires_at timestamptz(3) NOT NULL,
	used_at timestamptz(3),
	CONSTRAINT link_secrets_hash_unique UNIQUE (secret_hash),
	CONSTRAINT link_secrets_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT link_secrets_hash_form CHECK (secret_hash ~ '^[0-9a-f]{64}$'),
	CONSTRAINT link_secrets_purpose_known
		CHECK (purpose IN (
			'verify-email', 'reset-password', 'social-finalize', 'deletion-status', 'subscription-confirm', 'subscription-unsubscribe',
			'coin-purchase'
		))
);--> statement-breakpoint
CREATE INDEX link_secrets_account_index ON link_secrets (account_id, purpose);--> statement-breakpoint
CREATE INDEX link_secrets_expires_index ON link_secrets (expires_at);--> statement-breakpoint

CREATE TABLE social_identities (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid NOT NULL,
	provider text NOT NULL,
	issuer text NOT NULL,
	subject text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	CONSTRAINT social_identities_subject_unique UNIQUE (issuer, subject),
	CONSTRAINT social_identities_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT social_identities_provider_known CHECK (provider IN ('facebook', 'google', 'steam'))
);--> statement-breakpoint
CREATE INDEX social_identities_account_index ON social_identities (account_id);--> statement-breakpoint

CREATE TABLE social_attempts (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	provider text NOT NULL,
	state_hash text NOT NULL,
	marker_hash text NOT NULL,
	checks jsonb NOT NULL,
	created_at timestamptz(3) NOT NULL,
	expires_at timestamptz(3) NOT NULL,
	used_at timestamptz(3),
	proved jsonb,
	CONSTRAINT social_attempts_state_unique UNIQUE (state_hash),
	CONSTRAINT social_attempts_provider_known CHECK (provider IN ('facebook', 'google', 'steam'))
);--> statement-breakpoint
CREATE INDEX social_attempts_marker_index ON social_attempts (marker_hash);--> statement-breakpoint
CREATE INDEX social_attempts_expires_index ON social_attempts (expires_at);--> statement-breakpoint

CREATE TABLE deletion_requests (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid NOT NULL,
	origin text NOT NULL,
	requested_at timestamptz(3) NOT NULL,
	due_at timestamptz(3) NOT NULL,
	withdrawn_at timestamptz(3),
	completed_at timestamptz(3),
	CONSTRAINT deletion_requests_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX deletion_requests_account_index ON deletion_requests (account_id);--> statement-breakpoint
CREATE INDEX deletion_requests_due_index ON deletion_requests (due_at);--> statement-breakpoint

CREATE TABLE data_exports (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid NOT NULL,
	requested_at timestamptz(3) NOT NULL,
	ready_at timestamptz(3),
	expires_at timestamptz(3),
	content jsonb,
	CONSTRAINT data_exports_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX data_exports_account_index ON data_exports (account_id, requested_at);--> statement-breakpoint

-- Catalogue: developers and their games, the counts of the game index, the words of game search, articles and help.

CREATE TABLE genres (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	slug text NOT NULL,
	title text NOT NULL,
	colour text NOT NULL,
	position integer NOT NULL,
	CONSTRAINT genres_slug_unique UNIQUE (slug)
);--> statement-breakpoint

CREATE TABLE categories (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	genre_id integer NOT NULL,
	slug text NOT NULL,
	title text NOT NULL,
	position integer NOT NULL,
	CONSTRAINT categories_genre_slug_unique UNIQUE (genre_id, slug),
	CONSTRAINT categories_genre_id_unique UNIQUE (genre_id, id),
	CONSTRAINT categories_genre_id_genres_id_fk FOREIGN KEY (genre_id) REFERENCES genres (id) ON DELETE RESTRICT
);--> statement-breakpoint

CREATE TABLE developers (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	slug text NOT NULL,
	name text NOT NULL,
	logo text NOT NULL,
	about text NOT NULL,
	about_html text NOT NULL,
	website text,
	links jsonb NOT NULL,
	CONSTRAINT developers_slug_unique UNIQUE (slug)
);--> statement-breakpoint

CREATE TABLE developer_members (
	developer_id integer NOT NULL,
	account_id uuid NOT NULL,
	role text NOT NULL,
	CONSTRAINT developer_members_pkey PRIMARY KEY (developer_id, account_id),
	CONSTRAINT developer_members_developer_id_developers_id_fk FOREIGN KEY (developer_id) REFERENCES developers (id) ON DELETE CASCADE,
	CONSTRAINT developer_members_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT developer_members_role_known CHECK (role IN ('owner', 'member'))
);--> statement-breakpoint
CREATE INDEX developer_members_account_index ON developer_members (account_id);--> statement-breakpoint

CREATE TABLE announcements (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	developer_id integer NOT NULL,
	slug text NOT NULL,
	title text NOT NULL,
	hero jsonb,
	excerpt text NOT NULL,
	body text NOT NULL,
	body_html text NOT NULL,
	labels text NOT NULL,
	status text NOT NULL,
	published_at timestamptz(3) NOT NULL,
	search tsvector NOT NULL GENERATED ALWAYS AS (
		setweight(to_tsvector('simple', search_fold(title)), 'A')
		|| setweight(to_tsvector('simple', search_fold(labels)), 'B')
		|| setweight(to_tsvector('simple', search_fold(excerpt)), 'C')
		|| setweight(to_tsvector('simple', search_fold(left(body, 50000))), 'D')
	) STORED,
	search_name text NOT NULL GENERATED ALWAYS AS (search_fold(title)) STORED,
	notified_through uuid,
	notified_at timestamptz(3),
	CONSTRAINT announcements_developer_slug_unique UNIQUE (developer_id, slug),
	CONSTRAINT announcements_developer_id_developers_id_fk FOREIGN KEY (developer_id) REFERENCES developers (id) ON DELETE CASCADE,
	CONSTRAINT announcements_status_known CHECK (status IN ('draft', 'published')),
	CONSTRAINT announcements_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);--> statement-breakpoint
CREATE INDEX announcements_newest_index ON announcements (developer_id, published_at DESC, id DESC) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX announcements_waiting_index ON announcements (published_at) WHERE status = 'published' AND notified_at IS NULL;--> statement-breakpoint
CREATE INDEX announcements_search_index ON announcements USING gin (search);--> statement-breakpoint
CREATE INDEX announcements_search_name_index ON announcements USING gin (search_name gin_trgm_ops);--> statement-breakpoint

CREATE TABLE games (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	slug text NOT NULL,
	kind text NOT NULL,
	status text NOT NULL,
	genre_id integer NOT NULL,
	category_id integer NOT NULL,
	developer_id integer NOT NULL,
	card jsonb NOT NULL,
	media jsonb NOT NULL,
	description text NOT NULL,
	description_html text NOT NULL,
	engine text,
	analytics_id text,
	ads_disabled boolean NOT NULL DEFAULT false,
	has_multiplayer boolean NOT NULL DEFAULT false,
	has_achievements boolean NOT NULL DEFAULT false,
	has_saves boolean NOT NULL DEFAULT false,
	has_leaderboards boolean NOT NULL DEFAULT false,
	has_inventory boolean NOT NULL DEFAULT false,
	released_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	views integer NOT NULL DEFAULT 0,
	reviews integer NOT NULL DEFAULT 0,
	reactions integer NOT NULL DEFAULT 0,
	rating double precision NOT NULL DEFAULT 0,
	popularity integer NOT NULL GENERATED ALWAYS AS (views + 5 * reactions + 20 * reviews) STORED,
	search tsvector NOT NULL GENERATED ALWAYS AS (
		setweight(to_tsvector('simple', search_fold(card->>'title')), 'A')
		|| setweight(to_tsvector('simple', search_fold(
			jsonb_path_query_array(card, '$.tags[*].title')::text
			|| ' ' || jsonb_path_query_array(card, '$.category.title')::text
			|| ' ' || jsonb_path_query_array(card, '$.genre.title')::text
			|| ' ' || jsonb_path_query_array(card, '$.developer.name')::text
		)), 'B')
		|| setweight(to_tsvector('simple', search_fold(card->>'excerpt')), 'C')
		|| setweight(to_tsvector('simple', search_fold(left(description, 50000))), 'D')
	) STORED,
	search_name text NOT NULL GENERATED ALWAYS AS (search_fold(card->>'title')) STORED,
	overlay_ad jsonb,
	capabilities text[] NOT NULL DEFAULT '{}',
	draft_for text,
	capability_bits integer NOT NULL GENERATED ALWAYS AS (
		CASE WHEN 'vr' = ANY(capabilities) THEN 1 ELSE 0 END
		+ CASE WHEN 'ar' = ANY(capabilities) THEN 2 ELSE 0 END
		+ CASE WHEN 'hands' = ANY(capabilities) THEN 4 ELSE 0 END
		+ CASE WHEN 'controllers' = ANY(capabilities) THEN 8 ELSE 0 END
		+ CASE WHEN 'room-scale' = ANY(capabilities) THEN 16 ELSE 0 END
		+ CASE WHEN 'mouse-keyboard' = ANY(capabilities) THEN 32 ELSE 0 END
		+ CASE WHEN 'touch' = ANY(capabilities) THEN 64 ELSE 0 END
	) STORED,
	CONSTRAINT games_draft_for_unique UNIQUE (draft_for),
	CONSTRAINT games_slug_unique UNIQUE (slug),
	CONSTRAINT games_genre_id_genres_id_fk FOREIGN KEY (genre_id) REFERENCES genres (id) ON DELETE RESTRICT,
	CONSTRAINT games_developer_id_developers_id_fk FOREIGN KEY (developer_id) REFERENCES developers (id) ON DELETE RESTRICT,
	CONSTRAINT games_category_of_genre_fk FOREIGN KEY (genre_id, category_id) REFERENCES categories (genre_id, id) ON DELETE RESTRICT,
	CONSTRAINT games_kind_known CHECK (kind IN ('game', 'experience')),
	CONSTRAINT games_status_known CHECK (status IN ('draft', 'published')),
	CONSTRAINT games_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT games_counters_not_negative CHECK (least(views, reviews, reactions) >= 0),
	CONSTRAINT games_rating_range CHECK (rating BETWEEN 0 AND 5)
);--> statement-breakpoint
CREATE INDEX games_released_index
	ON games (released_at DESC, id DESC, genre_id, category_id, kind, rating, updated_at, capability_bits) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX games_updated_index ON games (updated_at DESC, id DESC) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX games_popular_index
	ON games (popularity DESC, id DESC, genre_id, category_id, kind, rating, updated_at, capability_bits) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX games_rating_index
	ON games (rating DESC, id DESC, genre_id, category_id, kind, updated_at, capability_bits) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX games_developer_index ON games (developer_id, released_at DESC, id DESC) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX games_search_index ON games USING gin (search);--> statement-breakpoint
CREATE INDEX games_search_name_start_index ON games (search_name text_pattern_ops) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX games_search_name_index ON games USING gin (search_name gin_trgm_ops);--> statement-breakpoint

CREATE TABLE game_plays (
	visitor text NOT NULL,
	game_id integer NOT NULL,
	counted_at timestamptz(3) NOT NULL,
	CONSTRAINT game_plays_pkey PRIMARY KEY (visitor, game_id),
	CONSTRAINT game_plays_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX game_plays_counted_index ON game_plays (counted_at);--> statement-breakpoint

CREATE TABLE tags (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	slug text NOT NULL,
	title text NOT NULL,
	CONSTRAINT tags_slug_unique UNIQUE (slug)
);--> statement-breakpoint

CREATE TABLE game_tags (
	game_id integer NOT NULL,
	tag_id integer NOT NULL,
	CONSTRAINT game_tags_pkey PRIMARY KEY (game_id, tag_id),
	CONSTRAINT game_tags_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT game_tags_tag_id_tags_id_fk FOREIGN KEY (tag_id) REFERENCES tags (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX game_tags_tag_index ON game_tags (tag_id, game_id);--> statement-breakpoint

-- Raises an error for every update: the counts below follow inserted and deleted rows only.
CREATE FUNCTION refuse_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are added or deleted, never changed', tg_table_name;
END
$$;--> statement-breakpoint
CREATE TRIGGER game_tags_never_change BEFORE UPDATE ON game_tags FOR EACH ROW EXECUTE FUNCTION refuse_update();--> statement-breakpoint

CREATE TABLE game_reactions (
	game_id integer NOT NULL,
	account_id uuid NOT NULL,
	kind text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	CONSTRAINT game_reactions_pkey PRIMARY KEY (account_id, game_id, kind),
	CONSTRAINT game_reactions_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT game_reactions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT game_reactions_kind_known CHECK (kind IN ('laugh', 'joy', 'cry', 'anger', 'high5', 'like', 'dislike', 'love', 'bug'))
);--> statement-breakpoint

CREATE TABLE game_reaction_counts (
	game_id integer NOT NULL,
	kind text NOT NULL,
	count integer NOT NULL,
	CONSTRAINT game_reaction_counts_pkey PRIMARY KEY (game_id, kind),
	CONSTRAINT game_reaction_counts_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT game_reaction_counts_natural CHECK (count >= 0)
);--> statement-breakpoint

-- Game search. `game_words` contains at least the words of all games, so that a prefix can be expanded to whole words.
CREATE TABLE game_words (
	word text NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX game_words_start_index ON game_words (word text_pattern_ops);--> statement-breakpoint

-- Adds the words of new and changed games. The sorted order prevents deadlocks between writers of the same words.
CREATE FUNCTION store_game_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO game_words SELECT DISTINCT unnest(tsvector_to_array(search)) FROM new_rows ORDER BY 1 ON CONFLICT DO NOTHING;
	ELSE
		INSERT INTO game_words SELECT unnest(tsvector_to_array(new.search)) ORDER BY 1 ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER games_words_inserted AFTER INSERT ON games
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION store_game_words();--> statement-breakpoint
CREATE TRIGGER games_words_updated AFTER UPDATE ON games
	FOR EACH ROW WHEN (old.search IS DISTINCT FROM new.search) EXECUTE FUNCTION store_game_words();--> statement-breakpoint

-- Converts one prefix to a query for at most 32 whole words of games, which the index finds faster. Returns the prefix itself if more
-- words have it, or if the text search parses the input as several words. Finds the same games as search_words.
CREATE FUNCTION game_words_from(text) RETURNS tsquery LANGUAGE plpgsql STABLE STRICT AS $$
DECLARE
	prefix_query tsquery := search_words($1);
	prefix text := (tsvector_to_array(to_tsvector('simple', $1)))[1];
	known text[];
BEGIN
	IF numnode(prefix_query) <> 1 THEN
		RETURN prefix_query;
	END IF;
	known := ARRAY(SELECT word FROM game_words WHERE word ~>=~ prefix AND word ~<~ (prefix || chr(1114111)) LIMIT 33);
	RETURN CASE cardinality(known)
		WHEN 0 THEN quote_literal(prefix)::tsquery
		WHEN 33 THEN prefix_query
		ELSE (SELECT string_agg(quote_literal(word), ' | ')::tsquery FROM unnest(known) AS word)
	END;
END
$$;--> statement-breakpoint

-- Counts of the game index by bucket (docs/adr/0014-the-catalogue-is-counted-by-its-writers.md). The triggers below maintain them.
CREATE TABLE game_buckets (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	sort text NOT NULL,
	released_at timestamptz(3),
	popularity integer,
	rating double precision,
	game_id integer NOT NULL,
	CONSTRAINT game_buckets_key_of_sort
		CHECK (CASE sort
			WHEN 'released' THEN released_at IS NOT NULL
			WHEN 'popular' THEN popularity IS NOT NULL
			WHEN 'rating' THEN rating IS NOT NULL
			ELSE false
		END)
);--> statement-breakpoint
CREATE INDEX game_buckets_released_index ON game_buckets (released_at, game_id) WHERE sort = 'released';--> statement-breakpoint
CREATE INDEX game_buckets_popular_index ON game_buckets (popularity, game_id) WHERE sort = 'popular';--> statement-breakpoint
CREATE INDEX game_buckets_rating_index ON game_buckets (rating, game_id) WHERE sort = 'rating';--> statement-breakpoint

-- The first bucket of each order starts above every game.
INSERT INTO game_buckets (sort, released_at, popularity, rating, game_id) VALUES
	('released', 'infinity', NULL, NULL, 2147483647),
	('popular', NULL, 2147483647, NULL, 2147483647),
	('rating', NULL, NULL, 'Infinity', 2147483647);--> statement-breakpoint

CREATE TABLE game_counts (
	sort text NOT NULL,
	genre_id integer NOT NULL,
	category_id integer NOT NULL,
	kind text NOT NULL,
	recent boolean NOT NULL,
	bucket_id integer NOT NULL,
	rated_0 integer NOT NULL,
	rated_1 integer NOT NULL,
	rated_2 integer NOT NULL,
	rated_3 integer NOT NULL,
	rated_4 integer NOT NULL,
	rated_5 integer NOT NULL,
	capability integer NOT NULL DEFAULT 0,
	CONSTRAINT game_counts_pkey PRIMARY KEY (sort, capability, genre_id, category_id, kind, recent, bucket_id),
	CONSTRAINT game_counts_bucket_id_game_buckets_id_fk FOREIGN KEY (bucket_id) REFERENCES game_buckets (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX game_counts_bucket_index ON game_counts (bucket_id);--> statement-breakpoint

CREATE TABLE game_tag_counts (
	sort text NOT NULL,
	tag_id integer NOT NULL,
	bucket_id integer NOT NULL,
	games integer NOT NULL,
	CONSTRAINT game_tag_counts_pkey PRIMARY KEY (sort, tag_id, bucket_id),
	CONSTRAINT game_tag_counts_bucket_id_game_buckets_id_fk FOREIGN KEY (bucket_id) REFERENCES game_buckets (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX game_tag_counts_bucket_index ON game_tag_counts (bucket_id);--> statement-breakpoint

-- Start of the period of recent updates, the same for counts and lists.
CREATE FUNCTION games_recent_since() RETURNS timestamptz LANGUAGE sql STABLE RETURN (
	SELECT value::timestamptz FROM meta WHERE key = 'games-recent-since'
);--> statement-breakpoint

-- Numbers of the counted capabilities: 0 for all games, then the bit of each capability.
CREATE FUNCTION counted_capabilities() RETURNS SETOF integer LANGUAGE sql IMMUTABLE ROWS 8 AS $$
	VALUES (0), (1), (2), (4), (8), (16), (32), (64)
$$;--> statement-breakpoint

-- Returns the three buckets of a published game, one of each order.
CREATE FUNCTION buckets_of_game(released_at timestamptz, popularity integer, rating double precision, id integer)
RETURNS TABLE (sort text, bucket_id integer) LANGUAGE sql STABLE AS $$
	(SELECT s.sort, s.id FROM game_buckets AS s WHERE s.sort = 'released' AND (s.released_at, s.game_id) >= ($1, $4) ORDER BY s.released_at, s.game_id LIMIT 1)
	UNION ALL
	(SELECT s.sort, s.id FROM game_buckets AS s WHERE s.sort = 'popular' AND (s.popularity, s.game_id) >= ($2, $4) ORDER BY s.popularity, s.game_id LIMIT 1)
	UNION ALL
	(SELECT s.sort, s.id FROM game_buckets AS s WHERE s.sort = 'rating' AND (s.rating, s.game_id) >= ($3, $4) ORDER BY s.rating, s.game_id LIMIT 1)
$$;--> statement-breakpoint

-- A published game that was added to the lists (change 1) or removed from them (change -1).
CREATE TYPE counted_game AS (
	id integer,
	genre_id integer,
	category_id integer,
	kind text,
	updated_at timestamptz,
	released_at timestamptz,
	popularity integer,
	rating double precision,
	change integer,
	capability_bits integer
);--> statement-breakpoint

-- Adds changes to the counts. An addition and a removal in the same bucket cancel each other. The advisory lock admits one writer of
-- counts until its transaction ends: ordered rows are not enough to prevent deadlocks between transactions of several statements.
CREATE FUNCTION count_changed_games(changed counted_game[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(5027149);
	INSERT INTO game_counts AS known (sort, capability, genre_id, category_id, kind, recent, bucket_id, rated_0, rated_1, rated_2, rated_3, rated_4, rated_5)
	SELECT sum.* FROM (
		SELECT bucket.sort, capability, place.genre_id, place.category_id, game.kind,
			coalesce(game.updated_at >= (SELECT games_recent_since()), false) AS recent, bucket.bucket_id,
			sum(game.change)::integer AS rated_0,
			sum(game.change * (game.rating >= 1)::integer)::integer AS rated_1,
			sum(game.change * (game.rating >= 2)::integer)::integer AS rated_2,
			sum(game.change * (game.rating >= 3)::integer)::integer AS rated_3,
			sum(game.change * (game.rating >= 4)::integer)::integer AS rated_4,
			sum(game.change * (game.rating >= 5)::integer)::integer AS rated_5
		FROM unnest(changed) AS game
		CROSS JOIN LATERAL buckets_of_game(game.released_at, game.popularity, game.rating, game.id) AS bucket
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

	INSERT INTO game_tag_counts AS known (sort, tag_id, bucket_id, games)
	SELECT bucket.sort, tag.tag_id, bucket.bucket_id, sum(game.change)
	FROM unnest(changed) AS game
	JOIN game_tags AS tag ON tag.game_id = game.id
	CROSS JOIN LATERAL buckets_of_game(game.released_at, game.popularity, game.rating, game.id) AS bucket
	GROUP BY 1, 2, 3
	HAVING sum(game.change) <> 0
	ORDER BY 1, 2, 3
	ON CONFLICT ON CONSTRAINT game_tag_counts_pkey DO UPDATE SET games = known.games + excluded.games;
END
$$;--> statement-breakpoint

-- Counts inserted, updated and deleted games. The shared lock prevents a split of buckets until the writer has committed; the job that
-- splits them takes it exclusively.
CREATE FUNCTION count_games() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed counted_game[] := '{}';
BEGIN
	PERFORM pg_advisory_xact_lock_shared(5027148);
	IF tg_op = 'UPDATE' THEN
		-- Most plays and edits change no count: the game stays in its bucket, and all counted columns stay the same.
		IF NOT EXISTS (
			SELECT FROM old_rows FULL JOIN new_rows ON new_rows.id = old_rows.id
			WHERE (old_rows.status = 'published' OR new_rows.status = 'published')
				AND (
					(old_rows.id, old_rows.status, old_rows.genre_id, old_rows.category_id, old_rows.kind, old_rows.updated_at, old_rows.released_at, old_rows.rating, old_rows.capability_bits)
						IS DISTINCT FROM
						(new_rows.id, new_rows.status, new_rows.genre_id, new_rows.category_id, new_rows.kind, new_rows.updated_at, new_rows.released_at, new_rows.rating, new_rows.capability_bits)
					OR EXISTS (
						SELECT FROM game_buckets AS s
						WHERE s.sort = 'popular'
							AND (s.popularity, s.game_id) >= (least(old_rows.popularity, new_rows.popularity), new_rows.id)
							AND (s.popularity, s.game_id) < (greatest(old_rows.popularity, new_rows.popularity), new_rows.id)
					)
				)
		) THEN
			RETURN NULL;
		END IF;
	END IF;
	IF tg_op <> 'INSERT' THEN
		changed := ARRAY(
			SELECT ROW(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, -1, capability_bits)::counted_game
			FROM old_rows WHERE status = 'published'
		);
	END IF;
	IF tg_op <> 'DELETE' THEN
		changed := changed || ARRAY(
			SELECT ROW(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, 1, capability_bits)::counted_game
			FROM new_rows WHERE status = 'published'
		);
	END IF;
	PERFORM count_changed_games(changed);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER games_count_inserted AFTER INSERT ON games
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_games();--> statement-breakpoint
CREATE TRIGGER games_count_updated AFTER UPDATE ON games
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_games();--> statement-breakpoint
CREATE TRIGGER games_count_deleted AFTER DELETE ON games
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_games();--> statement-breakpoint

-- Deletes the tags of a game before the game, while its buckets can still be found. A cascade would run after the deletion.
CREATE FUNCTION untag_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM game_tags WHERE game_id = old.id;
	RETURN old;
END
$$;--> statement-breakpoint
CREATE TRIGGER games_untag BEFORE DELETE ON games FOR EACH ROW EXECUTE FUNCTION untag_game();--> statement-breakpoint

-- Counts inserted and deleted tags of published games. Locks the games first, so that none moves to another bucket meanwhile.
CREATE FUNCTION count_game_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed game_tags[] := '{}';
	change integer := CASE tg_op WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	PERFORM pg_advisory_xact_lock_shared(5027148);
	IF tg_op = 'INSERT' THEN
		changed := ARRAY(SELECT ROW(game_id, tag_id)::game_tags FROM new_rows);
	ELSE
		changed := ARRAY(SELECT ROW(game_id, tag_id)::game_tags FROM old_rows);
	END IF;
	PERFORM 1 FROM games WHERE id IN (SELECT game_id FROM unnest(changed)) ORDER BY id FOR SHARE;
	PERFORM pg_advisory_xact_lock(5027149);
	INSERT INTO game_tag_counts AS known (sort, tag_id, bucket_id, games)
	SELECT bucket.sort, tag.tag_id, bucket.bucket_id, sum(change)
	FROM unnest(changed) AS tag
	JOIN games AS game ON game.id = tag.game_id AND game.status = 'published'
	CROSS JOIN LATERAL buckets_of_game(game.released_at, game.popularity, game.rating, game.id) AS bucket
	GROUP BY 1, 2, 3
	ORDER BY 1, 2, 3
	ON CONFLICT ON CONSTRAINT game_tag_counts_pkey DO UPDATE SET games = known.games + excluded.games;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER game_tags_count_inserted AFTER INSERT ON game_tags
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_game_tags();--> statement-breakpoint
CREATE TRIGGER game_tags_count_deleted AFTER DELETE ON game_tags
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_game_tags();--> statement-breakpoint

-- Articles, legal pages and help.
CREATE TABLE article_categories (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	slug text NOT NULL,
	title text NOT NULL,
	CONSTRAINT article_categories_slug_unique UNIQUE (slug)
);--> statement-breakpoint

CREATE TABLE articles (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	slug text NOT NULL,
	title text NOT NULL,
	excerpt text NOT NULL,
	body text NOT NULL,
	body_html text NOT NULL,
	hero jsonb NOT NULL,
	share text NOT NULL,
	category_id integer NOT NULL,
	author_id uuid NOT NULL,
	status text NOT NULL,
	published_at timestamptz(3) NOT NULL,
	views integer NOT NULL DEFAULT 0,
	labels text NOT NULL,
	search tsvector NOT NULL GENERATED ALWAYS AS (
		setweight(to_tsvector('simple', search_fold(title)), 'A')
		|| setweight(to_tsvector('simple', search_fold(labels)), 'B')
		|| setweight(to_tsvector('simple', search_fold(excerpt)), 'C')
		|| setweight(to_tsvector('simple', search_fold(left(body, 50000))), 'D')
	) STORED,
	search_name text NOT NULL GENERATED ALWAYS AS (search_fold(title)) STORED,
	CONSTRAINT articles_slug_unique UNIQUE (slug),
	CONSTRAINT articles_category_id_article_categories_id_fk FOREIGN KEY (category_id) REFERENCES article_categories (id) ON DELETE RESTRICT,
	CONSTRAINT articles_author_id_accounts_id_fk FOREIGN KEY (author_id) REFERENCES accounts (id) ON DELETE RESTRICT,
	CONSTRAINT articles_status_known CHECK (status IN ('draft', 'published')),
	CONSTRAINT articles_views_not_negative CHECK (views >= 0)
);--> statement-breakpoint
CREATE INDEX articles_published_index ON articles (published_at DESC, id DESC) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX articles_category_index ON articles (category_id, published_at DESC);--> statement-breakpoint
CREATE INDEX articles_author_index ON articles (author_id, published_at DESC);--> statement-breakpoint
CREATE INDEX articles_search_index ON articles USING gin (search);--> statement-breakpoint
CREATE INDEX articles_search_name_index ON articles USING gin (search_name gin_trgm_ops);--> statement-breakpoint

CREATE TABLE article_tags (
	article_id integer NOT NULL,
	tag_id integer NOT NULL,
	CONSTRAINT article_tags_pkey PRIMARY KEY (article_id, tag_id),
	CONSTRAINT article_tags_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES articles (id) ON DELETE CASCADE,
	CONSTRAINT article_tags_tag_id_tags_id_fk FOREIGN KEY (tag_id) REFERENCES tags (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX article_tags_tag_index ON article_tags (tag_id);--> statement-breakpoint

CREATE TABLE article_views (
	visitor text NOT NULL,
	article_id integer NOT NULL,
	counted_at timestamptz(3) NOT NULL,
	CONSTRAINT article_views_pkey PRIMARY KEY (visitor, article_id),
	CONSTRAINT article_views_article_id_articles_id_fk FOREIGN KEY (article_id) REFERENCES articles (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX article_views_counted_index ON article_views (counted_at);--> statement-breakpoint

CREATE TABLE legal_pages (
	slug text PRIMARY KEY,
	title text NOT NULL,
	body text NOT NULL,
	body_html text NOT NULL,
	updated_at timestamptz(3) NOT NULL
);--> statement-breakpoint

CREATE TABLE redirects (
	path text PRIMARY KEY,
	target text NOT NULL,
	CONSTRAINT redirects_path_form CHECK (path LIKE '/%'),
	CONSTRAINT redirects_target_form CHECK (target ~ '^(/([^/\\]|$)|https://)'),
	CONSTRAINT redirects_target_differs CHECK (target <> path)
);--> statement-breakpoint

CREATE TABLE help_questions (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	slug text NOT NULL,
	audience text NOT NULL,
	question text NOT NULL,
	answer text NOT NULL,
	answer_html text NOT NULL,
	position integer NOT NULL,
	CONSTRAINT help_questions_slug_unique UNIQUE (slug),
	CONSTRAINT help_questions_audience_known CHECK (audience IN ('user', 'guest')),
	CONSTRAINT help_questions_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);--> statement-breakpoint

CREATE TABLE feedback (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid,
	subject text NOT NULL,
	text text NOT NULL,
	rating integer,
	created_at timestamptz(3) NOT NULL,
	CONSTRAINT feedback_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL,
	CONSTRAINT feedback_subject_length CHECK (char_length(subject) BETWEEN 1 AND 150),
	CONSTRAINT feedback_text_length CHECK (char_length(text) BETWEEN 1 AND 500),
	CONSTRAINT feedback_rating_known CHECK (rating BETWEEN 1 AND 5)
);--> statement-breakpoint
CREATE INDEX feedback_account_id_index ON feedback (account_id);--> statement-breakpoint
CREATE INDEX feedback_created_index ON feedback (created_at);--> statement-breakpoint

-- Publishing: the builds of games and their health.

CREATE TABLE builds (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	game_id integer NOT NULL,
	version text NOT NULL,
	active boolean NOT NULL,
	sdk integer NOT NULL,
	created_at timestamptz(3) NOT NULL,
	adapter text,
	network jsonb NOT NULL DEFAULT '[]'::jsonb,
	cross_origin_isolated boolean NOT NULL DEFAULT false,
	content_hash text,
	check_report jsonb,
	CONSTRAINT builds_game_version_unique UNIQUE (game_id, version),
	CONSTRAINT builds_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT builds_sdk_positive CHECK (sdk >= 1),
	CONSTRAINT builds_adapter_known CHECK (adapter IN ('heyvr', 'crazygames'))
);--> statement-breakpoint

CREATE TABLE build_health (
	build_id integer NOT NULL,
	day date NOT NULL,
	samples integer NOT NULL DEFAULT 0,
	failed_starts integer NOT NULL DEFAULT 0,
	script_errors integer NOT NULL DEFAULT 0,
	failed_loads integer NOT NULL DEFAULT 0,
	first_frame_ms bigint NOT NULL DEFAULT 0,
	frames_12 bigint NOT NULL DEFAULT 0,
	frames_18 bigint NOT NULL DEFAULT 0,
	frames_34 bigint NOT NULL DEFAULT 0,
	frames_slow bigint NOT NULL DEFAULT 0,
	CONSTRAINT build_health_pkey PRIMARY KEY (build_id, day),
	CONSTRAINT build_health_build_id_builds_id_fk FOREIGN KEY (build_id) REFERENCES builds (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX build_health_day_index ON build_health (day);--> statement-breakpoint

CREATE TABLE build_errors (
	build_id integer NOT NULL,
	message text NOT NULL,
	count integer NOT NULL DEFAULT 0,
	first_seen_at timestamptz(3) NOT NULL,
	last_seen_at timestamptz(3) NOT NULL,
	CONSTRAINT build_errors_pkey PRIMARY KEY (build_id, message),
	CONSTRAINT build_errors_build_id_builds_id_fk FOREIGN KEY (build_id) REFERENCES builds (id) ON DELETE CASCADE,
	CONSTRAINT build_errors_message_length CHECK (length(message) BETWEEN 1 AND 300)
);--> statement-breakpoint
CREATE INDEX build_errors_last_seen_index ON build_errors (last_seen_at);--> statement-breakpoint

-- Play: play sessions, achievements, leaderboards and saves.

CREATE TABLE play_sessions (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid NOT NULL,
	game_id integer NOT NULL,
	build_id integer,
	emulated boolean NOT NULL DEFAULT false,
	started_at timestamptz(3) NOT NULL,
	heartbeat_at timestamptz(3) NOT NULL,
	ended_at timestamptz(3),
	ended_by text,
	CONSTRAINT play_sessions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT play_sessions_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT play_sessions_build_id_builds_id_fk FOREIGN KEY (build_id) REFERENCES builds (id) ON DELETE SET NULL,
	CONSTRAINT play_sessions_end_known CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
	CONSTRAINT play_sessions_ended_by_known CHECK (ended_by IN ('page', 'sweep')),
	CONSTRAINT play_sessions_in_order CHECK (started_at <= heartbeat_at AND started_at <= ended_at)
);--> statement-breakpoint
CREATE INDEX play_sessions_history_index ON play_sessions (account_id, game_id, started_at);--> statement-breakpoint
CREATE INDEX play_sessions_open_index ON play_sessions (heartbeat_at) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX play_sessions_newest_index ON play_sessions (account_id, started_at DESC, id DESC);--> statement-breakpoint
CREATE INDEX play_sessions_players_index ON play_sessions (game_id, account_id);--> statement-breakpoint
CREATE INDEX play_sessions_playing_index ON play_sessions (account_id) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX play_sessions_ended_index ON play_sessions (ended_at);--> statement-breakpoint

CREATE TABLE achievements (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	game_id integer NOT NULL,
	slug text NOT NULL,
	title text NOT NULL,
	description text NOT NULL,
	thumb text NOT NULL,
	sound text NOT NULL,
	position integer NOT NULL,
	CONSTRAINT achievements_game_slug_unique UNIQUE (game_id, slug),
	CONSTRAINT achievements_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE
);--> statement-breakpoint

CREATE TABLE player_achievements (
	account_id uuid NOT NULL,
	achievement_id integer NOT NULL,
	unlocked_at timestamptz(3) NOT NULL,
	CONSTRAINT player_achievements_pkey PRIMARY KEY (account_id, achievement_id),
	CONSTRAINT player_achievements_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT player_achievements_achievement_id_achievements_id_fk FOREIGN KEY (achievement_id) REFERENCES achievements (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX player_achievements_achievement_index ON player_achievements (achievement_id);--> statement-breakpoint
CREATE INDEX player_achievements_newest_index ON player_achievements (account_id, unlocked_at DESC);--> statement-breakpoint

CREATE TABLE player_progress (
	account_id uuid NOT NULL,
	achievement_id integer NOT NULL,
	percent smallint NOT NULL,
	reported_at timestamptz(3) NOT NULL,
	CONSTRAINT player_progress_pkey PRIMARY KEY (account_id, achievement_id),
	CONSTRAINT player_progress_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT player_progress_achievement_id_achievements_id_fk FOREIGN KEY (achievement_id) REFERENCES achievements (id) ON DELETE CASCADE,
	CONSTRAINT player_progress_percent_range CHECK (percent BETWEEN 0 AND 100)
);--> statement-breakpoint
CREATE INDEX player_progress_achievement_index ON player_progress (achievement_id);--> statement-breakpoint

CREATE TABLE guest_achievements (
	guest_id uuid NOT NULL,
	achievement_id integer NOT NULL,
	unlocked_at timestamptz(3) NOT NULL,
	CONSTRAINT guest_achievements_pkey PRIMARY KEY (guest_id, achievement_id),
	CONSTRAINT guest_achievements_achievement_id_achievements_id_fk FOREIGN KEY (achievement_id) REFERENCES achievements (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX guest_achievements_achievement_index ON guest_achievements (achievement_id);--> statement-breakpoint
CREATE INDEX guest_achievements_unlocked_index ON guest_achievements (unlocked_at);--> statement-breakpoint

CREATE TABLE guest_progress (
	guest_id uuid NOT NULL,
	achievement_id integer NOT NULL,
	percent smallint NOT NULL,
	reported_at timestamptz(3) NOT NULL,
	CONSTRAINT guest_progress_pkey PRIMARY KEY (guest_id, achievement_id),
	CONSTRAINT guest_progress_achievement_id_achievements_id_fk FOREIGN KEY (achievement_id) REFERENCES achievements (id) ON DELETE CASCADE,
	CONSTRAINT guest_progress_percent_range CHECK (percent BETWEEN 0 AND 100)
);--> statement-breakpoint
CREATE INDEX guest_progress_achievement_index ON guest_progress (achievement_id);--> statement-breakpoint
CREATE INDEX guest_progress_reported_index ON guest_progress (reported_at);--> statement-breakpoint

CREATE TABLE boards (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	game_id integer NOT NULL,
	slug text NOT NULL,
	score_order text NOT NULL,
	reset text NOT NULL DEFAULT 'never',
	least double precision,
	most double precision,
	plausible_least double precision,
	plausible_most double precision,
	title text NOT NULL DEFAULT '',
	per_minute double precision,
	CONSTRAINT boards_game_slug_unique UNIQUE (game_id, slug),
	CONSTRAINT boards_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT boards_order_known CHECK (score_order IN ('highest-first', 'lowest-first')),
	CONSTRAINT boards_reset_known CHECK (reset IN ('never', 'daily', 'weekly', 'monthly')),
	CONSTRAINT boards_bounds_in_order CHECK (least <= most),
	CONSTRAINT boards_per_minute_positive CHECK (per_minute > 0),
	CONSTRAINT boards_plausible_in_order CHECK (plausible_least <= plausible_most)
);--> statement-breakpoint

CREATE TABLE scores (
	board_id integer NOT NULL,
	account_id uuid NOT NULL,
	standing text NOT NULL,
	score double precision NOT NULL,
	posted_at timestamptz(3) NOT NULL,
	CONSTRAINT scores_pkey PRIMARY KEY (board_id, account_id, standing),
	CONSTRAINT scores_board_id_boards_id_fk FOREIGN KEY (board_id) REFERENCES boards (id) ON DELETE CASCADE,
	CONSTRAINT scores_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT scores_standing_known CHECK (standing IN ('listed', 'quarantined', 'unranked')),
	CONSTRAINT scores_finite CHECK (abs(score) <= 9007199254740991)
);--> statement-breakpoint
CREATE INDEX scores_account_index ON scores (account_id);--> statement-breakpoint
CREATE INDEX scores_highest_index ON scores (board_id, score DESC, posted_at, account_id) WHERE standing = 'listed';--> statement-breakpoint
CREATE INDEX scores_lowest_index ON scores (board_id, score, posted_at, account_id) WHERE standing = 'listed';--> statement-breakpoint

CREATE TABLE save_slots (
	account_id uuid NOT NULL,
	game_id integer NOT NULL,
	slot smallint NOT NULL,
	newest integer NOT NULL,
	held integer NOT NULL,
	created_at timestamptz(3) NOT NULL,
	CONSTRAINT save_slots_pkey PRIMARY KEY (account_id, game_id, slot),
	CONSTRAINT save_slots_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT save_slots_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT save_slots_slot_known CHECK (slot BETWEEN 1 AND 5),
	CONSTRAINT save_slots_versions_in_order CHECK (held BETWEEN 0 AND newest)
);--> statement-breakpoint

CREATE TABLE save_versions (
	account_id uuid NOT NULL,
	game_id integer NOT NULL,
	slot smallint NOT NULL,
	version integer NOT NULL,
	name text NOT NULL,
	data text NOT NULL,
	set_aside boolean NOT NULL DEFAULT false,
	written_at timestamptz(3) NOT NULL,
	CONSTRAINT save_versions_pkey PRIMARY KEY (account_id, game_id, slot, version),
	CONSTRAINT save_versions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT save_versions_slot_fk FOREIGN KEY (account_id, game_id, slot) REFERENCES save_slots (account_id, game_id, slot) ON DELETE CASCADE,
	CONSTRAINT save_versions_version_positive CHECK (version > 0),
	CONSTRAINT save_versions_data_small CHECK (octet_length(data) <= 65536)
);--> statement-breakpoint

-- Community: friends, blocks, follows, favourites, comments, reviews, reports and the inbox.

CREATE TABLE friendships (
	first uuid NOT NULL,
	second uuid NOT NULL,
	requested_by uuid NOT NULL,
	created_at timestamptz(3) NOT NULL,
	accepted_at timestamptz(3),
	CONSTRAINT friendships_pkey PRIMARY KEY (first, second),
	CONSTRAINT friendships_first_accounts_id_fk FOREIGN KEY (first) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT friendships_second_accounts_id_fk FOREIGN KEY (second) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT friendships_requested_by_accounts_id_fk FOREIGN KEY (requested_by) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT friendships_ordered CHECK (first < second),
	CONSTRAINT friendships_requested_by_one CHECK (requested_by IN (first, second))
);--> statement-breakpoint
CREATE INDEX friendships_second_index ON friendships (second);--> statement-breakpoint
CREATE INDEX friendships_requested_by_index ON friendships (requested_by);--> statement-breakpoint

CREATE TABLE address_requests (
	sender_id uuid NOT NULL,
	receiver_id uuid NOT NULL,
	sent_at timestamptz(3) NOT NULL,
	CONSTRAINT address_requests_pkey PRIMARY KEY (sender_id, receiver_id),
	CONSTRAINT address_requests_sender_id_accounts_id_fk FOREIGN KEY (sender_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT address_requests_receiver_id_accounts_id_fk FOREIGN KEY (receiver_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT address_requests_another CHECK (sender_id <> receiver_id)
);--> statement-breakpoint
CREATE INDEX address_requests_receiver_index ON address_requests (receiver_id, sent_at);--> statement-breakpoint

CREATE TABLE blocks (
	blocker uuid NOT NULL,
	blocked uuid NOT NULL,
	created_at timestamptz(3) NOT NULL,
	CONSTRAINT blocks_pkey PRIMARY KEY (blocker, blocked),
	CONSTRAINT blocks_blocker_accounts_id_fk FOREIGN KEY (blocker) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT blocks_blocked_accounts_id_fk FOREIGN KEY (blocked) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT blocks_another CHECK (blocker <> blocked)
);--> statement-breakpoint
CREATE INDEX blocks_blocked_index ON blocks (blocked);--> statement-breakpoint

CREATE TABLE player_follows (
	follower_id uuid NOT NULL,
	followed_id uuid NOT NULL,
	followed_at timestamptz(3) NOT NULL,
	CONSTRAINT player_follows_pkey PRIMARY KEY (follower_id, followed_id),
	CONSTRAINT player_follows_follower_id_accounts_id_fk FOREIGN KEY (follower_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT player_follows_followed_id_accounts_id_fk FOREIGN KEY (followed_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT player_follows_another CHECK (follower_id <> followed_id)
);--> statement-breakpoint
CREATE INDEX player_follows_followed_index ON player_follows (followed_id);--> statement-breakpoint

CREATE TABLE developer_follows (
	account_id uuid NOT NULL,
	developer_id integer NOT NULL,
	followed_at timestamptz(3) NOT NULL,
	CONSTRAINT developer_follows_pkey PRIMARY KEY (account_id, developer_id),
	CONSTRAINT developer_follows_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT developer_follows_developer_id_developers_id_fk FOREIGN KEY (developer_id) REFERENCES developers (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX developer_follows_developer_index ON developer_follows (developer_id, account_id);--> statement-breakpoint

CREATE TABLE favourites (
	account_id uuid NOT NULL,
	game_id integer NOT NULL,
	added_at timestamptz(3) NOT NULL,
	CONSTRAINT favourites_pkey PRIMARY KEY (account_id, game_id),
	CONSTRAINT favourites_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT favourites_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX favourites_newest_index ON favourites (account_id, added_at DESC, game_id DESC);--> statement-breakpoint
CREATE INDEX favourites_game_index ON favourites (game_id);--> statement-breakpoint

CREATE TABLE profile_comments (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	profile_id uuid NOT NULL,
	author_id uuid NOT NULL,
	body text NOT NULL,
	posted_at timestamptz(3) NOT NULL,
	CONSTRAINT profile_comments_profile_id_accounts_id_fk FOREIGN KEY (profile_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT profile_comments_author_id_accounts_id_fk FOREIGN KEY (author_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT profile_comments_body_length CHECK (char_length(body) BETWEEN 1 AND 500)
);--> statement-breakpoint
CREATE INDEX profile_comments_newest_index ON profile_comments (profile_id, posted_at DESC, id DESC);--> statement-breakpoint
CREATE INDEX profile_comments_author_index ON profile_comments (author_id);--> statement-breakpoint

CREATE TABLE reviews (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	game_id integer NOT NULL,
	account_id uuid,
	body text NOT NULL,
	rating smallint NOT NULL,
	likes integer NOT NULL DEFAULT 0,
	dislikes integer NOT NULL DEFAULT 0,
	posted_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	CONSTRAINT reviews_game_account_unique UNIQUE (game_id, account_id),
	CONSTRAINT reviews_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT reviews_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL,
	CONSTRAINT reviews_rating_known CHECK (rating BETWEEN 1 AND 5),
	CONSTRAINT reviews_body_length CHECK (char_length(body) BETWEEN 1 AND 500),
	CONSTRAINT reviews_counts_natural CHECK (likes >= 0 AND dislikes >= 0)
);--> statement-breakpoint
CREATE INDEX reviews_game_posted_index ON reviews (game_id, posted_at DESC, id DESC);--> statement-breakpoint
CREATE INDEX reviews_account_index ON reviews (account_id);--> statement-breakpoint

CREATE TABLE review_reactions (
	review_id uuid NOT NULL,
	account_id uuid NOT NULL,
	kind text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	CONSTRAINT review_reactions_pkey PRIMARY KEY (review_id, account_id),
	CONSTRAINT review_reactions_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews (id) ON DELETE CASCADE,
	CONSTRAINT review_reactions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT review_reactions_kind_known CHECK (kind IN ('like', 'dislike'))
);--> statement-breakpoint
CREATE INDEX review_reactions_account_index ON review_reactions (account_id);--> statement-breakpoint

CREATE TABLE review_responses (
	review_id uuid PRIMARY KEY,
	account_id uuid,
	body text NOT NULL,
	posted_at timestamptz(3) NOT NULL,
	CONSTRAINT review_responses_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews (id) ON DELETE CASCADE,
	CONSTRAINT review_responses_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL,
	CONSTRAINT review_responses_body_length CHECK (char_length(body) BETWEEN 1 AND 250)
);--> statement-breakpoint
CREATE INDEX review_responses_account_index ON review_responses (account_id);--> statement-breakpoint

CREATE TABLE reports (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid,
	game_id integer,
	review_id uuid,
	profile_id uuid,
	reason text NOT NULL,
	text text NOT NULL,
	status text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	resolved_at timestamptz(3),
	CONSTRAINT reports_game_unique UNIQUE (account_id, game_id),
	CONSTRAINT reports_review_unique UNIQUE (account_id, review_id),
	CONSTRAINT reports_profile_unique UNIQUE (account_id, profile_id),
	CONSTRAINT reports_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL,
	CONSTRAINT reports_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT reports_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews (id) ON DELETE CASCADE,
	CONSTRAINT reports_profile_id_accounts_id_fk FOREIGN KEY (profile_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT reports_one_thing CHECK (num_nonnulls(game_id, review_id, profile_id) = 1),
	CONSTRAINT reports_status_known CHECK (status IN ('open', 'resolved')),
	CONSTRAINT reports_text_length CHECK (char_length(text) <= 500)
);--> statement-breakpoint
CREATE INDEX reports_game_index ON reports (game_id);--> statement-breakpoint
CREATE INDEX reports_review_index ON reports (review_id);--> statement-breakpoint
CREATE INDEX reports_profile_index ON reports (profile_id);--> statement-breakpoint
CREATE INDEX reports_open_index ON reports (created_at) WHERE status = 'open';--> statement-breakpoint

CREATE TABLE notifications (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid NOT NULL,
	kind text NOT NULL,
	title text NOT NULL,
	body text NOT NULL,
	link text,
	created_at timestamptz(3) NOT NULL,
	read_at timestamptz(3),
	from_id uuid,
	event_key text,
	CONSTRAINT notifications_event_unique UNIQUE (account_id, event_key),
	CONSTRAINT notifications_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT notifications_from_id_accounts_id_fk FOREIGN KEY (from_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT notifications_link_is_path CHECK (link ~ '^/([^/\\]|$)')
);--> statement-breakpoint
CREATE INDEX notifications_newest_index ON notifications (account_id, created_at, id);--> statement-breakpoint
CREATE INDEX notifications_unread_index ON notifications (account_id) WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX notifications_from_index ON notifications (from_id) WHERE from_id IS NOT NULL;--> statement-breakpoint

CREATE TABLE messages (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid NOT NULL,
	sender_id uuid,
	subject text NOT NULL,
	body text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	read_at timestamptz(3),
	CONSTRAINT messages_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT messages_sender_id_accounts_id_fk FOREIGN KEY (sender_id) REFERENCES accounts (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX messages_newest_index ON messages (account_id, created_at, id);--> statement-breakpoint
CREATE INDEX messages_unread_index ON messages (account_id) WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX messages_sender_index ON messages (sender_id);--> statement-breakpoint

-- Commerce: ads, the ledger of coins, items of games and orders of coins.

CREATE TABLE ads (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	name text NOT NULL,
	size text NOT NULL,
	type text NOT NULL,
	media text NOT NULL,
	poster text,
	url text NOT NULL,
	title text NOT NULL,
	weight integer NOT NULL DEFAULT 1,
	active boolean NOT NULL DEFAULT true,
	impressions integer NOT NULL DEFAULT 0,
	CONSTRAINT ads_name_size_unique UNIQUE (name, size),
	CONSTRAINT ads_size_known CHECK (size IN ('600x500', '735x90')),
	CONSTRAINT ads_type_known CHECK (type IN ('image', 'video')),
	CONSTRAINT ads_video_has_poster CHECK (type = 'image' OR poster IS NOT NULL),
	CONSTRAINT ads_url_form CHECK (url ~ '^(/[^/]|https://)'),
	CONSTRAINT ads_weight_positive CHECK (weight > 0),
	CONSTRAINT ads_impressions_not_negative CHECK (impressions >= 0)
);--> statement-breakpoint
CREATE INDEX ads_served_index ON ads (size) WHERE active;--> statement-breakpoint

CREATE TABLE ad_impressions (
	serving_id uuid PRIMARY KEY,
	ad_id integer NOT NULL,
	counted_at timestamptz(3) NOT NULL,
	CONSTRAINT ad_impressions_ad_id_ads_id_fk FOREIGN KEY (ad_id) REFERENCES ads (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX ad_impressions_counted_index ON ad_impressions (counted_at);--> statement-breakpoint

CREATE TABLE ledger_entries (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	account_id uuid,
	amount integer NOT NULL,
	reason text NOT NULL,
	idempotency_key text,
	created_at timestamptz(3) NOT NULL,
	transaction_id uuid NOT NULL,
	portal_ledger text,
	CONSTRAINT ledger_entries_idempotency_key_unique UNIQUE (account_id, idempotency_key),
	CONSTRAINT ledger_entries_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE RESTRICT,
	CONSTRAINT ledger_entries_amount_not_zero CHECK (amount <> 0),
	CONSTRAINT ledger_entries_reason_known CHECK (reason IN ('grant', 'purchase', 'premium', 'item', 'refund')),
	CONSTRAINT ledger_entries_portal_ledger_known CHECK (portal_ledger IN ('promotion', 'sales', 'premium', 'items')),
	CONSTRAINT ledger_entries_one_side CHECK ((account_id IS NULL) <> (portal_ledger IS NULL)),
	CONSTRAINT ledger_entries_key_of_player CHECK ((account_id IS NULL) = (idempotency_key IS NULL))
);--> statement-breakpoint
CREATE INDEX ledger_entries_account_index ON ledger_entries (account_id, id DESC);--> statement-breakpoint
CREATE INDEX ledger_entries_transaction_index ON ledger_entries (transaction_id);--> statement-breakpoint

-- Makes the ledger append-only (docs/adr/0018-the-ledger.md). Another movement corrects a mistake.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Entries of the ledger are final: write another movement.' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_final BEFORE UPDATE OR DELETE ON ledger_entries
	FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_not_emptied BEFORE TRUNCATE ON ledger_entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint

-- Raises an error if the balance of an account is not the sum of its entries.
CREATE FUNCTION require_balance_of_ledger(account uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM accounts WHERE id = account
			AND balance <> (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account_id = account)
	) THEN
		RAISE EXCEPTION 'The balance of the account % is not the sum of its ledger.', account USING ERRCODE = 'check_violation';
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
		RAISE EXCEPTION 'The entries of the transaction % do not add up to zero.', NEW.transaction_id USING ERRCODE = 'check_violation';
	END IF;
	PERFORM require_balance_of_ledger(NEW.account_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION check_account_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM require_balance_of_ledger(NEW.id);
	RETURN NULL;
END
$$;--> statement-breakpoint

-- The next three triggers run at the end of the transaction, because one statement cannot write both entries and the balance.
CREATE CONSTRAINT TRIGGER ledger_entries_add_up AFTER INSERT ON ledger_entries
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER accounts_begin_with_ledger AFTER INSERT ON accounts
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION check_account_balance();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER accounts_follow_ledger AFTER UPDATE ON accounts
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.balance <> NEW.balance) EXECUTE FUNCTION check_account_balance();--> statement-breakpoint

CREATE TABLE catalog_items (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	game_id integer NOT NULL,
	slug text NOT NULL,
	name text NOT NULL,
	description text NOT NULL,
	description_html text NOT NULL,
	thumbnail text NOT NULL,
	price integer NOT NULL,
	price_discounted integer,
	place text NOT NULL,
	consumable boolean NOT NULL DEFAULT false,
	position integer NOT NULL,
	status text NOT NULL,
	expiry_days integer NOT NULL DEFAULT 0,
	CONSTRAINT catalog_items_game_slug_unique UNIQUE (game_id, slug),
	CONSTRAINT catalog_items_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT catalog_items_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT catalog_items_place_known CHECK (place IN ('game', 'shop')),
	CONSTRAINT catalog_items_status_known CHECK (status IN ('draft', 'published')),
	CONSTRAINT catalog_items_expiry_known CHECK (expiry_days BETWEEN 0 AND 3650),
	CONSTRAINT catalog_items_price_positive CHECK (price > 0),
	CONSTRAINT catalog_items_discount_lower CHECK (price_discounted BETWEEN 0 AND price - 1)
);--> statement-breakpoint

CREATE TABLE owned_items (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	account_id uuid NOT NULL,
	item_id integer NOT NULL,
	count integer NOT NULL,
	paid integer NOT NULL,
	bought_at timestamptz(3) NOT NULL,
	expires_at timestamptz(3),
	CONSTRAINT owned_items_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT owned_items_item_id_catalog_items_id_fk FOREIGN KEY (item_id) REFERENCES catalog_items (id) ON DELETE RESTRICT,
	CONSTRAINT owned_items_count_positive CHECK (count > 0),
	CONSTRAINT owned_items_paid_not_negative CHECK (paid >= 0)
);--> statement-breakpoint
CREATE INDEX owned_items_account_index ON owned_items (account_id, item_id);--> statement-breakpoint
CREATE INDEX owned_items_item_index ON owned_items (item_id);--> statement-breakpoint

CREATE TABLE purchase_answers (
	account_id uuid NOT NULL,
	key text NOT NULL,
	request_hash text NOT NULL,
	answer jsonb NOT NULL,
	created_at timestamptz(3) NOT NULL,
	CONSTRAINT purchase_answers_pkey PRIMARY KEY (account_id, key),
	CONSTRAINT purchase_answers_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX purchase_answers_created_index ON purchase_answers (created_at);--> statement-breakpoint

CREATE TABLE coin_offers (
	amount integer PRIMARY KEY,
	price integer NOT NULL,
	special boolean NOT NULL DEFAULT false,
	CONSTRAINT coin_offers_amount_positive CHECK (amount > 0),
	CONSTRAINT coin_offers_price_positive CHECK (price > 0)
);--> statement-breakpoint

-- Offers of a new portal; operators may change them.
INSERT INTO coin_offers (amount, price, special) VALUES
	(10, 99, false),
	(25, 229, false),
	(50, 449, false),
	(100, 799, true),
	(250, 1799, false);--> statement-breakpoint

CREATE TABLE coin_orders (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid NOT NULL,
	amount integer NOT NULL,
	price integer NOT NULL,
	vat_rate integer NOT NULL,
	state text NOT NULL DEFAULT 'created',
	provider text NOT NULL,
	reference text,
	checkout_url text,
	idempotency_key text NOT NULL,
	held integer NOT NULL DEFAULT 0,
	missing integer NOT NULL DEFAULT 0,
	receipt bigint,
	created_at timestamptz(3) NOT NULL,
	paid_at timestamptz(3),
	updated_at timestamptz(3) NOT NULL,
	CONSTRAINT coin_orders_key_unique UNIQUE (account_id, idempotency_key),
	CONSTRAINT coin_orders_receipt_unique UNIQUE (receipt),
	CONSTRAINT coin_orders_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE RESTRICT,
	CONSTRAINT coin_orders_amount_positive CHECK (amount > 0),
	CONSTRAINT coin_orders_price_positive CHECK (price > 0),
	CONSTRAINT coin_orders_vat_rate_range CHECK (vat_rate BETWEEN 0 AND 9999),
	CONSTRAINT coin_orders_held_range CHECK (held BETWEEN 0 AND amount),
	CONSTRAINT coin_orders_missing_range CHECK (missing BETWEEN 0 AND amount),
	CONSTRAINT coin_orders_state_known CHECK (state IN ('created', 'cancelled', 'failed', 'paid', 'disputed', 'dispute-won', 'refunded')),
	CONSTRAINT coin_orders_provider_known CHECK (provider IN ('sandbox', 'stripe'))
);--> statement-breakpoint
CREATE INDEX coin_orders_account_index ON coin_orders (account_id, created_at DESC NULLS LAST);--> statement-breakpoint

CREATE TABLE payment_reports (
	provider text NOT NULL,
	report_id text NOT NULL,
	order_id uuid NOT NULL,
	state text NOT NULL,
	received_at timestamptz(3) NOT NULL,
	CONSTRAINT payment_reports_pkey PRIMARY KEY (provider, report_id),
	CONSTRAINT payment_reports_order_id_coin_orders_id_fk FOREIGN KEY (order_id) REFERENCES coin_orders (id) ON DELETE CASCADE
);--> statement-breakpoint

-- Messaging: outgoing emails, subscriptions, newsletters and support tickets.

CREATE TABLE emails (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid,
	kind text NOT NULL,
	recipient text NOT NULL,
	subject text NOT NULL,
	text text NOT NULL,
	html text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	attempts integer NOT NULL DEFAULT 0,
	next_attempt_at timestamptz(3),
	sent_at timestamptz(3),
	given_up_at timestamptz(3),
	last_error text,
	unsubscribe_url text,
	CONSTRAINT emails_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT emails_recipient_one_line CHECK (recipient !~ E'[\r\n]'),
	CONSTRAINT emails_subject_one_line CHECK (subject !~ E'[\r\n]'),
	CONSTRAINT emails_unsubscribe_url_form CHECK (unsubscribe_url ~ '^https?://[^[:space:]<>]+$')
);--> statement-breakpoint
CREATE INDEX emails_due_index ON emails (next_attempt_at) WHERE next_attempt_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX emails_account_index ON emails (account_id);--> statement-breakpoint

CREATE TABLE email_rounds (
	account_id uuid NOT NULL,
	kind text NOT NULL,
	round timestamptz(3) NOT NULL,
	served_at timestamptz(3) NOT NULL,
	CONSTRAINT email_rounds_account_id_kind_pk PRIMARY KEY (account_id, kind),
	CONSTRAINT email_rounds_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT email_rounds_kind_known CHECK (kind IN ('weekly-digest', 'unread-digest'))
);--> statement-breakpoint
CREATE INDEX email_rounds_round_index ON email_rounds (kind, round);--> statement-breakpoint

CREATE TABLE email_subscriptions (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	account_id uuid NOT NULL,
	game_id integer,
	developer_id integer,
	source text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	CONSTRAINT email_subscriptions_game_unique UNIQUE (account_id, game_id),
	CONSTRAINT email_subscriptions_developer_unique UNIQUE (account_id, developer_id),
	CONSTRAINT email_subscriptions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT email_subscriptions_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games (id) ON DELETE CASCADE,
	CONSTRAINT email_subscriptions_developer_id_developers_id_fk FOREIGN KEY (developer_id) REFERENCES developers (id) ON DELETE CASCADE,
	CONSTRAINT email_subscriptions_one_sender CHECK ((game_id IS NULL) <> (developer_id IS NULL)),
	CONSTRAINT email_subscriptions_source_known CHECK (source IN ('sdk', 'site'))
);--> statement-breakpoint
CREATE INDEX email_subscriptions_game_index ON email_subscriptions (game_id);--> statement-breakpoint
CREATE INDEX email_subscriptions_developer_index ON email_subscriptions (developer_id);--> statement-breakpoint

CREATE TABLE newsletters (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	subject text NOT NULL,
	body text NOT NULL,
	body_html text NOT NULL,
	digest text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	served_through uuid,
	emails integer NOT NULL DEFAULT 0,
	served_at timestamptz(3),
	CONSTRAINT newsletters_digest_unique UNIQUE (digest),
	CONSTRAINT newsletters_subject_one_line CHECK (subject !~ E'[\r\n]')
);--> statement-breakpoint
CREATE INDEX newsletters_waiting_index ON newsletters (id) WHERE served_at IS NULL;--> statement-breakpoint

CREATE TABLE support_tickets (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	number text NOT NULL,
	account_id uuid,
	email text NOT NULL,
	subject text NOT NULL,
	message text NOT NULL,
	status text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	updated_at timestamptz(3) NOT NULL,
	idempotency_key text,
	CONSTRAINT support_tickets_number_unique UNIQUE (number),
	CONSTRAINT support_tickets_idempotency_key_unique UNIQUE (idempotency_key),
	CONSTRAINT support_tickets_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL,
	CONSTRAINT support_tickets_status_known CHECK (status IN ('open', 'answered', 'closed')),
	CONSTRAINT support_tickets_subject_length CHECK (char_length(subject) BETWEEN 1 AND 150),
	CONSTRAINT support_tickets_message_length CHECK (char_length(message) BETWEEN 1 AND 5000)
);--> statement-breakpoint
CREATE INDEX support_tickets_updated_index ON support_tickets (updated_at);--> statement-breakpoint
CREATE INDEX support_tickets_account_id_index ON support_tickets (account_id, updated_at DESC);--> statement-breakpoint
CREATE INDEX support_tickets_open_index ON support_tickets (created_at) WHERE status = 'open';--> statement-breakpoint

CREATE TABLE support_replies (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	ticket_id uuid NOT NULL,
	account_id uuid,
	side text NOT NULL,
	body text NOT NULL,
	created_at timestamptz(3) NOT NULL,
	idempotency_key text,
	CONSTRAINT support_replies_key_unique UNIQUE (ticket_id, idempotency_key),
	CONSTRAINT support_replies_ticket_id_support_tickets_id_fk FOREIGN KEY (ticket_id) REFERENCES support_tickets (id) ON DELETE CASCADE,
	CONSTRAINT support_replies_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL,
	CONSTRAINT support_replies_side_known CHECK (side IN ('player', 'support')),
	CONSTRAINT support_replies_body_length CHECK (char_length(body) BETWEEN 1 AND 5000)
);--> statement-breakpoint
CREATE INDEX support_replies_ticket_index ON support_replies (ticket_id, created_at);--> statement-breakpoint
CREATE INDEX support_replies_account_index ON support_replies (account_id);
