CREATE TABLE "attempt_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"content" jsonb
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"account_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"name" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_pkey" PRIMARY KEY("account_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "link_secrets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"account_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "link_secrets_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "link_secrets_hash_form" CHECK ("link_secrets"."secret_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "link_secrets_purpose_known" CHECK ("link_secrets"."purpose" in ('verify-email', 'reset-password', 'social-finalize', 'deletion-status', 'subscription-confirm', 'subscription-unsubscribe', 'coin-purchase'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "mails_recipient_one_line" CHECK ("mails"."recipient" !~ '[
]'),
	CONSTRAINT "mails_subject_one_line" CHECK ("mails"."subject" !~ '[
]')
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_code_unique" UNIQUE("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "social_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"marker_hash" text NOT NULL,
	"checks" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"proved" jsonb,
	CONSTRAINT "social_attempts_state_unique" UNIQUE("state_hash"),
	CONSTRAINT "social_attempts_provider_known" CHECK ("social_attempts"."provider" in ('facebook', 'google', 'steam'))
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_identities_subject_unique" UNIQUE("issuer","subject"),
	CONSTRAINT "social_identities_provider_known" CHECK ("social_identities"."provider" in ('facebook', 'google', 'steam'))
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"encrypted_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_email_key_unique";--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_secrets" ADD CONSTRAINT "link_secrets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_counts_ends_index" ON "attempt_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "data_exports_account_index" ON "data_exports" USING btree ("account_id","requested_at");--> statement-breakpoint
CREATE INDEX "deletion_requests_account_index" ON "deletion_requests" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "deletion_requests_due_index" ON "deletion_requests" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "known_devices_device_index" ON "known_devices" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "link_secrets_account_index" ON "link_secrets" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "link_secrets_expires_index" ON "link_secrets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_due_index" ON "mails" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "mails_account_index" ON "mails" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "social_attempts_marker_index" ON "social_attempts" USING btree ("marker_hash");--> statement-breakpoint
CREATE INDEX "social_attempts_expires_index" ON "social_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_identities_account_index" ON "social_identities" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_verified_email_unique" ON "accounts" USING btree ("email_key") WHERE email_verified_at is not null;--> statement-breakpoint
CREATE INDEX "accounts_email_key_index" ON "accounts" USING btree ("email_key");