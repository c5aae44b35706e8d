ALTER TABLE "transfer_vehicles" ADD COLUMN "loads" jsonb;--> statement-breakpoint
-- Vehicles that staff have not changed get what such cars take. Others keep their two limits, as two loads.
UPDATE "transfer_vehicles" SET "loads" = CASE
  WHEN ("seats", "people_without_bags", "people_with_bags") = (4, 3, 2)
    THEN '[{"people": 3, "largeBags": 1}, {"people": 2, "largeBags": 2}, {"people": 1, "largeBags": 3}]'::jsonb
  WHEN ("seats", "people_without_bags", "people_with_bags") = (7, 5, 3)
    THEN '[{"people": 5, "largeBags": 2}, {"people": 4, "largeBags": 3}, {"people": 3, "largeBags": 4}, {"people": 2, "largeBags": 5}]'::jsonb
  WHEN ("seats", "people_without_bags", "people_with_bags") = (16, 15, 8)
    THEN '[{"people": 15, "largeBags": 2}, {"people": 12, "largeBags": 6}, {"people": 8, "largeBags": 10}]'::jsonb
  WHEN "people_with_bags" = 0
    THEN jsonb_build_array(jsonb_build_object('people', "people_without_bags", 'largeBags', 0))
  WHEN "people_with_bags" = "people_without_bags"
    THEN jsonb_build_array(jsonb_build_object('people', "people_with_bags", 'largeBags', "people_with_bags"))
  ELSE jsonb_build_array(
    jsonb_build_object('people', "people_without_bags", 'largeBags', 0),
    jsonb_build_object('people', "people_with_bags", 'largeBags', "people_with_bags")
  )
END;--> statement-breakpoint
ALTER TABLE "transfer_vehicles" ALTER COLUMN "loads" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transfer_vehicles" DROP CONSTRAINT "transfer_vehicles_check";--> statement-breakpoint
ALTER TABLE "transfer_vehicles" DROP CONSTRAINT "transfer_vehicles_check1";--> statement-breakpoint
ALTER TABLE "transfer_vehicles" DROP COLUMN "people_without_bags";--> statement-breakpoint
ALTER TABLE "transfer_vehicles" DROP COLUMN "people_with_bags";
