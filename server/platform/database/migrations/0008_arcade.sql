CREATE TABLE "article_views" (
	"visitor" text NOT NULL,
	"article_id" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_views_pkey" PRIMARY KEY("visitor","article_id")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker" uuid NOT NULL,
	"blocked" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_pkey" PRIMARY KEY("blocker","blocked"),
	CONSTRAINT "blocks_another" CHECK ("blocks"."blocker" <> "blocks"."blocked")
);
--> statement-breakpoint
CREATE TABLE "catalog_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"description_html" text NOT NULL,
	"thumbnail" text NOT NULL,
	"price" integer NOT NULL,
	"price_discounted" integer,
	"place" text NOT NULL,
	"consumable" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "catalog_items_game_slug_unique" UNIQUE("game_id","slug"),
	CONSTRAINT "catalog_items_slug_form" CHECK ("catalog_items"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "catalog_items_place_known" CHECK ("catalog_items"."place" in ('game', 'shop')),
	CONSTRAINT "catalog_items_status_known" CHECK ("catalog_items"."status" in ('draft', 'published')),
	CONSTRAINT "catalog_items_price_positive" CHECK ("catalog_items"."price" > 0),
	CONSTRAINT "catalog_items_discount_lower" CHECK ("catalog_items"."price_discounted" between 0 and "catalog_items"."price" - 1)
);
--> statement-breakpoint
CREATE TABLE "friendships" (
	"first" uuid NOT NULL,
	"second" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "friendships_pkey" PRIMARY KEY("first","second"),
	CONSTRAINT "friendships_ordered" CHECK ("friendships"."first" < "friendships"."second"),
	CONSTRAINT "friendships_asked_by_one" CHECK ("friendships"."asked_by" in ("friendships"."first", "friendships"."second"))
);
--> statement-breakpoint
CREATE TABLE "help_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"audience" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"answer_html" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "help_questions_slug_unique" UNIQUE("slug"),
	CONSTRAINT "help_questions_audience_known" CHECK ("help_questions"."audience" in ('user', 'guest')),
	CONSTRAINT "help_questions_slug_form" CHECK ("help_questions"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_tickets_number_unique" UNIQUE("number"),
	CONSTRAINT "support_tickets_status_known" CHECK ("support_tickets"."status" in ('open', 'answered', 'closed')),
	CONSTRAINT "support_tickets_subject_length" CHECK (char_length("support_tickets"."subject") between 1 and 150),
	CONSTRAINT "support_tickets_message_length" CHECK (char_length("support_tickets"."message") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_accounts_id_fk" FOREIGN KEY ("blocker") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_accounts_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_items" ADD CONSTRAINT "catalog_items_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_first_accounts_id_fk" FOREIGN KEY ("first") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_second_accounts_id_fk" FOREIGN KEY ("second") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked_index" ON "blocks" USING btree ("blocked");--> statement-breakpoint
CREATE INDEX "friendships_second_index" ON "friendships" USING btree ("second");--> statement-breakpoint
CREATE INDEX "friendships_asked_by_index" ON "friendships" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "support_tickets_account_id_index" ON "support_tickets" USING btree ("account_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_tickets_open_index" ON "support_tickets" USING btree ("created_at") WHERE status = 'open';