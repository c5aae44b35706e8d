import type * as z from "zod/mini"
import type * as shapes from "./shapes.server.ts"

export type Manifest = z.infer<typeof shapes.manifest>
export type Passenger = z.infer<typeof shapes.passenger>
export type StaffPassenger = Manifest["passengers"][number]
export type RideManifest = z.infer<typeof shapes.rideManifest>
export type RidePassenger = RideManifest["passengers"][number]
export type DayJob = z.infer<typeof shapes.dayJob>
export type DayPassenger = DayJob["passengers"][number]
export type ManifestTotals = Manifest["totals"]
export type GuideDeparture = z.infer<typeof shapes.guideDeparture>
export type GuideManifest = z.infer<typeof shapes.guideManifest>
export type MessagedBooking = z.infer<typeof shapes.messagedBooking>
export type AffectedBooking = z.infer<typeof shapes.affectedBooking>

/** `tour`: on request or private, without a departure. `ride`: a departure of a timetable. `product`: an extra. */
export const DAY_JOB_KINDS = ["departure", "tour", "transfer", "ride", "product"] as const
