-- usable from version 1
CREATE TABLE "attestation" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"data" text collate "C" NOT NULL,
	"decodedDataJson" text collate "C" NOT NULL,
	"recipient" text collate "C" NOT NULL,
	"attester" text collate "C" NOT NULL,
	"time" integer NOT NULL,
	"timeCreated" integer NOT NULL,
	"expirationTime" integer NOT NULL,
	"revocationTime" integer DEFAULT 0 NOT NULL,
	"refUID" text collate "C" NOT NULL,
	"revocable" boolean NOT NULL,
	"revoked" boolean DEFAULT false NOT NULL,
	"txid" text collate "C" NOT NULL,
	"schemaId" text collate "C" NOT NULL,
	"ipfsHash" text collate "C" DEFAULT '' NOT NULL,
	"isOffchain" boolean DEFAULT false NOT NULL,
	"blockNumber" bigint NOT NULL,
	"logIndex" integer NOT NULL,
	"revokedAtBlock" bigint
);
--> statement-breakpoint
CREATE TABLE "attestationCount" (
	"schemaId" text collate "C" PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "block" (
	"number" bigint PRIMARY KEY NOT NULL,
	"hash" text collate "C" NOT NULL,
	"time" bigint
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "naming" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"schemaId" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offchainRevocation" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"from" text collate "C" NOT NULL,
	"uid" text collate "C" NOT NULL,
	"txid" text collate "C" NOT NULL,
	"timestamp" integer NOT NULL,
	"blockNumber" bigint NOT NULL,
	"logIndex" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schema" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"schema" text collate "C" NOT NULL,
	"creator" text collate "C" NOT NULL,
	"resolver" text collate "C" NOT NULL,
	"revocable" boolean NOT NULL,
	"index" text collate "C" NOT NULL,
	"txid" text collate "C" NOT NULL,
	"time" integer NOT NULL,
	"blockNumber" bigint NOT NULL,
	"logIndex" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timestamped" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"from" text collate "C" NOT NULL,
	"txid" text collate "C" NOT NULL,
	"tree" text collate "C" DEFAULT '' NOT NULL,
	"timestamp" integer NOT NULL,
	"blockNumber" bigint NOT NULL,
	"logIndex" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "naming" ADD CONSTRAINT "naming_id_attestation_id_fk" FOREIGN KEY ("id") REFERENCES "public"."attestation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attestation_place" ON "attestation" USING btree ("blockNumber","logIndex","id");--> statement-breakpoint
CREATE INDEX "attestation_schema" ON "attestation" USING btree ("schemaId","time","id");--> statement-breakpoint
CREATE INDEX "attestation_attester" ON "attestation" USING btree ("attester","schemaId","time");--> statement-breakpoint
CREATE INDEX "attestation_recipient" ON "attestation" USING btree ("recipient","schemaId","time");--> statement-breakpoint
CREATE INDEX "attestation_ref" ON "attestation" USING btree ("refUID","schemaId","time");--> statement-breakpoint
CREATE INDEX "attestation_txid" ON "attestation" USING btree ("txid");--> statement-breakpoint
CREATE INDEX "attestation_time" ON "attestation" USING btree ("time","id");--> statement-breakpoint
CREATE INDEX "attestation_data" ON "attestation" USING btree (left("data", 66));--> statement-breakpoint
CREATE INDEX "attestation_revoked" ON "attestation" USING btree ("revokedAtBlock") WHERE "attestation"."revokedAtBlock" is not null;--> statement-breakpoint
CREATE INDEX "attestation_attester_lower" ON "attestation" USING btree (lower("attester"));--> statement-breakpoint
CREATE INDEX "attestation_recipient_lower" ON "attestation" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "naming_schema" ON "naming" USING btree ("schemaId");--> statement-breakpoint
CREATE INDEX "offchain_revocation_place" ON "offchainRevocation" USING btree ("blockNumber","logIndex");--> statement-breakpoint
CREATE INDEX "offchain_revocation_uid" ON "offchainRevocation" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "schema_place" ON "schema" USING btree ("blockNumber","logIndex");--> statement-breakpoint
CREATE INDEX "timestamped_place" ON "timestamped" USING btree ("blockNumber","logIndex");--> statement-breakpoint
CREATE VIEW "public"."schemaName" AS (select n.id, n."schemaId", a.attester as "attesterAddress", n.name, a.time, a.attester = s.creator as "isCreator"
  from naming n
  join attestation a on a.id = n.id
  join schema s on s.id = n."schemaId"
  where not a.revoked);--> statement-breakpoint
CREATE VIEW "public"."serviceStat" AS (select 'latestAttestationBlockNum'::text collate "C" as name, max(number)::text collate "C" as value
  from block having count(*) > 0);--> statement-breakpoint
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
