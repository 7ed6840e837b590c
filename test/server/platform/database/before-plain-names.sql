-- Turns a new database into one of the last version before the baseline: the reverse of the migration 0001_plain_names.

-- Friend requests.
ALTER INDEX address_requests_receiver_index RENAME TO address_requests_asked_index;
ALTER TABLE address_requests RENAME CONSTRAINT address_requests_receiver_id_accounts_id_fk TO address_requests_asked_id_accounts_id_fk;
ALTER TABLE address_requests RENAME CONSTRAINT address_requests_sender_id_accounts_id_fk TO address_requests_asker_id_accounts_id_fk;
ALTER TABLE address_requests RENAME COLUMN sent_at TO asked_at;
ALTER TABLE address_requests RENAME COLUMN receiver_id TO asked_id;
ALTER TABLE address_requests RENAME COLUMN sender_id TO asker_id;
ALTER INDEX friendships_requested_by_index RENAME TO friendships_asked_by_index;
ALTER TABLE friendships RENAME CONSTRAINT friendships_requested_by_one TO friendships_asked_by_one;
ALTER TABLE friendships RENAME CONSTRAINT friendships_requested_by_accounts_id_fk TO friendships_asked_by_accounts_id_fk;
ALTER TABLE friendships RENAME COLUMN requested_by TO asked_by;

-- The ledger.
ALTER TABLE ledger_entries RENAME CONSTRAINT ledger_entries_portal_ledger_known TO ledger_entries_book_known;
ALTER TABLE ledger_entries RENAME COLUMN portal_ledger TO book;

-- Announcements.
ALTER INDEX announcements_waiting_index RENAME TO announcements_untold_index;
ALTER TABLE announcements RENAME COLUMN notified_at TO told_at;
ALTER TABLE announcements RENAME COLUMN notified_through TO told_through;

-- Emails.
ALTER INDEX email_subscriptions_developer_index RENAME TO mail_subscriptions_developer_index;
ALTER INDEX email_subscriptions_game_index RENAME TO mail_subscriptions_game_index;
ALTER TABLE email_subscriptions RENAME CONSTRAINT email_subscriptions_source_known TO mail_subscriptions_source_known;
ALTER TABLE email_subscriptions RENAME CONSTRAINT email_subscriptions_one_sender TO mail_subscriptions_one_sender;
ALTER TABLE email_subscriptions RENAME CONSTRAINT email_subscriptions_developer_id_developers_id_fk TO mail_subscriptions_developer_id_developers_id_fk;
ALTER TABLE email_subscriptions RENAME CONSTRAINT email_subscriptions_game_id_games_id_fk TO mail_subscriptions_game_id_games_id_fk;
ALTER TABLE email_subscriptions RENAME CONSTRAINT email_subscriptions_account_id_accounts_id_fk TO mail_subscriptions_account_id_accounts_id_fk;
ALTER TABLE email_subscriptions RENAME CONSTRAINT email_subscriptions_developer_unique TO mail_subscriptions_developer_unique;
ALTER TABLE email_subscriptions RENAME CONSTRAINT email_subscriptions_game_unique TO mail_subscriptions_game_unique;
ALTER TABLE email_subscriptions RENAME CONSTRAINT email_subscriptions_pkey TO mail_subscriptions_pkey;
ALTER TABLE email_subscriptions RENAME TO mail_subscriptions;
ALTER INDEX email_rounds_round_index RENAME TO mail_rounds_round_index;
ALTER TABLE email_rounds RENAME CONSTRAINT email_rounds_kind_known TO mail_rounds_kind_known;
ALTER TABLE email_rounds RENAME CONSTRAINT email_rounds_account_id_accounts_id_fk TO mail_rounds_account_id_accounts_id_fk;
ALTER TABLE email_rounds RENAME CONSTRAINT email_rounds_account_id_kind_pk TO mail_rounds_account_id_kind_pk;
ALTER TABLE email_rounds RENAME TO mail_rounds;
ALTER INDEX emails_account_index RENAME TO mails_account_index;
ALTER INDEX emails_due_index RENAME TO mails_due_index;
ALTER TABLE emails RENAME CONSTRAINT emails_unsubscribe_url_form TO mails_unsubscribe_url_form;
ALTER TABLE emails RENAME CONSTRAINT emails_subject_one_line TO mails_subject_one_line;
ALTER TABLE emails RENAME CONSTRAINT emails_recipient_one_line TO mails_recipient_one_line;
ALTER TABLE emails RENAME CONSTRAINT emails_account_id_accounts_id_fk TO mails_account_id_accounts_id_fk;
ALTER TABLE emails RENAME CONSTRAINT emails_pkey TO mails_pkey;
ALTER TABLE emails RENAME TO mails;
ALTER TABLE newsletters RENAME COLUMN emails TO mails;

