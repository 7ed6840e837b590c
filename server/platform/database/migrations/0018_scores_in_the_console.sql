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
ALTER TABLE "boards" ADD COLUMN "tickets" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "min_seconds" integer;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "play_session_id" uuid;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "broken_limit" text;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "run_ms" integer;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "input_digest" text;--> statement-breakpoint
ALTER TABLE "board_bans" ADD CONSTRAINT "board_bans_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_bans" ADD CONSTRAINT "board_bans_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_bans" ADD CONSTRAINT "board_bans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_bans" ADD CONSTRAINT "board_bans_banned_by_accounts_id_fk" FOREIGN KEY ("banned_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_decisions" ADD CONSTRAINT "score_decisions_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_decisions" ADD CONSTRAINT "score_decisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_decisions" ADD CONSTRAINT "score_decisions_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_notices" ADD CONSTRAINT "score_notices_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_bans_board_index" ON "board_bans" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "board_bans_account_index" ON "board_bans" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "board_bans_banned_by_index" ON "board_bans" USING btree ("banned_by");--> statement-breakpoint
CREATE INDEX "score_decisions_account_index" ON "score_decisions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "score_decisions_decided_by_index" ON "score_decisions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "score_ticket_uses_expires_index" ON "score_ticket_uses" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_play_session_id_play_sessions_id_fk" FOREIGN KEY ("play_session_id") REFERENCES "public"."play_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scores_waiting_index" ON "scores" USING btree ("board_id","posted_at" DESC NULLS FIRST) WHERE "scores"."standing" = 'quarantined';--> statement-breakpoint
CREATE INDEX "scores_play_session_index" ON "scores" USING btree ("play_session_id");--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_min_seconds_positive" CHECK ("boards"."min_seconds" > 0);--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_broken_limit_known" CHECK ("scores"."broken_limit" in ('ban', 'plausibleLeast', 'plausibleMost', 'minSeconds', 'perMinute'));