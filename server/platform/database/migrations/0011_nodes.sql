CREATE UNLOGGED TABLE "node_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sender" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "online_players" (
	"account_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	CONSTRAINT "online_players_account_id_node_id_pk" PRIMARY KEY("account_id","node_id")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "server_nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"clock_offset" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "online_players" ADD CONSTRAINT "online_players_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "node_messages_sent_at_index" ON "node_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "online_players_node_id_index" ON "online_players" USING btree ("node_id");