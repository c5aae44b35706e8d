import { sql } from "drizzle-orm"
import { createPlaceLink } from "../../src/domain/waiting-list/place-links.server.ts"
import { db } from "../../src/server/database/database.server.ts"
import { inDays } from "../../src/server/testing/fixtures.ts"
import { type ContractSite, fresh, json, type Samples } from "./contract-site.ts"

export async function waitingListSamples({ api, visitors, tours }: ContractSite): Promise<Samples> {
  const full = { tourId: tours.haLongCruise, date: inDays(45), startTime: "05:15", capacity: 4 }
  const { data } = (await api.post("/departures", full, visitors.staff.headers)).body
  await db.execute(sql`update departures set booked = 4 where id = ${data._id}`)
  const request = () => ({
    departureId: data._id,
    name: "Emma Jones",
    email: `${fresh("waiting")}@mail.example`,
    phone: "+44 7911 123456",
    adults: 1,
    childAges: [6],
    language: "en",
  })
  const wait = async () => {
    const { email, ...asked } = request()
    await api.post("/waiting-list", { email, ...asked })
    const { rows } = await db.execute<{ id: string }>(sql`select id from waiting_list where email = ${email}`)
    return { id: rows[0]!.id, email }
  }
  const withLink = (method: "GET" | "POST", path: string) => async () => ({
    method,
    path: `/waiting-list/${path}?token=${await createPlaceLink(await wait())}`,
  })
  return {
    "POST /waiting-list": () => json("POST", "/waiting-list", request()),
    "GET /waiting-list": async () => ({ method: "GET", path: `/waiting-list?departureId=${data._id}` }),
    "GET /waiting-list/place": withLink("GET", "place"),
    "POST /waiting-list/confirm": withLink("POST", "confirm"),
    "POST /waiting-list/leave": withLink("POST", "leave"),
    "DELETE /waiting-list/{id}": async () => ({ method: "DELETE", path: `/waiting-list/${(await wait()).id}` }),
  }
}
