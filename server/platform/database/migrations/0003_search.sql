CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Text as it is searched: without accents and capitals, words parted by spaces.
-- Whatever the locale of the server: in the locale C, lower() knows ASCII alone.
CREATE FUNCTION search_fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	replace(replace(replace(
		translate(
			lower(normalize(
				regexp_replace(
					regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]+', '', 'g'),
					'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
				NFKC)),
			'ØøŁłĐđÐðıĦħÞÆŒẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏҐ',
			'oollddddihhþæœßαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџґ'),
	'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"developer_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"hero" jsonb,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"body_html" text NOT NULL,
	"labels" text NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_fold(title)), 'A') || setweight(to_tsvector('simple', search_fold(labels)), 'B') || setweight(to_tsvector('simple', search_fold(excerpt)), 'C') || setweight(to_tsvector('simple', search_fold(left(body, 50000))), 'D')) STORED NOT NULL,
	CONSTRAINT "announcements_developer_slug_unique" UNIQUE("developer_id","slug"),
	CONSTRAINT "announcements_status_known" CHECK ("announcements"."status" in ('draft', 'published')),
	CONSTRAINT "announcements_slug_form" CHECK ("announcements"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_fold(username || ' ' || coalesce(alias, ''))), 'A')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "labels" text;--> statement-breakpoint
UPDATE "articles" SET "labels" = concat_ws(' ', (SELECT title FROM article_categories WHERE id = category_id), (SELECT string_agg(title, ' ') FROM article_tags JOIN tags ON id = tag_id WHERE article_id = articles.id));--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "labels" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_fold(title)), 'A') || setweight(to_tsvector('simple', search_fold(labels)), 'B') || setweight(to_tsvector('simple', search_fold(excerpt)), 'C') || setweight(to_tsvector('simple', search_fold(left(body, 50000))), 'D')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_fold(card->>'title')), 'A') || setweight(to_tsvector('simple', search_fold(jsonb_path_query_array(card, '$.tags[*].title')::text || ' ' || jsonb_path_query_array(card, '$.category.title')::text || ' ' || jsonb_path_query_array(card, '$.genre.title')::text || ' ' || jsonb_path_query_array(card, '$.developer.name')::text)), 'B') || setweight(to_tsvector('simple', search_fold(card->>'excerpt')), 'C') || setweight(to_tsvector('simple', search_fold(left(description, 50000))), 'D')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_newest_index" ON "announcements" USING btree ("developer_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "announcements_search_index" ON "announcements" USING gin ("search");--> statement-breakpoint
CREATE INDEX "announcements_title_index" ON "announcements" USING gin (search_fold(title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_search_index" ON "accounts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "accounts_names_index" ON "accounts" USING gin (search_fold(username || ' ' || coalesce(alias, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_search_index" ON "articles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "articles_title_index" ON "articles" USING gin (search_fold(title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "games_search_index" ON "games" USING gin ("search");--> statement-breakpoint
CREATE INDEX "games_title_index" ON "games" USING gin (search_fold(card->>'title') gin_trgm_ops);