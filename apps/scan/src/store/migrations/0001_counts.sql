-- usable from version 1
-- Another process may still write, and its rows must be counted too.
LOCK TABLE "attestation" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "attestationCount" (
	"schemaId" text collate "C" PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "attestationCount" SELECT "schemaId", count(*) FROM "attestation" GROUP BY 1;
--> statement-breakpoint
-- The schema of an attestation never changes.
CREATE FUNCTION "count_attestations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "attestationCount" AS known SELECT "schemaId", count(*) FROM added GROUP BY 1
		ON CONFLICT ("schemaId") DO UPDATE SET "count" = known."count" + excluded."count";
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE "attestationCount" known SET "count" = known."count" - gone."count"
		FROM (SELECT "schemaId", count(*) FROM removed GROUP BY 1) gone WHERE gone."schemaId" = known."schemaId";
	ELSE
		DELETE FROM "attestationCount";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "attestation_added" AFTER INSERT ON "attestation"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_attestations"();
--> statement-breakpoint
CREATE TRIGGER "attestation_removed" AFTER DELETE ON "attestation"
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_attestations"();
--> statement-breakpoint
CREATE TRIGGER "attestation_emptied" AFTER TRUNCATE ON "attestation"
FOR EACH STATEMENT EXECUTE FUNCTION "count_attestations"();
--> statement-breakpoint
-- Adds bytes to what the running statement has spent; ends the statement when that is more than it may spend.
CREATE FUNCTION "scan_charge"(bytes bigint, most bigint, root text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	spent bigint := coalesce(nullif(current_setting('scan.spent', true), ''), '0')::bigint + bytes;
BEGIN
	IF spent > most THEN
		RAISE EXCEPTION '%', root USING ERRCODE = 'SCAN1';
	END IF;
	-- Local to the transaction, which is this statement alone.
	PERFORM set_config('scan.spent', spent::text, true);
	RETURN '';
END $$;
