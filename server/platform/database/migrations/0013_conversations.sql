CREATE TABLE "conversations" (
	"account_id" uuid NOT NULL,
	"other_id" uuid,
	"newest_id" uuid,
	"newest_at" timestamp (3) with time zone,
	"unread" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_players_unique" UNIQUE NULLS NOT DISTINCT("account_id","other_id")
);--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_other_id_accounts_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- Writers wait until the triggers below exist, so no message is missed. The statements that also stop readers are the last three.
LOCK TABLE messages IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO conversations (account_id, other_id, newest_id, newest_at, unread)
SELECT
	account, other,
	(array_agg(id ORDER BY created_at DESC, id DESC) FILTER (WHERE is_visible))[1],
	max(created_at) FILTER (WHERE is_visible),
	count(*) FILTER (WHERE is_unread)
FROM (
	SELECT
		account_id AS account, sender_id AS other, id, created_at,
		deleted_at IS NULL AS is_visible, deleted_at IS NULL AND read_at IS NULL AS is_unread
	FROM messages WHERE sender_id IS NOT NULL OR subject = ''
	UNION ALL
	SELECT sender_id, account_id, id, created_at, true, false FROM messages WHERE sender_id IS NOT NULL
) AS sides
GROUP BY account, other;--> statement-breakpoint
CREATE INDEX "conversations_newest_index" ON "conversations" USING btree ("account_id","newest_at","newest_id") WHERE newest_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_unread_index" ON "conversations" USING btree ("account_id") WHERE unread > 0;--> statement-breakpoint
CREATE INDEX "conversations_other_index" ON "conversations" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "messages_portal_index" ON "messages" USING btree ("account_id","created_at","id") WHERE sender_id is null;--> statement-breakpoint
CREATE INDEX "messages_unread_sender_index" ON "messages" USING btree ("account_id","sender_id") WHERE read_at is null and deleted_at is null;--> statement-breakpoint

-- Stores a player's conversation with another one as its messages are now, or deletes it after the last of them. Without the other
-- player, it is the conversation of deleted accounts.
CREATE FUNCTION refresh_conversation(account uuid, other uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	place tid;
BEGIN
	-- A cascade can have deleted the account of one of the players, and deletes their conversation too.
	IF (SELECT count(*) FROM accounts WHERE id IN (account, other)) < (CASE WHEN other IS NULL OR other = account THEN 1 ELSE 2 END) THEN
		RETURN;
	END IF;
	-- The lock comes before the messages are read: of two writers, the later one sees the changes of both.
	LOOP
		INSERT INTO conversations (account_id, other_id) VALUES (account, other) ON CONFLICT DO NOTHING;
		-- One condition for both cases would read all conversations of the account.
		IF other IS NULL THEN
			SELECT c.ctid INTO place FROM conversations AS c WHERE c.account_id = account AND c.other_id IS NULL FOR UPDATE;
		ELSE
			SELECT c.ctid INTO place FROM conversations AS c WHERE c.account_id = account AND c.other_id = other FOR UPDATE;
		END IF;
		EXIT WHEN FOUND;
	END LOOP;
	IF NOT EXISTS (
		SELECT FROM messages WHERE sender_id = other AND account_id = account
		UNION ALL SELECT FROM messages WHERE sender_id = account AND account_id = other
		UNION ALL SELECT FROM messages WHERE other IS NULL AND sender_id IS NULL AND account_id = account AND subject = ''
	) THEN
		DELETE FROM conversations AS c WHERE c.ctid = place;
		RETURN;
	END IF;
	-- Text sorts ids in the same order, and keeps the planner from messages_newest_index, which reads all messages of the account.
	UPDATE conversations AS c
	SET newest_id = newest.id, newest_at = newest.created_at, unread = unseen.unread
	FROM
		(
			SELECT count(*)::integer AS unread FROM (
				SELECT FROM messages
				WHERE account_id = account AND sender_id = other AND read_at IS NULL AND deleted_at IS NULL
				UNION ALL
				SELECT FROM messages
				WHERE other IS NULL AND account_id = account AND sender_id IS NULL AND subject = '' AND read_at IS NULL
					AND deleted_at IS NULL
			) AS received
		) AS unseen
		LEFT JOIN (
			(
				SELECT id, created_at FROM messages
				WHERE sender_id = other AND account_id = account AND deleted_at IS NULL
				ORDER BY created_at DESC, id::text COLLATE "C" DESC LIMIT 1
			)
			UNION ALL
			(
				SELECT id, created_at FROM messages
				WHERE sender_id = account AND account_id = other AND sender_deleted_at IS NULL
				ORDER BY created_at DESC, id::text COLLATE "C" DESC LIMIT 1
			)
			UNION ALL
			(
				SELECT id, created_at FROM messages
				WHERE other IS NULL AND sender_id IS NULL AND account_id = account AND subject = '' AND deleted_at IS NULL
				ORDER BY created_at DESC, id DESC LIMIT 1
			)
			ORDER BY created_at DESC, id DESC LIMIT 1
		) AS newest ON true
	WHERE c.ctid = place AND (c.newest_id, c.newest_at, c.unread) IS DISTINCT FROM (newest.id, newest.created_at, unseen.unread);
END
$$;--> statement-breakpoint

CREATE TYPE conversation_players AS (account uuid, other uuid);--> statement-breakpoint
-- Refreshes the conversations of changed messages, for each of its players. Messages of the portal have a subject and no sender.
CREATE FUNCTION refresh_conversations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed conversation_players[] := '{}';
BEGIN
	IF tg_op <> 'INSERT' THEN
		changed := ARRAY(
			SELECT DISTINCT ROW(account_id, sender_id)::conversation_players FROM old_rows WHERE sender_id IS NOT NULL OR subject = ''
		);
	END IF;
	IF tg_op <> 'DELETE' THEN
		changed := changed || ARRAY(
			SELECT DISTINCT ROW(account_id, sender_id)::conversation_players FROM new_rows WHERE sender_id IS NOT NULL OR subject = ''
		);
	END IF;
	-- The same order in every transaction prevents deadlocks.
	PERFORM refresh_conversation(account, other)
	FROM (
		SELECT account, other FROM unnest(changed)
		UNION SELECT other, account FROM unnest(changed) WHERE other IS NOT NULL
		ORDER BY 1, 2
	) AS players;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER messages_inserted AFTER INSERT ON messages
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_conversations();--> statement-breakpoint
CREATE TRIGGER messages_updated AFTER UPDATE ON messages
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_conversations();--> statement-breakpoint
CREATE TRIGGER messages_deleted AFTER DELETE ON messages
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_conversations();--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sender_deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "messages_emptied_index" ON "messages" USING btree ("deleted_at") WHERE deleted_at is not null and sender_deleted_at is not null and body <> '';--> statement-breakpoint
DROP INDEX "messages_unread_index";
