CREATE TABLE "coin_rates" (
	"from_month" date PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"per_thousand" bigint NOT NULL,
	"minimum" bigint NOT NULL,
	CONSTRAINT "coin_rates_per_thousand_positive" CHECK ("coin_rates"."per_thousand" > 0),
	CONSTRAINT "coin_rates_minimum_positive" CHECK ("coin_rates"."minimum" > 0)
);
--> statement-breakpoint
CREATE TABLE "item_sales" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"developer_id" integer NOT NULL,
	"game" text NOT NULL,
	"game_title" text NOT NULL,
	"item" text NOT NULL,
	"item_name" text NOT NULL,
	"count" integer NOT NULL,
	"sold_at" timestamp (3) with time zone NOT NULL,
	"statement_id" uuid,
	CONSTRAINT "item_sales_count_positive" CHECK ("item_sales"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"developer_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"reference" text,
	"reason" text,
	CONSTRAINT "payouts_amount_positive" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_state_known" CHECK ("payouts"."state" in ('requested', 'settled', 'refused')),
	CONSTRAINT "payouts_decided" CHECK (("payouts"."state" = 'requested') = ("payouts"."decided_at" is null)),
	CONSTRAINT "payouts_referenced" CHECK (("payouts"."state" = 'settled') = ("payouts"."reference" is not null)),
	CONSTRAINT "payouts_reasoned" CHECK (("payouts"."state" = 'refused') = ("payouts"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "revenue_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revenue_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"developer_id" integer,
	"from_month" date NOT NULL,
	"basis_points" integer NOT NULL,
	CONSTRAINT "revenue_shares_from_unique" UNIQUE NULLS NOT DISTINCT("developer_id","from_month"),
	CONSTRAINT "revenue_shares_basis_points" CHECK ("revenue_shares"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"statement_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"game" text NOT NULL,
	"game_title" text NOT NULL,
	"item" text NOT NULL,
	"item_name" text NOT NULL,
	"sold" bigint NOT NULL,
	"coins" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "statement_lines_pkey" PRIMARY KEY("statement_id","position")
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"developer_id" integer NOT NULL,
	"month" date NOT NULL,
	"currency" text NOT NULL,
	"per_thousand" bigint NOT NULL,
	"basis_points" integer NOT NULL,
	"sold" bigint NOT NULL,
	"coins" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statements_month_unique" UNIQUE("developer_id","month"),
	CONSTRAINT "statements_amount_not_negative" CHECK ("statements"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "item_sales" ADD CONSTRAINT "item_sales_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revenue_shares" ADD CONSTRAINT "revenue_shares_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_developer_id_developers_id_fk" FOREIGN KEY ("developer_id") REFERENCES "public"."developers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_sales_developer_index" ON "item_sales" USING btree ("developer_id","sold_at");--> statement-breakpoint
CREATE INDEX "item_sales_open_index" ON "item_sales" USING btree ("developer_id","sold_at") WHERE statement_id is null;--> statement-breakpoint
CREATE INDEX "item_sales_statement_index" ON "item_sales" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "payouts_developer_index" ON "payouts" USING btree ("developer_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payouts_requested_by_index" ON "payouts" USING btree ("requested_by");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open_unique" ON "payouts" USING btree ("developer_id") WHERE state = 'requested';--> statement-breakpoint

-- Adds the sales of earlier releases. Purchases of deleted accounts are unknown. Precedes the deferred key: its pending
-- checks would refuse changes of the table by later migrations, which run in the same transaction.
INSERT INTO item_sales (transaction_id, developer_id, game, game_title, item, item_name, count, sold_at)
SELECT paid.transaction_id, games.developer_id, games.slug, games.card->>'title', catalog_items.slug, catalog_items.name,
	bought.count, paid.created_at
FROM (
	SELECT transaction_id, account_id, created_at, -amount AS coins,
		row_number() OVER (PARTITION BY account_id, created_at, amount ORDER BY id) AS place
	FROM ledger_entries WHERE reason = 'item' AND account_id IS NOT NULL
) AS paid
JOIN (
	SELECT account_id, bought_at, paid, item_id, count,
		row_number() OVER (PARTITION BY account_id, bought_at, paid ORDER BY id) AS place
	FROM owned_items WHERE paid > 0
) AS bought ON bought.account_id = paid.account_id AND bought.bought_at = paid.created_at AND bought.paid = paid.coins
	AND bought.place = paid.place
JOIN catalog_items ON catalog_items.id = bought.item_id
JOIN games ON games.id = catalog_items.game_id;--> statement-breakpoint

-- A statement is written after the sums of its sales, so this key is checked at the end of the transaction.
ALTER TABLE item_sales ADD CONSTRAINT item_sales_statement_id_statements_id_fk FOREIGN KEY (statement_id)
	REFERENCES statements (id) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint

-- Sales, statements and payouts stay as they were written (docs/adr/0068-money-of-developers.md).
CREATE FUNCTION refuse_money_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are final.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER statements_final BEFORE UPDATE OR DELETE ON statements
	FOR EACH ROW EXECUTE FUNCTION refuse_money_change();--> statement-breakpoint
CREATE TRIGGER statements_not_emptied BEFORE TRUNCATE ON statements
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();--> statement-breakpoint
CREATE TRIGGER statement_lines_final BEFORE UPDATE OR DELETE ON statement_lines
	FOR EACH ROW EXECUTE FUNCTION refuse_money_change();--> statement-breakpoint
CREATE TRIGGER statement_lines_not_emptied BEFORE TRUNCATE ON statement_lines
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();--> statement-breakpoint

-- A sale changes once, when a statement counts it.
CREATE TRIGGER item_sales_final BEFORE UPDATE ON item_sales FOR EACH ROW
	WHEN (OLD.statement_id IS NOT NULL
		OR (NEW.transaction_id, NEW.developer_id, NEW.game, NEW.game_title, NEW.item, NEW.item_name, NEW.count, NEW.sold_at)
		IS DISTINCT FROM
		(OLD.transaction_id, OLD.developer_id, OLD.game, OLD.game_title, OLD.item, OLD.item_name, OLD.count, OLD.sold_at))
	EXECUTE FUNCTION refuse_money_change();--> statement-breakpoint
CREATE TRIGGER item_sales_not_deleted BEFORE DELETE ON item_sales
	FOR EACH ROW EXECUTE FUNCTION refuse_money_change();--> statement-breakpoint
CREATE TRIGGER item_sales_not_emptied BEFORE TRUNCATE ON item_sales
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();--> statement-breakpoint

-- A payout changes once, when the operator decides. The deletion of an account removes its id.
CREATE TRIGGER payouts_final BEFORE UPDATE ON payouts FOR EACH ROW
	WHEN (to_jsonb(NEW) - 'requested_by' <> to_jsonb(OLD) - 'requested_by'
		AND (OLD.state <> 'requested' OR NEW.amount <> OLD.amount OR NEW.currency <> OLD.currency
			OR NEW.developer_id <> OLD.developer_id OR NEW.requested_at <> OLD.requested_at))
	EXECUTE FUNCTION refuse_money_change();--> statement-breakpoint
CREATE TRIGGER payouts_not_deleted BEFORE DELETE ON payouts
	FOR EACH ROW EXECUTE FUNCTION refuse_money_change();--> statement-breakpoint
CREATE TRIGGER payouts_not_emptied BEFORE TRUNCATE ON payouts
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_money_change();
