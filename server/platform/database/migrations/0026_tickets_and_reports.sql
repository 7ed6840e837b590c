CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"game_id" integer,
	"review_id" uuid,
	"profile_id" uuid,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "reports_game_unique" UNIQUE("account_id","game_id"),
	CONSTRAINT "reports_review_unique" UNIQUE("account_id","review_id"),
	CONSTRAINT "reports_profile_unique" UNIQUE("account_id","profile_id"),
	CONSTRAINT "reports_one_thing" CHECK (num_nonnulls("reports"."game_id", "reports"."review_id", "reports"."profile_id") = 1),
	CONSTRAINT "reports_status_known" CHECK ("reports"."status" in ('open', 'resolved')),
	CONSTRAINT "reports_text_length" CHECK (char_length("reports"."text") <= 500)
);
--> statement-breakpoint
CREATE TABLE "support_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"account_id" uuid,
	"side" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "support_replies_key_unique" UNIQUE("ticket_id","idempotency_key"),
	CONSTRAINT "support_replies_side_known" CHECK ("support_replies"."side" in ('player', 'support')),
	CONSTRAINT "support_replies_body_length" CHECK (char_length("support_replies"."body") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_profile_id_accounts_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_replies" ADD CONSTRAINT "support_replies_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_replies" ADD CONSTRAINT "support_replies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_game_index" ON "reports" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "reports_review_index" ON "reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "reports_profile_index" ON "reports" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "reports_open_index" ON "reports" USING btree ("created_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "support_replies_ticket_index" ON "support_replies" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "support_replies_account_index" ON "support_replies" USING btree ("account_id");