CREATE TABLE "play_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"game_id" integer NOT NULL,
	"build_id" integer,
	"emulated" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"heartbeat_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "play_sessions_end_known" CHECK (("play_sessions"."ended_at" is null) = ("play_sessions"."ended_by" is null)),
	CONSTRAINT "play_sessions_ended_by_known" CHECK ("play_sessions"."ended_by" in ('page', 'sweep')),
	CONSTRAINT "play_sessions_in_order" CHECK ("play_sessions"."started_at" <= "play_sessions"."heartbeat_at" and "play_sessions"."started_at" <= "play_sessions"."ended_at")
);
--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_sessions_history_index" ON "play_sessions" USING btree ("account_id","game_id","started_at");--> statement-breakpoint
CREATE INDEX "play_sessions_open_index" ON "play_sessions" USING btree ("heartbeat_at") WHERE "play_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "play_sessions_ended_index" ON "play_sessions" USING btree ("ended_at");