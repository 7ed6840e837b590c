ALTER TABLE "announcements" ADD COLUMN "game_id" integer;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "mailed_through" uuid;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "announcements_unmailed_index" ON "announcements" USING btree ("published_at") WHERE status = 'published' and mailed_at is null;