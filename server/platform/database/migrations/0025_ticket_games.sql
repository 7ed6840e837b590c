ALTER TABLE "support_tickets" ADD COLUMN "game_id" integer;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "developer_id" integer;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_tickets_game_id_index" ON "support_tickets" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "support_tickets_developer_id_index" ON "support_tickets" USING btree ("developer_id","updated_at" DESC NULLS FIRST);