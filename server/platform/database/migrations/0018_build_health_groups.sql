CREATE TABLE "error_groups" (
	"build_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"count" bigint DEFAULT 0 NOT NULL,
	"sessions" bigint DEFAULT 0 NOT NULL,
	"computer" bigint DEFAULT 0 NOT NULL,
	"mobile" bigint DEFAULT 0 NOT NULL,
	"headset" bigint DEFAULT 0 NOT NULL,
	"unknown" bigint DEFAULT 0 NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "error_groups_pkey" PRIMARY KEY("build_id","fingerprint"),
	CONSTRAINT "error_groups_message_length" CHECK (length("error_groups"."message") between 1 and 300),
	CONSTRAINT "error_groups_stack_length" CHECK (length("error_groups"."stack") between 1 and 4096)
);
--> statement-breakpoint
CREATE TABLE "frame_histograms" (
	"build_id" integer NOT NULL,
	"day" date NOT NULL,
	"device" text NOT NULL,
	"mode" text NOT NULL,
	"sessions" bigint DEFAULT 0 NOT NULL,
	"up_to_7" bigint DEFAULT 0 NOT NULL,
	"up_to_9" bigint DEFAULT 0 NOT NULL,
	"up_to_12" bigint DEFAULT 0 NOT NULL,
	"up_to_14" bigint DEFAULT 0 NOT NULL,
	"up_to_18" bigint DEFAULT 0 NOT NULL,
	"up_to_23" bigint DEFAULT 0 NOT NULL,
	"up_to_34" bigint DEFAULT 0 NOT NULL,
	"up_to_50" bigint DEFAULT 0 NOT NULL,
	"up_to_67" bigint DEFAULT 0 NOT NULL,
	"up_to_100" bigint DEFAULT 0 NOT NULL,
	"up_to_200" bigint DEFAULT 0 NOT NULL,
	"longer" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "frame_histograms_pkey" PRIMARY KEY("build_id","day","device","mode"),
	CONSTRAINT "frame_histograms_device_known" CHECK ("frame_histograms"."device" in ('computer', 'mobile', 'headset', 'unknown')),
	CONSTRAINT "frame_histograms_mode_known" CHECK ("frame_histograms"."mode" in ('screen', 'vr'))
);
--> statement-breakpoint
ALTER TABLE "build_health" ADD COLUMN "sessions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "build_health" ADD COLUMN "failed_sessions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "build_health" ADD COLUMN "session_errors" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "build_health" ADD COLUMN "session_loads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "worse_noticed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "error_groups" ADD CONSTRAINT "error_groups_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_histograms" ADD CONSTRAINT "frame_histograms_build_id_builds_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."builds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "error_groups_last_seen_index" ON "error_groups" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "frame_histograms_day_index" ON "frame_histograms" USING btree ("day");