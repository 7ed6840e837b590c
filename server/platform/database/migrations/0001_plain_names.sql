-- Renames the tables and columns of databases from before the baseline to the words of docs/glossary.md. All rows stay. A new database
-- already has these names, so this migration leaves it as it is.
DO $migration$
DECLARE
	replaced text[][] := ARRAY[
		['no stretch ends between the two popularities, and all else that is counted stays', 'the game stays in its bucket, and all counted columns stay the same'],
		['Most plays and edits move nothing', 'Most plays and edits change no count'],
		['stretches', 'buckets'],
		['stretch', 'bucket'],
		['\mgone\M', 'old_rows'],
		['\mcome\M', 'new_rows'],
		['\mbegun\M', 'prefix_query'],
		['\mbeginning\M', 'prefix']
	];
	old_function regprocedure;
	definition text;
	renaming text;
BEGIN
	IF to_regclass('game_stretches') IS NULL THEN
		RETURN;
	END IF;

	-- Friend requests.
	ALTER TABLE friendships RENAME COLUMN asked_by TO requested_by;
	ALTER TABLE friendships RENAME CONSTRAINT friendships_asked_by_accounts_id_fk TO friendships_requested_by_accounts_id_fk;
	ALTER TABLE friendships RENAME CONSTRAINT friendships_asked_by_one TO friendships_requested_by_one;
	ALTER INDEX friendships_asked_by_index RENAME TO friendships_requested_by_index;
	ALTER TABLE address_requests RENAME COLUMN asker_id TO sender_id;
	ALTER TABLE address_requests RENAME COLUMN asked_id TO receiver_id;
	ALTER TABLE address_requests RENAME COLUMN asked_at TO sent_at;
	ALTER TABLE address_requests RENAME CONSTRAINT address_requests_asker_id_accounts_id_fk TO address_requests_sender_id_accounts_id_fk;
	ALTER TABLE address_requests RENAME CONSTRAINT address_requests_asked_id_accounts_id_fk TO address_requests_receiver_id_accounts_id_fk;
	ALTER INDEX address_requests_asked_index RENAME TO address_requests_receiver_index;

	-- The ledger.
	ALTER TABLE ledger_entries RENAME COLUMN book TO portal_ledger;
	ALTER TABLE ledger_entries RENAME CONSTRAINT ledger_entries_book_known TO ledger_entries_portal_ledger_known;

	-- Announcements.
	ALTER TABLE announcements RENAME COLUMN told_through TO notified_through;
	ALTER TABLE announcements RENAME COLUMN told_at TO notified_at;
	ALTER INDEX announcements_untold_index RENAME TO announcements_waiting_index;

	-- Emails.
	ALTER TABLE newsletters RENAME COLUMN mails TO emails;
	ALTER TABLE mails RENAME TO emails;
	ALTER TABLE emails RENAME CONSTRAINT mails_pkey TO emails_pkey;
	ALTER TABLE emails RENAME CONSTRAINT mails_account_id_accounts_id_fk TO emails_account_id_accounts_id_fk;
	ALTER TABLE emails RENAME CONSTRAINT mails_recipient_one_line TO emails_recipient_one_line;
	ALTER TABLE emails RENAME CONSTRAINT mails_subject_one_line TO emails_subject_one_line;
	ALTER TABLE emails RENAME CONSTRAINT mails_unsubscribe_url_form TO emails_unsubscribe_url_form;
	ALTER INDEX mails_due_index RENAME TO emails_due_index;
	ALTER INDEX mails_account_index RENAME TO emails_account_index;
	ALTER TABLE mail_rounds RENAME TO email_rounds;
	ALTER TABLE email_rounds RENAME CONSTRAINT mail_rounds_account_id_kind_pk TO email_rounds_account_id_kind_pk;
	ALTER TABLE email_rounds RENAME CONSTRAINT mail_rounds_account_id_accounts_id_fk TO email_rounds_account_id_accounts_id_fk;
	ALTER TABLE email_rounds RENAME CONSTRAINT mail_rounds_kind_known TO email_rounds_kind_known;
	ALTER INDEX mail_rounds_round_index RENAME TO email_rounds_round_index;
	ALTER TABLE mail_subscriptions RENAME TO email_subscriptions;
	ALTER TABLE email_subscriptions RENAME CONSTRAINT mail_subscriptions_pkey TO email_subscriptions_pkey;
	ALTER TABLE email_subscriptions RENAME CONSTRAINT mail_subscriptions_game_unique TO email_subscriptions_game_unique;
	ALTER TABLE email_subscriptions RENAME CONSTRAINT mail_subscriptions_developer_unique TO email_subscriptions_developer_unique;
	ALTER TABLE email_subscriptions RENAME CONSTRAINT mail_subscriptions_account_id_accounts_id_fk TO email_subscriptions_account_id_accounts_id_fk;
	ALTER TABLE email_subscriptions RENAME CONSTRAINT mail_subscriptions_game_id_games_id_fk TO email_subscriptions_game_id_games_id_fk;
	ALTER TABLE email_subscriptions RENAME CONSTRAINT mail_subscriptions_developer_id_developers_id_fk TO email_subscriptions_developer_id_developers_id_fk;
	ALTER TABLE email_subscriptions RENAME CONSTRAINT mail_subscriptions_one_sender TO email_subscriptions_one_sender;
	ALTER TABLE email_subscriptions RENAME CONSTRAINT mail_subscriptions_source_known TO email_subscriptions_source_known;
	ALTER INDEX mail_subscriptions_game_index RENAME TO email_subscriptions_game_index;
	ALTER INDEX mail_subscriptions_developer_index RENAME TO email_subscriptions_developer_index;

	-- Buckets of the game index.
	ALTER TABLE game_stretches RENAME TO game_buckets;
	ALTER SEQUENCE game_stretches_id_seq RENAME TO game_buckets_id_seq;
	ALTER TABLE game_buckets RENAME CONSTRAINT game_stretches_pkey TO game_buckets_pkey;
	ALTER TABLE game_buckets RENAME CONSTRAINT game_stretches_key_of_sort TO game_buckets_key_of_sort;
	ALTER INDEX game_stretches_released_index RENAME TO game_buckets_released_index;
	ALTER INDEX game_stretches_popular_index RENAME TO game_buckets_popular_index;
	ALTER INDEX game_stretches_rating_index RENAME TO game_buckets_rating_index;
	ALTER TABLE game_counts RENAME COLUMN stretch_id TO bucket_id;
	ALTER TABLE game_counts RENAME CONSTRAINT game_counts_stretch_id_game_stretches_id_fk TO game_counts_bucket_id_game_buckets_id_fk;
	ALTER INDEX game_counts_stretch_index RENAME TO game_counts_bucket_index;
	ALTER TABLE game_tag_counts RENAME COLUMN stretch_id TO bucket_id;
	ALTER TABLE game_tag_counts RENAME CONSTRAINT game_tag_counts_stretch_id_game_stretches_id_fk TO game_tag_counts_bucket_id_game_buckets_id_fk;
	ALTER INDEX game_tag_counts_stretch_index RENAME TO game_tag_counts_bucket_index;

	-- PostgreSQL 18 names the constraints of columns that are not null.
	FOR renaming IN
		SELECT format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', conrelid::regclass, conname, new_name)
		FROM pg_constraint
		JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
		CROSS JOIN LATERAL (VALUES (concat_ws('_', conrelid::regclass, attname, 'not_null'))) AS renamed (new_name)
		WHERE contype = 'n' AND connamespace = 'public'::regnamespace AND conname <> new_name
	LOOP
		EXECUTE renaming;
	END LOOP;

	-- A function stores its statements as text, which the renames above do not change.
	ALTER FUNCTION keep_game_words() RENAME TO store_game_words;
	FOREACH old_function IN ARRAY ARRAY[
		'stretches_of_game(timestamptz, integer, double precision, integer)', 'count_changed_games(counted_game[])', 'count_games()',
		'count_game_tags()', 'store_game_words()', 'game_words_from(text)'
	]::regprocedure[] LOOP
		definition := pg_get_functiondef(old_function);
		FOR pair IN 1 .. array_length(replaced, 1) LOOP
			definition := regexp_replace(definition, replaced[pair][1], replaced[pair][2], 'g');
		END LOOP;
		EXECUTE definition;
	END LOOP;
	DROP FUNCTION stretches_of_game(timestamptz, integer, double precision, integer);

	-- The names of transition tables cannot be changed.
	DROP TRIGGER games_words_inserted ON games;
	CREATE TRIGGER games_words_inserted AFTER INSERT ON games
		REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION store_game_words();
	DROP TRIGGER games_count_inserted ON games;
	CREATE TRIGGER games_count_inserted AFTER INSERT ON games
		REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_games();
	DROP TRIGGER games_count_updated ON games;
	CREATE TRIGGER games_count_updated AFTER UPDATE ON games
		REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_games();
	DROP TRIGGER games_count_deleted ON games;
	CREATE TRIGGER games_count_deleted AFTER DELETE ON games
		REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_games();
	DROP TRIGGER game_tags_count_inserted ON game_tags;
	CREATE TRIGGER game_tags_count_inserted AFTER INSERT ON game_tags
		REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_game_tags();
	DROP TRIGGER game_tags_count_deleted ON game_tags;
	CREATE TRIGGER game_tags_count_deleted AFTER DELETE ON game_tags
		REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_game_tags();
END
$migration$;
