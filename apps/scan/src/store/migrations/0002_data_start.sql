-- usable from version 1
CREATE INDEX "attestation_data" ON "attestation" USING btree (left("data", 66));
