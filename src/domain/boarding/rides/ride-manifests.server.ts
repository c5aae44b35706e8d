import * as z from "zod"
import { listRidePassengers } from "#domain/boarding/boarding.server.ts"
import type { RideManifest } from "#domain/boarding/boarding.ts"
import { totalsOf } from "#domain/boarding/manifest/manifest.server.ts"
import { day } from "#domain/catalogue/rows/list-schema.server.ts"
import { departuresOf } from "#domain/transfers/timetable.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { listTimedTransfers } from "#domain/transfers/transfers.server.ts"
import { hanoiDate } from "#lib/today.ts"
import { isUuid } from "#server/http/validation.server.ts"

export const ridesQuery = z.object({ date: day, transferId: z.string().max(100).optional() })

type Rides = Awaited<ReturnType<typeof listRidePassengers>>

/**
 * Returns who rides on a day (default: today) with each departure of all timetables, or of one transfer's. Bookings
 * without a departure come last. Transfers that are not on sale are listed only on days with passengers.
 */
export async function listRideManifests({
  date = hanoiDate(),
  transferId,
}: z.infer<typeof ridesQuery>): Promise<RideManifest[]> {
  if (transferId !== undefined && !isUuid(transferId)) return []
  const transfers = await listTimedTransfers(transferId)
  const rides = await listRidePassengers(
    transfers.map(({ _id }) => _id),
    date,
  )
  return transfers.flatMap((transfer) => {
    const own = rides.filter(({ transferId }) => transferId === transfer._id)
    return transfer.isActive || own.length > 0
      ? [false, true].flatMap((isReturn) => ofLeg(transfer, isReturn, own))
      : []
  })
}

/** Times that guests booked before the timetable changed are listed, too. */
function ofLeg(transfer: Transfer, isReturn: boolean, rides: Rides): RideManifest[] {
  const own = rides.filter((ride) => ride.isReturn === isReturn)
  const times = [...departuresOf(transfer, isReturn), ...own].flatMap(({ time }) => time ?? [])
  const isUnknown = own.some(({ time }) => time === null)
  return [...[...new Set(times)].toSorted(), ...(isUnknown ? [null] : [])].map((time) => {
    const here = own.filter((ride) => ride.time === time)
    const passengers = here.map(({ passenger }) => passenger)
    return {
      transfer: { _id: transfer._id, name: transfer.title },
      isReturn,
      time,
      places: time === null ? null : (transfer.timetable?.places ?? null),
      sold: here.reduce((sum, { people }) => sum + people, 0),
      passengers,
      totals: totalsOf(passengers),
    }
  })
}
