CREATE TABLE "game_testers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"developer_id" integer NOT NULL,
	"game" text NOT NULL,
	"account_id" uuid,
	"email_key" text,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"idle_since" timestamp (3) with time zone,
	CONSTRAINT "game_testers_account_unique" UNIQUE("developer_id","game","account_id"),
	CONSTRAINT "game_testers_email_unique" UNIQUE("developer_id","game","email_key"),
	CONSTRAINT "game_testers_one_invited" CHECK (num_nonnulls("game_testers"."account_id", "game_testers"."email_key") = 1),
	CONSTRAINT "game_testers_accepted_by_account" CHECK ("game_testers"."accepted_at" is null or "game_testers"."account_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "game_testers" ADD CONSTRAINT "game_testers_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_testers" ADD CONSTRAINT "game_testers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_testers" ADD CONSTRAINT "game_testers_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_testers_account_index" ON "game_testers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "game_testers_email_index" ON "game_testers" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "game_testers_invited_by_index" ON "game_testers" USING btree ("invited_by");