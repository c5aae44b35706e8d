import { pick } from "#lib/data/pick.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import { type Departure, placesLeft, stillNeeded } from "./departure.ts"
import type { departures } from "./departures.table.server.ts"

type Price = { currency: Currency } & ({ priceMinor: number } | { adult: number })

export function presentDeparture(row: typeof departures.$inferSelect, price: Price): Departure {
  const { currency } = price
  const tourPrice = "adult" in price ? price.adult : toMajor(price.priceMinor, currency)
  const needed = stillNeeded(row)
  const decideBy = row.status !== "open" || !needed ? null : row.decideBy
  const isOverdue = decideBy !== null && decideBy < row.closesAt && decideBy <= new Date()
  return {
    _id: row.id,
    ...pick(row, "date", "startTime", "capacity", "minimum", "booked", "status"),
    placesLeft: placesLeft(row),
    needed,
    closesAt: (isOverdue ? decideBy : row.closesAt).toISOString(),
    decideBy: decideBy?.toISOString() ?? null,
    price: row.priceMinor === null ? tourPrice : toMajor(row.priceMinor, currency),
  }
}
