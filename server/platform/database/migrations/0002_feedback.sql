CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"rating" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_subject_length" CHECK (char_length("feedback"."subject") between 1 and 150),
	CONSTRAINT "feedback_text_length" CHECK (char_length("feedback"."text") between 1 and 500),
	CONSTRAINT "feedback_rating_known" CHECK ("feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_account_id_index" ON "feedback" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "feedback_created_index" ON "feedback" USING btree ("created_at");