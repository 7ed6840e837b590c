CREATE TABLE "coin_offers" (
	"amount" integer PRIMARY KEY NOT NULL,
	"price" integer NOT NULL,
	"special" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coin_offers_amount_positive" CHECK ("coin_offers"."amount" > 0),
	CONSTRAINT "coin_offers_price_positive" CHECK ("coin_offers"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "coin_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"price" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"checkout_url" text,
	"idempotency_key" text NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"receipt" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coin_orders_key_unique" UNIQUE("account_id","idempotency_key"),
	CONSTRAINT "coin_orders_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "coin_orders_amount_positive" CHECK ("coin_orders"."amount" > 0),
	CONSTRAINT "coin_orders_price_positive" CHECK ("coin_orders"."price" > 0),
	CONSTRAINT "coin_orders_vat_rate_range" CHECK ("coin_orders"."vat_rate" between 0 and 9999),
	CONSTRAINT "coin_orders_held_range" CHECK ("coin_orders"."held" between 0 and "coin_orders"."amount"),
	CONSTRAINT "coin_orders_missing_range" CHECK ("coin_orders"."missing" between 0 and "coin_orders"."amount"),
	CONSTRAINT "coin_orders_state_known" CHECK ("coin_orders"."state" in ('created', 'cancelled', 'failed', 'paid', 'disputed', 'dispute-won', 'refunded')),
	CONSTRAINT "coin_orders_provider_known" CHECK ("coin_orders"."provider" in ('sandbox', 'stripe'))
);
--> statement-breakpoint
CREATE TABLE "payment_reports" (
	"provider" text NOT NULL,
	"report_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_reports_pkey" PRIMARY KEY("provider","report_id")
);
--> statement-breakpoint
ALTER TABLE "coin_orders" ADD CONSTRAINT "coin_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reports" ADD CONSTRAINT "payment_reports_order_id_coin_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."coin_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_orders_account_index" ON "coin_orders" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
-- The packs with which a new portal opens; an operator may change them.
INSERT INTO "coin_offers" ("amount", "price", "special") VALUES (10, 99, false), (25, 229, false), (50, 449, false), (100, 799, true), (250, 1799, false);
