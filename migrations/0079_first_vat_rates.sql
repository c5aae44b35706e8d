-- 8 % until the end of 2026 (Resolution 204/2025/QH15), then 10 % again. Fees of cancellations are compensations, which are not declared.
INSERT INTO "vat_rates" ("kind", "rate", "valid_from", "valid_to") VALUES
  (NULL, '8', '2025-07-01', '2026-12-31'),
  (NULL, '10', '2027-01-01', NULL),
  ('fee', 'KKKNT', '2025-07-01', NULL);
