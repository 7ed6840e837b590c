ALTER TABLE "support_tickets" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE INDEX "article_views_counted_index" ON "article_views" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "support_tickets_updated_index" ON "support_tickets" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_idempotency_key_unique" UNIQUE("idempotency_key");