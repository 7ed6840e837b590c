CREATE UNLOGGED TABLE "request_counts" (
	"key" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "request_counts_key_ends_at_pk" PRIMARY KEY("key","ends_at")
);
--> statement-breakpoint
CREATE INDEX "request_counts_ends_at_index" ON "request_counts" USING btree ("ends_at");