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
  from block having count(*) > 0);