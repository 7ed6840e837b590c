CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"succeeded_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_rounds" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"round" timestamp (3) with time zone NOT NULL,
	"served_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_rounds_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "mail_rounds_kind_known" CHECK ("mail_rounds"."kind" in ('weekly-digest', 'unread-digest'))
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"body_html" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"served_through" uuid,
	"mails" integer DEFAULT 0 NOT NULL,
	"served_at" timestamp (3) with time zone,
	CONSTRAINT "newsletters_digest_unique" UNIQUE("digest"),
	CONSTRAINT "newsletters_subject_one_line" CHECK ("newsletters"."subject" !~ '[
]')
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "told_through" uuid;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "event_key" text;--> statement-breakpoint
ALTER TABLE "mail_rounds" ADD CONSTRAINT "mail_rounds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_rounds_round_index" ON "mail_rounds" USING btree ("kind","round");--> statement-breakpoint
CREATE INDEX "newsletters_waiting_index" ON "newsletters" USING btree ("id") WHERE served_at is null;--> statement-breakpoint
CREATE INDEX "announcements_untold_index" ON "announcements" USING btree ("published_at") WHERE status = 'published' and told_at is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_unique" UNIQUE("account_id","event_key");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_unsubscribe_url_form" CHECK ("mails"."unsubscribe_url" ~ '^https?://[^[:space:]<>]+$');