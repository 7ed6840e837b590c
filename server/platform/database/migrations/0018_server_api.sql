CREATE TABLE "pairwise_ids" (
	"developer_id" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"pairwise_id" text NOT NULL,
	CONSTRAINT "pairwise_ids_pkey" PRIMARY KEY("developer_id","account_id"),
	CONSTRAINT "pairwise_ids_id_unique" UNIQUE("developer_id","pairwise_id")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_private_key" text NOT NULL,
	"signs_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_type_known" CHECK ("webhook_deliveries"."type" in ('purchase.completed', 'score.accepted', 'achievement.earned', 'review.created', 'player.deleted', 'ping'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"game_id" integer NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"switched_off_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"succeeded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "source" text DEFAULT 'game' NOT NULL;--> statement-breakpoint
ALTER TABLE "owned_items" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "owned_items" ADD COLUMN "grant_key" text;--> statement-breakpoint
ALTER TABLE "pairwise_ids" ADD CONSTRAINT "pairwise_ids_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairwise_ids" ADD CONSTRAINT "pairwise_ids_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pairwise_ids_account_index" ON "pairwise_ids" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_index" ON "webhook_deliveries" USING btree ("next_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_index" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_index" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_game_index" ON "webhook_endpoints" USING btree ("game_id","created_at");--> statement-breakpoint
ALTER TABLE "owned_items" ADD CONSTRAINT "owned_items_public_id_unique" UNIQUE("public_id");--> statement-breakpoint
ALTER TABLE "owned_items" ADD CONSTRAINT "owned_items_grant_key_unique" UNIQUE("account_id","grant_key");--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_source_known" CHECK ("scores"."source" in ('game', 'server'));