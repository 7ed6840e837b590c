CREATE TABLE "game_counts" (
	"sort" text NOT NULL,
	"genre_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"kind" text NOT NULL,
	"recent" boolean NOT NULL,
	"stretch_id" integer NOT NULL,
	"rated_0" integer NOT NULL,
	"rated_1" integer NOT NULL,
	"rated_2" integer NOT NULL,
	"rated_3" integer NOT NULL,
	"rated_4" integer NOT NULL,
	"rated_5" integer NOT NULL,
	CONSTRAINT "game_counts_pkey" PRIMARY KEY("sort","genre_id","category_id","kind","recent","stretch_id")
);
--> statement-breakpoint
CREATE TABLE "game_stretches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_stretches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sort" text NOT NULL,
	"released_at" timestamp (3) with time zone,
	"popularity" integer,
	"rating" double precision,
	"game_id" integer NOT NULL,
	CONSTRAINT "game_stretches_key_of_sort" CHECK (case "game_stretches"."sort" when 'released' then "game_stretches"."released_at" is not null when 'popular' then "game_stretches"."popularity" is not null when 'rating' then "game_stretches"."rating" is not null else false end)
);
--> statement-breakpoint
CREATE TABLE "game_tag_counts" (
	"sort" text NOT NULL,
	"tag_id" integer NOT NULL,
	"stretch_id" integer NOT NULL,
	"games" integer NOT NULL,
	CONSTRAINT "game_tag_counts_pkey" PRIMARY KEY("sort","tag_id","stretch_id")
);
--> statement-breakpoint
DROP INDEX "games_category_released_index";--> statement-breakpoint
DROP INDEX "game_tags_tag_index";--> statement-breakpoint
DROP INDEX "games_released_index";--> statement-breakpoint
DROP INDEX "games_popular_index";--> statement-breakpoint
DROP INDEX "games_rating_index";--> statement-breakpoint
DROP INDEX "games_developer_index";--> statement-breakpoint
ALTER TABLE "game_counts" ADD CONSTRAINT "game_counts_stretch_id_game_stretches_id_fk" FOREIGN KEY ("stretch_id") REFERENCES "public"."game_stretches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_tag_counts" ADD CONSTRAINT "game_tag_counts_stretch_id_game_stretches_id_fk" FOREIGN KEY ("stretch_id") REFERENCES "public"."game_stretches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_counts_stretch_index" ON "game_counts" USING btree ("stretch_id");--> statement-breakpoint
CREATE INDEX "game_stretches_released_index" ON "game_stretches" USING btree ("released_at","game_id") WHERE sort = 'released';--> statement-breakpoint
CREATE INDEX "game_stretches_popular_index" ON "game_stretches" USING btree ("popularity","game_id") WHERE sort = 'popular';--> statement-breakpoint
CREATE INDEX "game_stretches_rating_index" ON "game_stretches" USING btree ("rating","game_id") WHERE sort = 'rating';--> statement-breakpoint
CREATE INDEX "game_tag_counts_stretch_index" ON "game_tag_counts" USING btree ("stretch_id");--> statement-breakpoint
CREATE INDEX "game_tags_tag_index" ON "game_tags" USING btree ("tag_id","game_id");--> statement-breakpoint
CREATE INDEX "games_released_index" ON "games" USING btree ("released_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"genre_id","category_id","kind","rating","updated_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "games_popular_index" ON "games" USING btree ("popularity" DESC NULLS FIRST,"id" DESC NULLS FIRST,"genre_id","category_id","kind","rating","updated_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "games_rating_index" ON "games" USING btree ("rating" DESC NULLS FIRST,"id" DESC NULLS FIRST,"genre_id","category_id","kind","updated_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "games_developer_index" ON "games" USING btree ("developer_id","released_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';