CREATE TABLE "developer_applications" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"refused_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "developer_audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"developer_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid,
	"subject_id" uuid,
	"token_name" text,
	"event" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "developer_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"developer_id" integer NOT NULL,
	"account_id" uuid,
	"email_key" text,
	"role" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "developer_invitations_account_unique" UNIQUE("developer_id","account_id"),
	CONSTRAINT "developer_invitations_email_unique" UNIQUE("developer_id","email_key"),
	CONSTRAINT "developer_invitations_one_invited" CHECK (num_nonnulls("developer_invitations"."account_id", "developer_invitations"."email_key") = 1)
);
--> statement-breakpoint
CREATE TABLE "developer_publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"developer_id" integer NOT NULL,
	"upload_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"result" jsonb,
	"requested_by" uuid,
	"token_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "developer_publications_state_known" CHECK ("developer_publications"."state" in ('waiting', 'running', 'published', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "developer_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"developer_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"actions" jsonb NOT NULL,
	"game" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "developer_tokens_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "developer_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"developer_id" integer NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "developer_uploads_received" CHECK ("developer_uploads"."received" between 0 and "developer_uploads"."size")
);
--> statement-breakpoint
ALTER TABLE "developer_members" DROP CONSTRAINT "developer_members_role_known";--> statement-breakpoint
ALTER TABLE "developer_members" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "developer_applications" ADD CONSTRAINT "developer_applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_audit" ADD CONSTRAINT "developer_audit_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_audit" ADD CONSTRAINT "developer_audit_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_audit" ADD CONSTRAINT "developer_audit_subject_id_accounts_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_invitations" ADD CONSTRAINT "developer_invitations_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_invitations" ADD CONSTRAINT "developer_invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_invitations" ADD CONSTRAINT "developer_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_publications" ADD CONSTRAINT "developer_publications_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_publications" ADD CONSTRAINT "developer_publications_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_tokens" ADD CONSTRAINT "developer_tokens_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_tokens" ADD CONSTRAINT "developer_tokens_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "developer_uploads" ADD CONSTRAINT "developer_uploads_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "developer_applications_slug_unique" ON "developer_applications" USING btree ("slug") WHERE refused_at is null;--> statement-breakpoint
CREATE INDEX "developer_audit_developer_index" ON "developer_audit" USING btree ("developer_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "developer_audit_account_index" ON "developer_audit" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "developer_audit_subject_index" ON "developer_audit" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "developer_invitations_account_index" ON "developer_invitations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "developer_invitations_email_index" ON "developer_invitations" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "developer_invitations_invited_by_index" ON "developer_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "developer_publications_developer_index" ON "developer_publications" USING btree ("developer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "developer_publications_requested_by_index" ON "developer_publications" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "developer_publications_open_index" ON "developer_publications" USING btree ("created_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "developer_tokens_developer_index" ON "developer_tokens" USING btree ("developer_id","created_at");--> statement-breakpoint
CREATE INDEX "developer_tokens_created_by_index" ON "developer_tokens" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "developer_uploads_created_index" ON "developer_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "developer_uploads_developer_index" ON "developer_uploads" USING btree ("developer_id");--> statement-breakpoint
ALTER TABLE "developer_members" ADD CONSTRAINT "developer_members_role_known" CHECK ("developer_members"."role" in ('owner', 'publisher', 'analyst', 'support', 'member'));