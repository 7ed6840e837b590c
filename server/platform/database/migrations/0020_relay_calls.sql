CREATE TABLE "guest_progress" (
	"guest_id" uuid NOT NULL,
	"achievement_id" integer NOT NULL,
	"percent" smallint NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guest_progress_pkey" PRIMARY KEY("guest_id","achievement_id"),
	CONSTRAINT "guest_progress_percent_range" CHECK ("guest_progress"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "mail_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"game_id" integer,
	"developer_id" integer,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_subscriptions_game_unique" UNIQUE("account_id","game_id"),
	CONSTRAINT "mail_subscriptions_developer_unique" UNIQUE("account_id","developer_id"),
	CONSTRAINT "mail_subscriptions_one_sender" CHECK (("mail_subscriptions"."game_id" is null) <> ("mail_subscriptions"."developer_id" is null)),
	CONSTRAINT "mail_subscriptions_source_known" CHECK ("mail_subscriptions"."source" in ('sdk', 'site'))
);
--> statement-breakpoint
CREATE TABLE "owned_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "owned_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"count" integer NOT NULL,
	"paid" integer NOT NULL,
	"bought_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "owned_items_count_positive" CHECK ("owned_items"."count" > 0),
	CONSTRAINT "owned_items_paid_not_negative" CHECK ("owned_items"."paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "player_progress" (
	"account_id" uuid NOT NULL,
	"achievement_id" integer NOT NULL,
	"percent" smallint NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "player_progress_pkey" PRIMARY KEY("account_id","achievement_id"),
	CONSTRAINT "player_progress_percent_range" CHECK ("player_progress"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "purchase_answers" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "purchase_answers_pkey" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "save_slots" (
	"account_id" uuid NOT NULL,
	"game_id" integer NOT NULL,
	"slot" smallint NOT NULL,
	"newest" integer NOT NULL,
	"held" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "save_slots_pkey" PRIMARY KEY("account_id","game_id","slot"),
	CONSTRAINT "save_slots_slot_known" CHECK ("save_slots"."slot" between 1 and 5),
	CONSTRAINT "save_slots_versions_in_order" CHECK ("save_slots"."held" between 0 and "save_slots"."newest")
);
--> statement-breakpoint
CREATE TABLE "save_versions" (
	"account_id" uuid NOT NULL,
	"game_id" integer NOT NULL,
	"slot" smallint NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"data" text NOT NULL,
	"set_aside" boolean DEFAULT false NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "save_versions_pkey" PRIMARY KEY("account_id","game_id","slot","version"),
	CONSTRAINT "save_versions_version_positive" CHECK ("save_versions"."version" > 0),
	CONSTRAINT "save_versions_data_small" CHECK (octet_length("save_versions"."data") <= 65536)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "idempotency_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "per_minute" double precision;--> statement-breakpoint
ALTER TABLE "catalog_items" ADD COLUMN "expiry_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was entered once so far gets its other side.
ALTER TABLE "ledger_entries" ADD COLUMN "transaction_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "transaction_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "book" text;--> statement-breakpoint
INSERT INTO "ledger_entries" ("transaction_id", "book", "amount", "reason", "created_at")
	SELECT transaction_id, CASE reason WHEN 'grant' THEN 'promotion' WHEN 'premium' THEN 'premium' WHEN 'item' THEN 'items' ELSE 'sales' END,
		-amount, reason, created_at FROM "ledger_entries" ORDER BY id;--> statement-breakpoint
ALTER TABLE "guest_progress" ADD CONSTRAINT "guest_progress_achievement_id_achievements_id_fk" FOREIGN KEY ("achievement_id") REFERENCES "public"."achievements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_subscriptions" ADD CONSTRAINT "mail_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_subscriptions" ADD CONSTRAINT "mail_subscriptions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_subscriptions" ADD CONSTRAINT "mail_subscriptions_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_items" ADD CONSTRAINT "owned_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_items" ADD CONSTRAINT "owned_items_item_id_catalog_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalog_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_progress" ADD CONSTRAINT "player_progress_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_progress" ADD CONSTRAINT "player_progress_achievement_id_achievements_id_fk" FOREIGN KEY ("achievement_id") REFERENCES "public"."achievements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_answers" ADD CONSTRAINT "purchase_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "save_slots" ADD CONSTRAINT "save_slots_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "save_slots" ADD CONSTRAINT "save_slots_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "save_versions" ADD CONSTRAINT "save_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "save_versions" ADD CONSTRAINT "save_versions_slot_fk" FOREIGN KEY ("account_id","game_id","slot") REFERENCES "public"."save_slots"("account_id","game_id","slot") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_progress_achievement_index" ON "guest_progress" USING btree ("achievement_id");--> statement-breakpoint
CREATE INDEX "mail_subscriptions_game_index" ON "mail_subscriptions" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "mail_subscriptions_developer_index" ON "mail_subscriptions" USING btree ("developer_id");--> statement-breakpoint
CREATE INDEX "owned_items_account_index" ON "owned_items" USING btree ("account_id","item_id");--> statement-breakpoint
CREATE INDEX "owned_items_item_index" ON "owned_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "player_progress_achievement_index" ON "player_progress" USING btree ("achievement_id");--> statement-breakpoint
CREATE INDEX "purchase_answers_created_index" ON "purchase_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction_index" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_per_minute_positive" CHECK ("boards"."per_minute" > 0);--> statement-breakpoint
ALTER TABLE "catalog_items" ADD CONSTRAINT "catalog_items_expiry_known" CHECK ("catalog_items"."expiry_days" between 0 and 3650);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_book_known" CHECK ("ledger_entries"."book" in ('promotion', 'sales', 'premium', 'items'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_one_side" CHECK (("ledger_entries"."account_id" is null) <> ("ledger_entries"."book" is null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_key_of_player" CHECK (("ledger_entries"."account_id" is null) = ("ledger_entries"."idempotency_key" is null));