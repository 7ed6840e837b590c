CREATE TABLE "build_errors" (
	"build_id" integer NOT NULL,
	"message" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "build_errors_pkey" PRIMARY KEY("build_id","message"),
	CONSTRAINT "build_errors_message_length" CHECK (length("build_errors"."message") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "build_health" (
	"build_id" integer NOT NULL,
	"day" date NOT NULL,
	"samples" integer DEFAULT 0 NOT NULL,
	"failed_starts" integer DEFAULT 0 NOT NULL,
	"script_errors" integer DEFAULT 0 NOT NULL,
	"failed_loads" integer DEFAULT 0 NOT NULL,
	"first_frame_ms" bigint DEFAULT 0 NOT NULL,
	"frames_12" bigint DEFAULT 0 NOT NULL,
	"frames_18" bigint DEFAULT 0 NOT NULL,
	"frames_34" bigint DEFAULT 0 NOT NULL,
	"frames_slow" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "build_health_pkey" PRIMARY KEY("build_id","day")
);
--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "network" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "cross_origin_isolated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "check_report" jsonb;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "capabilities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "draft_for" text;--> statement-breakpoint
ALTER TABLE "build_errors" ADD CONSTRAINT "build_errors_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "build_health" ADD CONSTRAINT "build_health_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "build_errors_last_seen_index" ON "build_errors" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "build_health_day_index" ON "build_health" USING btree ("day");--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_draft_for_unique" UNIQUE("draft_for");