CREATE TABLE "build_files" (
	"build_id" integer PRIMARY KEY NOT NULL,
	"files" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_bases" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "packed_bytes" bigint;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "notes_html" text;--> statement-breakpoint
ALTER TABLE "developer_audit" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "build_files" ADD CONSTRAINT "build_files_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_bases" ADD CONSTRAINT "draft_bases_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "developer_audit_at_index" ON "developer_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "developer_publications_ended_index" ON "developer_publications" USING btree ("ended_at");--> statement-breakpoint
ALTER TABLE "builds" ADD CONSTRAINT "builds_notes_rendered" CHECK (("builds"."notes" is null) = ("builds"."notes_html" is null));--> statement-breakpoint
ALTER TABLE "developer_audit" ADD CONSTRAINT "developer_audit_actor_known" CHECK ("developer_audit"."actor" in ('member', 'token', 'operator', 'system'));