-- Buckets of the game index.
ALTER INDEX game_tag_counts_bucket_index RENAME TO game_tag_counts_stretch_index;
ALTER TABLE game_tag_counts RENAME CONSTRAINT game_tag_counts_bucket_id_game_buckets_id_fk TO game_tag_counts_stretch_id_game_stretches_id_fk;
ALTER TABLE game_tag_counts RENAME COLUMN bucket_id TO stretch_id;
ALTER INDEX game_counts_bucket_index RENAME TO game_counts_stretch_index;
ALTER TABLE game_counts RENAME CONSTRAINT game_counts_bucket_id_game_buckets_id_fk TO game_counts_stretch_id_game_stretches_id_fk;
ALTER TABLE game_counts RENAME COLUMN bucket_id TO stretch_id;
ALTER INDEX game_buckets_rating_index RENAME TO game_stretches_rating_index;
ALTER INDEX game_buckets_popular_index RENAME TO game_stretches_popular_index;
ALTER INDEX game_buckets_released_index RENAME TO game_stretches_released_index;
ALTER TABLE game_buckets RENAME CONSTRAINT game_buckets_key_of_sort TO game_stretches_key_of_sort;
ALTER TABLE game_buckets RENAME CONSTRAINT game_buckets_pkey TO game_stretches_pkey;
ALTER SEQUENCE game_buckets_id_seq RENAME TO game_stretches_id_seq;
ALTER TABLE game_buckets RENAME TO game_stretches;

-- Names of constraints, functions and triggers.
ALTER FUNCTION store_game_words() RENAME TO keep_game_words;
DO $reverse$
DECLARE
	replaced text[][] := ARRAY[
		['the game stays in its bucket, and all counted columns stay the same', 'no stretch ends between the two popularities, and all else that is counted stays'],
		['Most plays and edits change no count', 'Most plays and edits move nothing'],
		['buckets', 'stretches'],
		['bucket', 'stretch'],
		['\mold_rows\M', 'gone'],
		['\mnew_rows\M', 'come'],
		['\mprefix_query\M', 'begun'],
		['\mprefix\M', 'beginning']
	];
	each regprocedure;
	definition text;
	renaming text;
BEGIN
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

	FOREACH each IN ARRAY ARRAY[
		'buckets_of_game(timestamptz, integer, double precision, integer)', 'count_changed_games(counted_game[])', 'count_games()',
		'count_game_tags()', 'keep_game_words()', 'game_words_from(text)'
	]::regprocedure[] LOOP
		definition := pg_get_functiondef(each);
		FOR pair IN 1 .. array_length(replaced, 1) LOOP
			definition := regexp_replace(definition, replaced[pair][1], replaced[pair][2], 'g');
		END LOOP;
		EXECUTE definition;
	END LOOP;
END
$reverse$;
DROP FUNCTION buckets_of_game(timestamptz, integer, double precision, integer);
DROP TRIGGER games_words_inserted ON games;
CREATE TRIGGER games_words_inserted AFTER INSERT ON games
	REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_game_words();
DROP TRIGGER games_count_inserted ON games;
CREATE TRIGGER games_count_inserted AFTER INSERT ON games
	REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_games();
DROP TRIGGER games_count_updated ON games;
CREATE TRIGGER games_count_updated AFTER UPDATE ON games
	REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_games();
DROP TRIGGER games_count_deleted ON games;
CREATE TRIGGER games_count_deleted AFTER DELETE ON games
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_games();
DROP TRIGGER game_tags_count_inserted ON game_tags;
CREATE TRIGGER game_tags_count_inserted AFTER INSERT ON game_tags
	REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_game_tags();
DROP TRIGGER game_tags_count_deleted ON game_tags;
CREATE TRIGGER game_tags_count_deleted AFTER DELETE ON game_tags
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_game_tags();
