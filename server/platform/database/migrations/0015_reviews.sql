CREATE TABLE "game_reaction_counts" (
	"game_id" integer NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "game_reaction_counts_pkey" PRIMARY KEY("game_id","kind"),
	CONSTRAINT "game_reaction_counts_natural" CHECK ("game_reaction_counts"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_reactions" (
	"review_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_reactions_pkey" PRIMARY KEY("review_id","account_id"),
	CONSTRAINT "review_reactions_kind_known" CHECK ("review_reactions"."kind" in ('like', 'dislike'))
);
--> statement-breakpoint
CREATE TABLE "review_responses" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"body" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_responses_body_length" CHECK (char_length("review_responses"."body") between 1 and 250)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"game_id" integer NOT NULL,
	"account_id" uuid,
	"body" text NOT NULL,
	"rating" smallint NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"dislikes" integer DEFAULT 0 NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reviews_game_account_unique" UNIQUE("game_id","account_id"),
	CONSTRAINT "reviews_rating_known" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_body_length" CHECK (char_length("reviews"."body") between 1 and 500),
	CONSTRAINT "reviews_counts_natural" CHECK ("reviews"."likes" >= 0 and "reviews"."dislikes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "game_reaction_counts" ADD CONSTRAINT "game_reaction_counts_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reactions" ADD CONSTRAINT "review_reactions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reactions" ADD CONSTRAINT "review_reactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_responses" ADD CONSTRAINT "review_responses_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_responses" ADD CONSTRAINT "review_responses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reactions_account_index" ON "review_reactions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "review_responses_account_index" ON "review_responses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reviews_game_posted_index" ON "reviews" USING btree ("game_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_account_index" ON "reviews" USING btree ("account_id");