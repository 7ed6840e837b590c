CREATE TABLE "address_requests" (
	"asker_id" uuid NOT NULL,
	"asked_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "address_requests_pkey" PRIMARY KEY("asker_id","asked_id"),
	CONSTRAINT "address_requests_another" CHECK ("address_requests"."asker_id" <> "address_requests"."asked_id")
);
--> statement-breakpoint
CREATE TABLE "developer_follows" (
	"account_id" uuid NOT NULL,
	"developer_id" integer NOT NULL,
	"followed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "developer_follows_pkey" PRIMARY KEY("account_id","developer_id")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"account_id" uuid NOT NULL,
	"game_id" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourites_pkey" PRIMARY KEY("account_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "player_follows" (
	"follower_id" uuid NOT NULL,
	"followed_id" uuid NOT NULL,
	"followed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "player_follows_pkey" PRIMARY KEY("follower_id","followed_id"),
	CONSTRAINT "player_follows_another" CHECK ("player_follows"."follower_id" <> "player_follows"."followed_id")
);
--> statement-breakpoint
CREATE TABLE "profile_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_comments_body_length" CHECK (char_length("profile_comments"."body") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "address_requests" ADD CONSTRAINT "address_requests_asker_id_accounts_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_requests" ADD CONSTRAINT "address_requests_asked_id_accounts_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_follows" ADD CONSTRAINT "developer_follows_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_follows" ADD CONSTRAINT "developer_follows_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_follows" ADD CONSTRAINT "player_follows_follower_id_accounts_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_follows" ADD CONSTRAINT "player_follows_followed_id_accounts_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_comments" ADD CONSTRAINT "profile_comments_profile_id_accounts_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_comments" ADD CONSTRAINT "profile_comments_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_requests_asked_index" ON "address_requests" USING btree ("asked_id","asked_at");--> statement-breakpoint
CREATE INDEX "developer_follows_developer_index" ON "developer_follows" USING btree ("developer_id","account_id");--> statement-breakpoint
CREATE INDEX "favourites_newest_index" ON "favourites" USING btree ("account_id","added_at" DESC NULLS FIRST,"game_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourites_game_index" ON "favourites" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "player_follows_followed_index" ON "player_follows" USING btree ("followed_id");--> statement-breakpoint
CREATE INDEX "profile_comments_newest_index" ON "profile_comments" USING btree ("profile_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profile_comments_author_index" ON "profile_comments" USING btree ("author_id");