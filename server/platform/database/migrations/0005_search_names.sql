DROP INDEX "accounts_names_index";--> statement-breakpoint
DROP INDEX "announcements_title_index";--> statement-breakpoint
DROP INDEX "articles_title_index";--> statement-breakpoint
DROP INDEX "games_title_index";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_fold(username || ' ' || coalesce(alias, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_fold(title)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_fold(title)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_fold(card->>'title')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "accounts_search_name_index" ON "accounts" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "announcements_search_name_index" ON "announcements" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_search_name_index" ON "articles" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "games_search_name_index" ON "games" USING gin ("search_name" gin_trgm_ops);