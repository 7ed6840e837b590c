DROP INDEX "messages_sender_index";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "messages_sender_index" ON "messages" USING btree ("sender_id","account_id","created_at");