CREATE TABLE "announcement_removals" (
	"event_key" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_announcement_index" ON "notifications" USING btree ("event_key") WHERE kind = 'announcement';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_account_index" ON "webhook_deliveries" USING btree ("account_id") WHERE account_id is not null;