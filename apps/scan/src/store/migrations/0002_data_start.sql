CREATE INDEX "attestation_data" ON "attestation" USING btree (left("data", 66));
