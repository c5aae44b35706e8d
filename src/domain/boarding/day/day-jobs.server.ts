import * as z from "zod"
import { listDayBookings } from "#domain/boarding/boarding.server.ts"
import type { DayJob } from "#domain/boarding/boarding.ts"
import { totalsOf } from "#domain/boarding/manifest/manifest.server.ts"
import { day } from "#domain/catalogue/rows/list-schema.server.ts"
import { findCrews } from "#domain/departures/crew.server.ts"
import type { Crew } from "#domain/departures/departure.ts"
import { listTimedTransfers } from "#domain/transfers/transfers.server.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { hanoiDate } from "#lib/today.ts"

export const dayQuery = z.object({ date: day })

type Booked = Awaited<ReturnType<typeof listDayBookings>>[number]

/** Returns what begins or returns on a day (default: today) with its guests, by time. What has no time yet comes last. */
export async function listDayJobs({ date = hanoiDate() }: z.infer<typeof dayQuery>): Promise<DayJob[]> {
  const [booked, timed] = await Promise.all([listDayBookings(date), listTimedTransfers()])
  const rides = new Set(timed.map(({ _id }) => _id))
  const kindOf = ({ departureId, productType, productId }: Booked): DayJob["kind"] =>
    departureId ? "departure" : rides.has(productId) ? "ride" : productType
  const crews = await findCrews(booked.flatMap(({ departureId }) => departureId ?? []))
  const jobs = groupBy(booked, (one) => {
    const kind = kindOf(one)
    if (kind === "departure") return one.departureId!
    return kind === "ride" ? `${one.productId} ${one.runsBack} ${one.time}` : `${one.passenger._id} ${one.isReturn}`
  })
  return [...jobs.values()]
    .map((group) => jobOf(group, kindOf(group[0]!), crews))
    .toSorted((a, b) => byTime(beginOf(a), beginOf(b)))
}

function jobOf(group: Booked[], kind: DayJob["kind"], crews: Map<string, Crew>): DayJob {
  const { name, time, isReturn, departureId } = group[0]!
  const passengers = group
    .map(({ passenger }) => passenger)
    .toSorted((a, b) => byTime(a.pickupTime ?? time, b.pickupTime ?? time))
  const crew = (departureId && crews.get(departureId)) || { guide: "", guidePhone: "", vehicle: "" }
  return { kind, name, time, isReturn, departureId, ...crew, passengers, totals: totalsOf(passengers) }
}

/** A job begins with its first pick-up. */
const beginOf = ({ time, passengers }: DayJob) => passengers[0]?.pickupTime ?? time

const LAST = "99:99"
const byTime = (a: string | null, b: string | null) => (a ?? LAST).localeCompare(b ?? LAST)
