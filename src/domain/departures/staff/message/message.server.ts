import type { User } from "#domain/account/account.ts"
import { messageGuests, type Texts } from "#domain/bookings/departures/message-guests.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { findStaffDeparture } from "../departure-list.server.ts"

type Sent = { mailed: number; toRing: number }

/** Sends a message to all guests of a departure, once for a key. @throws notFound; invalid */
export async function sendMessage(id: string, texts: Texts, user: User, idempotencyKey?: string): Promise<Sent> {
  const send = async (transaction: Database) => {
    const { _id } = await findStaffDeparture(id, transaction)
    const after = await messageGuests(_id, texts, { side: "staff", id: user._id }, transaction)
    await audit({ actor: user._id, action: "update", subject: `departure:${_id}`, after }, transaction)
    return after
  }
  return (await once(idempotencyKey, { form: "departure-message", id, by: user._id, ...texts }, send)).answer
}
