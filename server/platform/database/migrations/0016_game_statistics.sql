CREATE TABLE "game_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"game_id" integer NOT NULL,
	"build" text,
	"kind" text NOT NULL,
	"visitor" text,
	"device" text NOT NULL,
	"mode" text DEFAULT 'screen' NOT NULL,
	"referrer" text,
	"seconds" integer DEFAULT 0 NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_events_kind_known" CHECK ("game_events"."kind" in ('play', 'session', 'achievement', 'score', 'purchase', 'review')),
	CONSTRAINT "game_events_device_known" CHECK ("game_events"."device" in ('computer', 'mobile', 'headset', 'unknown')),
	CONSTRAINT "game_events_mode_known" CHECK ("game_events"."mode" in ('screen', 'vr', 'emulated')),
	CONSTRAINT "game_events_visitor_of_play" CHECK ("game_events"."visitor" is null or "game_events"."kind" = 'play'),
	CONSTRAINT "game_events_amounts_natural" CHECK (least("game_events"."seconds", "game_events"."coins") >= 0)
);
--> statement-breakpoint
CREATE TABLE "game_referrers" (
	"game_id" integer NOT NULL,
	"day" date NOT NULL,
	"host" text NOT NULL,
	"plays" integer NOT NULL,
	CONSTRAINT "game_referrers_pkey" PRIMARY KEY("game_id","day","host")
);
--> statement-breakpoint
CREATE TABLE "game_statistics" (
	"game_id" integer NOT NULL,
	"build" text NOT NULL,
	"device" text NOT NULL,
	"day" date NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"players" integer DEFAULT 0 NOT NULL,
	"new_players" integer DEFAULT 0 NOT NULL,
	"returned_1" integer DEFAULT 0 NOT NULL,
	"returned_7" integer DEFAULT 0 NOT NULL,
	"returned_30" integer DEFAULT 0 NOT NULL,
	"sessions" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	"vr_sessions" integer DEFAULT 0 NOT NULL,
	"emulated_sessions" integer DEFAULT 0 NOT NULL,
	"achievements" integer DEFAULT 0 NOT NULL,
	"scores" integer DEFAULT 0 NOT NULL,
	"purchases" integer DEFAULT 0 NOT NULL,
	"coins" bigint DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_statistics_pkey" PRIMARY KEY("game_id","build","device","day")
);
--> statement-breakpoint
ALTER TABLE "play_sessions" ADD COLUMN "vr" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD COLUMN "device" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_events" ADD CONSTRAINT "game_events_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_referrers" ADD CONSTRAINT "game_referrers_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_statistics" ADD CONSTRAINT "game_statistics_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_events_day_index" ON "game_events" USING btree ("game_id","day");--> statement-breakpoint
CREATE INDEX "game_events_recorded_index" ON "game_events" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "game_events_visitor_index" ON "game_events" USING btree ("visitor","game_id","day") WHERE visitor is not null;--> statement-breakpoint
CREATE INDEX "game_statistics_day_index" ON "game_statistics" USING btree ("game_id","day");--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_device_known" CHECK ("play_sessions"."device" in ('computer', 'mobile', 'headset', 'unknown'));--> statement-breakpoint

-- Adds the events that earlier releases have stored. Plays and sessions were not stored by day, device and build.
INSERT INTO game_events (recorded_at, day, game_id, kind, device)
SELECT now(), (earned.unlocked_at AT TIME ZONE 'UTC')::date, achievements.game_id, 'achievement', 'unknown'
FROM (
	SELECT achievement_id, unlocked_at FROM player_achievements
	UNION ALL
	SELECT achievement_id, unlocked_at FROM guest_achievements
) AS earned
JOIN achievements ON achievements.id = earned.achievement_id;--> statement-breakpoint
INSERT INTO game_events (recorded_at, day, game_id, kind, device)
SELECT now(), (posted_at AT TIME ZONE 'UTC')::date, game_id, 'review', 'unknown' FROM reviews;--> statement-breakpoint
INSERT INTO game_events (recorded_at, day, game_id, kind, device, coins)
SELECT now(), (owned_items.bought_at AT TIME ZONE 'UTC')::date, catalog_items.game_id, 'purchase', 'unknown', owned_items.paid
FROM owned_items
JOIN catalog_items ON catalog_items.id = owned_items.item_id
JOIN games ON games.id = catalog_items.game_id AND games.draft_for IS NULL;
