import { sql } from "drizzle-orm"
import { db } from "../../src/server/database.server.ts"
import { createDeparture, inDays, requestFor } from "../../src/server/fixtures.ts"
import type { Provocation, Scene } from "./provocations.ts"
import { json, type Sent, withField } from "./world.ts"

/** How the errors of what happens to a booking after it was made come about. */
export const LIFE_PROVOCATIONS = {
  CANNOT_CANCEL: async (scene) => ({ sent: await ended(scene) }),
  CANNOT_CHANGE: async (scene) => ({ sent: await ended(scene) }),
  HAS_BEGUN: async (scene) => {
    const sent = await scene.sample()
    await db.execute(sql`update bookings set travel_date = ${inDays(-1)} where id = ${idOf(sent)}`)
    return {
      sent: scene.endpoint.path === "/bookings/{id}/cancel" ? sent : withField(sent, { travelDate: inDays(35) }),
    }
  },
  NOT_CONFIRMED: async ({ sample }) => {
    const sent = await sample()
    await db.execute(sql`update bookings set status = 'pending' where id = ${idOf(sent)}`)
    return { sent }
  },
  PRICE_CHANGED: async ({ sample }) => ({
    sent: withField(await sample(), { travelDate: inDays(35), totalPrice: 1 }),
  }),
  REFUND_CHANGED: async ({ sample }) => ({ sent: withField(await sample(), { refundPercent: 7 }) }),
  WRONG_STATUS: async ({ world, sample }) => {
    const sent = await sample()
    const path = `/bookings/${idOf(sent)}/cancel`
    await world.api.put(path, { cancellationReason: "Illness" }, world.visitors.staff.headers)
    return { sent }
  },
} satisfies Record<string, Provocation>

/** More of those who booked want to travel than there are places on the departure. */
export async function moveToFull({ world, endpoint }: Scene): Promise<Sent> {
  const { haLongCruise } = world.tours
  const date = inDays(300 + ++departed)
  await createDeparture(haLongCruise, { date, capacity: 2 })
  const { body } = await world.api.post("/bookings", requestFor(haLongCruise, { travelDate: date, travelers: 2 }))
  const path = endpoint.path.replace("{id}", body.booking._id)
  return json(endpoint.method, path, { travelers: 4 }, { "x-guest-token": body.guestToken })
}
let departed = 0

/** The sample, when its booking is over. */
async function ended({ world, sample }: Scene): Promise<Sent> {
  const sent = await sample()
  for (const decision of ["confirm", "complete"])
    await world.api.post(`/bookings/${idOf(sent)}/${decision}`, {}, world.visitors.staff.headers)
  return sent
}

const idOf = ({ path }: Sent) => path.split("/")[2]
