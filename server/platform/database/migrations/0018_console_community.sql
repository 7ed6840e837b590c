CREATE TABLE "review_notices" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "review_responses" DROP CONSTRAINT "review_responses_body_length";--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "scheduled_by" uuid;--> statement-breakpoint
ALTER TABLE "review_responses" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review_notices" ADD CONSTRAINT "review_notices_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_notices_waiting_index" ON "review_notices" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_scheduled_by_accounts_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_scheduled_index" ON "announcements" USING btree ("scheduled_at") WHERE scheduled_at is not null;--> statement-breakpoint
CREATE INDEX "announcements_scheduled_by_index" ON "announcements" USING btree ("scheduled_by");--> statement-breakpoint
ALTER TABLE "review_responses" ADD CONSTRAINT "review_responses_body_length" CHECK (char_length("review_responses"."body") between 1 and 2000);