CREATE TABLE "announcement_removals" (
	"event_key" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_countries" (
	"game_id" integer NOT NULL,
	"day" date NOT NULL,
	"country" text NOT NULL,
	"plays" integer NOT NULL,
	"players" integer NOT NULL,
	CONSTRAINT "game_countries_pkey" PRIMARY KEY("game_id","day","country")
);
--> statement-breakpoint
ALTER TABLE "game_events" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "game_countries" ADD CONSTRAINT "game_countries_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_announcement_index" ON "notifications" USING btree ("event_key") WHERE kind = 'announcement';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_account_index" ON "webhook_deliveries" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
update "webhook_deliveries" d set "account_id" = p."account_id" from "pairwise_ids" p
  where d."type" not in ('ping', 'player.deleted') and p."pairwise_id" = d."body"::jsonb->'data'->>'player';
