ALTER TABLE "accounts" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "avatar_key" text;--> statement-breakpoint
CREATE INDEX "accounts_phone_index" ON "accounts" USING btree ("phone") WHERE phone is not null;--> statement-breakpoint
CREATE INDEX "accounts_avatar_key_index" ON "accounts" USING btree ("avatar_key") WHERE avatar_key is not null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_avatar_key_hash" CHECK ("accounts"."avatar_key" ~ '^[0-9a-f]{32}$');--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_about_length" CHECK (char_length("accounts"."about") <= 500);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_links_few" CHECK (jsonb_typeof("accounts"."links") = 'array' and jsonb_array_length("accounts"."links") <= 5);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_phone_e164" CHECK ("accounts"."phone" ~ '^\+[1-9][0-9]{6,14}$');