ALTER TABLE "builds" ADD COLUMN "adapter" text;--> statement-breakpoint
ALTER TABLE "builds" ADD CONSTRAINT "builds_adapter_known" CHECK ("builds"."adapter" in ('heyvr', 'crazygames'));