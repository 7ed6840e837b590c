ALTER TABLE "notifications" ADD COLUMN "from_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_from_id_accounts_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_from_index" ON "notifications" USING btree ("from_id") WHERE from_id is not null;--> statement-breakpoint
CREATE INDEX "play_sessions_playing_index" ON "play_sessions" USING btree ("account_id") WHERE "play_sessions"."ended_at" is null;