import { sql } from "drizzle-orm"
import { check } from "drizzle-orm/pg-core"

export const BOOKING_CHECKS = [
  check(
    "bookings_cancellation_cause_check",
    sql`cancellation_cause in ('plans', 'weather', 'price', 'no-answer', 'not-enough-guests', 'unpaid', 'duplicate',
      'fully-booked', 'no-vehicle', 'other', 'expired', 'called-off')`,
  ),
  check("bookings_channel_check", sql`channel in ('site', 'phone', 'zalo', 'facebook', 'walk-in', 'partner')`),
  check("bookings_check", sql`children between 0 and travelers`),
  check(
    "bookings_hold_places",
    sql`holds_places or (((departure_id is not null) or timed_places) and status in ('pending', 'cancelled'))`,
  ),
  check("bookings_language_check", sql`language in ('en', 'vi')`),
  check("bookings_product_type_check", sql`product_type in ('tour', 'transfer', 'product')`),
  check("bookings_refund_cap_check", sql`refund_cap between 0 and 100`),
  check("bookings_refund_floor_check", sql`refund_floor between 0 and 100`),
  check("bookings_source_check", sql`source in ('site', 'office')`),
  check("bookings_status_check", sql`status in ('pending', 'confirmed', 'completed', 'cancelled', 'no-show')`),
  check("bookings_total_minor_check", sql`total_minor >= 0`),
  check("bookings_total_vnd_check", sql`total_vnd >= 0`),
  check("bookings_travelers_check", sql`travelers between 1 and 500`),
]
