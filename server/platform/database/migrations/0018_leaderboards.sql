CREATE TABLE "boards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" integer NOT NULL,
	"slug" text NOT NULL,
	"score_order" text NOT NULL,
	"reset" text DEFAULT 'never' NOT NULL,
	"least" double precision,
	"most" double precision,
	"plausible_least" double precision,
	"plausible_most" double precision,
	CONSTRAINT "boards_game_slug_unique" UNIQUE("game_id","slug"),
	CONSTRAINT "boards_order_known" CHECK ("boards"."score_order" in ('highest-first', 'lowest-first')),
	CONSTRAINT "boards_reset_known" CHECK ("boards"."reset" in ('never', 'daily', 'weekly', 'monthly')),
	CONSTRAINT "boards_bounds_in_order" CHECK ("boards"."least" <= "boards"."most"),
	CONSTRAINT "boards_plausible_in_order" CHECK ("boards"."plausible_least" <= "boards"."plausible_most")
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"board_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"standing" text NOT NULL,
	"score" double precision NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scores_pkey" PRIMARY KEY("board_id","account_id","standing"),
	CONSTRAINT "scores_standing_known" CHECK ("scores"."standing" in ('listed', 'quarantined', 'unranked')),
	CONSTRAINT "scores_finite" CHECK (abs("scores"."score") <= 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scores_account_index" ON "scores" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "scores_highest_index" ON "scores" USING btree ("board_id","score" DESC NULLS FIRST,"posted_at","account_id") WHERE "scores"."standing" = 'listed';--> statement-breakpoint
CREATE INDEX "scores_lowest_index" ON "scores" USING btree ("board_id","score","posted_at","account_id") WHERE "scores"."standing" = 'listed';