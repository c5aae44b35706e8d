import { listOverdue } from "#domain/departures/staff/departure-list.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { HttpError } from "#server/errors.server.ts"
import { log } from "#server/log.server.ts"
import { guaranteeDeparture } from "./decisions.server.ts"

/** In histories and the audit log. */
const SITE = { _id: "system" }
/** More wait for the next minute. */
const MOST_AT_ONCE = 100

/** Lets departures run whose time of decision has passed with too few guests, if the settings say so. */
export async function decideOverdue(stopped: () => boolean = () => false): Promise<void> {
  if ((await findSettings()).undecided !== "run") return
  for (const id of await listOverdue(MOST_AT_ONCE)) {
    if (stopped()) return
    try {
      await guaranteeDeparture(id, SITE)
    } catch (error) {
      // One that staff have just decided must not keep the others waiting.
      if (!(error instanceof HttpError)) throw error
      log.warn({ err: error, departureId: id }, "A departure could not be decided")
    }
  }
}
