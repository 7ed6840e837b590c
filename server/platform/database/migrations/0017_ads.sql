CREATE TABLE "ad_impressions" (
	"serving_id" uuid PRIMARY KEY NOT NULL,
	"ad_id" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"size" text NOT NULL,
	"type" text NOT NULL,
	"media" text NOT NULL,
	"poster" text,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ads_name_size_unique" UNIQUE("name","size"),
	CONSTRAINT "ads_size_known" CHECK ("ads"."size" in ('600x500', '735x90')),
	CONSTRAINT "ads_type_known" CHECK ("ads"."type" in ('image', 'video')),
	CONSTRAINT "ads_video_has_poster" CHECK ("ads"."type" = 'image' or "ads"."poster" is not null),
	CONSTRAINT "ads_url_form" CHECK ("ads"."url" ~ '^(/[^/]|https://)'),
	CONSTRAINT "ads_weight_positive" CHECK ("ads"."weight" > 0),
	CONSTRAINT "ads_impressions_not_negative" CHECK ("ads"."impressions" >= 0)
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "overlay_ad" jsonb;--> statement-breakpoint
ALTER TABLE "ad_impressions" ADD CONSTRAINT "ad_impressions_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_impressions_counted_index" ON "ad_impressions" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "ads_served_index" ON "ads" USING btree ("size") WHERE active;