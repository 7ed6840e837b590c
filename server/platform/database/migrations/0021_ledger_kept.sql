-- What has been entered stays as it is.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Entries of the ledger are final: write another movement.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_final BEFORE UPDATE OR DELETE ON ledger_entries
	FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_not_emptied BEFORE TRUNCATE ON ledger_entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- An account's balance is the sum of its entries.
CREATE FUNCTION require_balance_of_ledger(account uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM accounts WHERE id = account
			AND balance <> (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account_id = account)
	) THEN
		RAISE EXCEPTION 'The balance of the account % is not the sum of its ledger.', account USING ERRCODE = 'check_violation';
	END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
		RAISE EXCEPTION 'The entries of the transaction % do not add up to zero.', NEW.transaction_id USING ERRCODE = 'check_violation';
	END IF;
	PERFORM require_balance_of_ledger(NEW.account_id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION check_account_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM require_balance_of_ledger(NEW.id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- All of them look at what a transaction leaves behind, at its end.
CREATE CONSTRAINT TRIGGER ledger_entries_add_up AFTER INSERT ON ledger_entries
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER accounts_begin_with_ledger AFTER INSERT ON accounts
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION check_account_balance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER accounts_follow_ledger AFTER UPDATE ON accounts
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.balance <> NEW.balance) EXECUTE FUNCTION check_account_balance();
