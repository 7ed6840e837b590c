CREATE TABLE "build_files" (
	"build_id" integer PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_bases" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_notices" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "error_groups" (
	"build_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"count" bigint DEFAULT 0 NOT NULL,
	"sessions" bigint DEFAULT 0 NOT NULL,
	"computer" bigint DEFAULT 0 NOT NULL,
	"mobile" bigint DEFAULT 0 NOT NULL,
	"headset" bigint DEFAULT 0 NOT NULL,
	"unknown" bigint DEFAULT 0 NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "error_groups_pkey" PRIMARY KEY("build_id","fingerprint"),
	CONSTRAINT "error_groups_message_length" CHECK (length("error_groups"."message") between 1 and 300),
	CONSTRAINT "error_groups_stack_length" CHECK (length("error_groups"."stack") between 1 and 4096)
);
--> statement-breakpoint
CREATE TABLE "frame_histograms" (
	"build_id" integer NOT NULL,
	"day" date NOT NULL,
	"device" text NOT NULL,
	"mode" text NOT NULL,
	"sessions" bigint DEFAULT 0 NOT NULL,
	"up_to_7" bigint DEFAULT 0 NOT NULL,
	"up_to_9" bigint DEFAULT 0 NOT NULL,
	"up_to_12" bigint DEFAULT 0 NOT NULL,
	"up_to_14" bigint DEFAULT 0 NOT NULL,
	"up_to_18" bigint DEFAULT 0 NOT NULL,
	"up_to_23" bigint DEFAULT 0 NOT NULL,
	"up_to_34" bigint DEFAULT 0 NOT NULL,
	"up_to_50" bigint DEFAULT 0 NOT NULL,
	"up_to_67" bigint DEFAULT 0 NOT NULL,
	"up_to_100" bigint DEFAULT 0 NOT NULL,
	"up_to_200" bigint DEFAULT 0 NOT NULL,
	"longer" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "frame_histograms_pkey" PRIMARY KEY("build_id","day","device","mode"),
	CONSTRAINT "frame_histograms_device_known" CHECK ("frame_histograms"."device" in ('computer', 'mobile', 'headset', 'unknown')),
	CONSTRAINT "frame_histograms_mode_known" CHECK ("frame_histograms"."mode" in ('screen', 'vr'))
);
--> statement-breakpoint
CREATE TABLE "board_bans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"game_id" integer NOT NULL,
	"board_id" integer,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"banned_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "board_bans_unique" UNIQUE NULLS NOT DISTINCT("game_id","account_id","board_id")
);
--> statement-breakpoint
CREATE TABLE "score_decisions" (
	"board_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"decision" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "score_decisions_pkey" PRIMARY KEY("board_id","account_id","posted_at"),
	CONSTRAINT "score_decisions_decision_known" CHECK ("score_decisions"."decision" in ('accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "score_notices" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"notified_at" timestamp (3) with time zone NOT NULL,
	"newest_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_ticket_uses" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"score" double precision NOT NULL,
	"standing" text NOT NULL,
	"improved" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pairwise_ids" (
	"developer_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"pairwise_id" text NOT NULL,
	CONSTRAINT "pairwise_ids_pkey" PRIMARY KEY("developer_id","account_id"),
	CONSTRAINT "pairwise_ids_id_unique" UNIQUE("developer_id","pairwise_id")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_private_key" text NOT NULL,
	"signs_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_type_known" CHECK ("webhook_deliveries"."type" in ('purchase.completed', 'score.accepted', 'achievement.earned', 'review.created', 'player.deleted', 'ping'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"game_id" integer NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"switched_off_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"succeeded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "review_responses" DROP CONSTRAINT "review_responses_body_length";--> statement-breakpoint
ALTER TABLE "build_health" ADD COLUMN "sessions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "build_health" ADD COLUMN "failed_sessions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "build_health" ADD COLUMN "session_errors" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "build_health" ADD COLUMN "session_loads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "packed_bytes" bigint;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "notes_html" text;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "worse_noticed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "developer_audit" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "scheduled_by" uuid;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "tickets" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "min_seconds" integer;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "play_session_id" uuid;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "broken_limit" text;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "run_ms" integer;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "input_digest" text;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "source" text DEFAULT 'game' NOT NULL;--> statement-breakpoint
ALTER TABLE "owned_items" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "owned_items" ADD COLUMN "grant_key" text;--> statement-breakpoint
ALTER TABLE "review_responses" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "build_files" ADD CONSTRAINT "build_files_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_bases" ADD CONSTRAINT "draft_bases_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_notices" ADD CONSTRAINT "review_notices_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_groups" ADD CONSTRAINT "error_groups_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_histograms" ADD CONSTRAINT "frame_histograms_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_bans" ADD CONSTRAINT "board_bans_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_bans" ADD CONSTRAINT "board_bans_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_bans" ADD CONSTRAINT "board_bans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_bans" ADD CONSTRAINT "board_bans_banned_by_accounts_id_fk" FOREIGN KEY ("banned_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_decisions" ADD CONSTRAINT "score_decisions_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_decisions" ADD CONSTRAINT "score_decisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_decisions" ADD CONSTRAINT "score_decisions_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_notices" ADD CONSTRAINT "score_notices_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairwise_ids" ADD CONSTRAINT "pairwise_ids_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairwise_ids" ADD CONSTRAINT "pairwise_ids_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_notices_waiting_index" ON "review_notices" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "error_groups_last_seen_index" ON "error_groups" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "frame_histograms_day_index" ON "frame_histograms" USING btree ("day");--> statement-breakpoint
CREATE INDEX "board_bans_board_index" ON "board_bans" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "board_bans_account_index" ON "board_bans" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "board_bans_banned_by_index" ON "board_bans" USING btree ("banned_by");--> statement-breakpoint
CREATE INDEX "score_decisions_account_index" ON "score_decisions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "score_decisions_decided_by_index" ON "score_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "score_ticket_uses_expires_index" ON "score_ticket_uses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pairwise_ids_account_index" ON "pairwise_ids" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_index" ON "webhook_deliveries" USING btree ("next_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_leased_index" ON "webhook_deliveries" USING btree ("endpoint_id") WHERE "webhook_deliveries"."leased_until" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_index" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_index" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_game_index" ON "webhook_endpoints" USING btree ("game_id","created_at");--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_scheduled_by_accounts_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_play_session_id_play_sessions_id_fk" FOREIGN KEY ("play_session_id") REFERENCES "public"."play_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "developer_audit_at_index" ON "developer_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "developer_publications_ended_index" ON "developer_publications" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "announcements_scheduled_index" ON "announcements" USING btree ("scheduled_at") WHERE scheduled_at is not null;--> statement-breakpoint
CREATE INDEX "announcements_scheduled_by_index" ON "announcements" USING btree ("scheduled_by");--> statement-breakpoint
CREATE INDEX "scores_waiting_index" ON "scores" USING btree ("board_id","posted_at" DESC NULLS FIRST) WHERE "scores"."standing" = 'quarantined';--> statement-breakpoint
CREATE INDEX "scores_play_session_index" ON "scores" USING btree ("play_session_id") WHERE play_session_id is not null;--> statement-breakpoint
ALTER TABLE "owned_items" ADD CONSTRAINT "owned_items_public_id_unique" UNIQUE("public_id");--> statement-breakpoint
ALTER TABLE "owned_items" ADD CONSTRAINT "owned_items_grant_key_unique" UNIQUE("account_id","grant_key");--> statement-breakpoint
ALTER TABLE "builds" ADD CONSTRAINT "builds_notes_rendered" CHECK (("builds"."notes" is null) = ("builds"."notes_html" is null));--> statement-breakpoint
ALTER TABLE "developer_audit" ADD CONSTRAINT "developer_audit_actor_known" CHECK ("developer_audit"."actor" in ('member', 'token', 'operator', 'system'));--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_min_seconds_positive" CHECK ("boards"."min_seconds" > 0);--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_broken_limit_known" CHECK ("scores"."broken_limit" in ('ban', 'plausibleLeast', 'plausibleMost', 'minSeconds', 'perMinute'));--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_source_known" CHECK ("scores"."source" in ('game', 'server'));--> statement-breakpoint
ALTER TABLE "review_responses" ADD CONSTRAINT "review_responses_body_length" CHECK (char_length("review_responses"."body") between 1 and 2000);