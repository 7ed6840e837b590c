CREATE TABLE "account_bans" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"banned_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "account_bans_reason_length" CHECK (char_length("account_bans"."reason") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "takedowns" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"was_published" boolean NOT NULL,
	"taken_down_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "takedowns_reason_length" CHECK (char_length("takedowns"."reason") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "paused_jobs" (
	"job" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_bans" ADD CONSTRAINT "account_bans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;