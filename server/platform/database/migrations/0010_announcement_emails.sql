ALTER TABLE "announcements" ADD COLUMN "game_id" integer;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "mailed_through" uuid;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "announcements_unmailed_index" ON "announcements" USING btree ("published_at") WHERE status = 'published' and mailed_at is null;--> statement-breakpoint

-- Written here, because the schema of games imports that of developers.
ALTER TABLE announcements ADD CONSTRAINT announcements_game_id_games_id_fk FOREIGN KEY (game_id) REFERENCES games(id) ON DELETE SET NULL;--> statement-breakpoint
-- An upgrade emails no announcement from before it.
UPDATE announcements SET mailed_at = now() WHERE status = 'published';
