CREATE TABLE "job_wakes" (
	"job" text PRIMARY KEY NOT NULL,
	"requested" bigint NOT NULL,
	"served" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "node_messages" ADD COLUMN "number" bigint;