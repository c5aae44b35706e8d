import { inDays } from "../../src/server/testing/fixtures.ts"
import { DAYS } from "./arbitraries.ts"
import type { Samples } from "./contract-site.ts"
import { type ContractSite, json } from "./contract-site.ts"

let made = 0
function freshDay(): string {
  do made++
  while (DAYS.includes(50 + made))
  return inDays(50 + made)
}

const MESSAGE = { en: { subject: "New pick-up time", text: "We leave at seven." } }

export async function departureSamples(site: ContractSite): Promise<Samples> {
  const tourId = site.tours.haLongCruise
  const departure = () => ({ tourId, date: freshDay(), startTime: "07:30", capacity: 8, minimum: 2 })
  const schedule = () => ({
    tourId,
    weekdays: [1, 5],
    from: inDays(600),
    to: inDays(620),
    startTime: "06:00",
    capacity: 4,
  })
  const closeOut = () => {
    const day = freshDay()
    return { tourId, from: day, to: day, reason: "Typhoon" }
  }
  const holiday = () => ({ name: { en: "Tết", vi: "Tết" }, from: inDays(90), to: inDays(95), surchargePercent: 30 })
  const create: Create = async (path, body) => {
    const answer = await site.api.post(path, body, site.visitors.staff.headers)
    if (answer.status !== 201) throw new Error(`POST ${path} failed: ${answer.text}`)
    return answer.body.data
  }
  await create("/departures/schedules", schedule())
  await create("/departures/close-outs", closeOut())
  await create("/holidays", holiday())
  const writes = (path: string, body: () => object, change: object): Samples => ({
    [`POST ${path}`]: () => json("POST", path, body()),
    [`PUT ${path}/{id}`]: async () => {
      const { _id, version } = await create(path, body())
      return json("PUT", `${path}/${_id}`, { ...change, version })
    },
    [`DELETE ${path}/{id}`]: async () => ({ method: "DELETE", path: `${path}/${(await create(path, body()))._id}` }),
  })
  const ofTour = (path: string): Samples => ({
    [`GET ${path}`]: () => ({ method: "GET", path: `${path}?tourId=${tourId}` }),
  })
  return {
    ...writes("/departures", departure, { guide: "Hà", capacity: 9 }),
    ...writes("/departures/schedules", schedule, { capacity: 5 }),
    ...writes("/departures/close-outs", closeOut, {}),
    ...writes("/holidays", holiday, { surchargePercent: 20 }),
    ...writes("/synonyms", () => ({ words: ["Saigon", "HCMC"] }), { words: ["Saigon", "Sài Gòn"] }),
    ...(await resourceSamples(create)),
    ...crewSamples(create, departure, () => ({
      ...schedule(),
      from: inDays(120),
      to: inDays(126),
      startTime: "05:15",
    })),
    ...ofTour("/departures/schedules"),
    ...ofTour("/departures/close-outs"),
    ...rangeSamples(tourId),
    ...oneDepartureSamples(site, async () => (await create("/departures", departure()))._id),
    "POST /departures/{id}/guarantee": async () => ({
      method: "POST",
      path: `/departures/${(await create("/departures", departure()))._id}/guarantee`,
    }),
    "POST /departures/{id}/message": async () =>
      json("POST", `/departures/${(await create("/departures", departure()))._id}/message`, MESSAGE),
    "POST /departures/{id}/message/preview": async () =>
      json("POST", `/departures/${(await create("/departures", departure()))._id}/message/preview`, MESSAGE),
    "POST /departures/{id}/call-off": async () =>
      json("POST", `/departures/${(await create("/departures", departure()))._id}/call-off`, { reason: "Storm" }),
  }
}

type Create = <Data = { _id: string; version: number }>(path: string, body: object) => Promise<Data>

/** Guides, vehicles and partners are archived, not deleted. */
async function resourceSamples(create: Create): Promise<Samples> {
  const guide = () => ({ kind: "guide", name: `Guide ${++made}`, phone: "0900 000 123", languages: ["en"] })
  const partner = () => ({ name: `Partner ${++made}`, phone: "0900 000 124" })
  const { _id: resourceId } = await create("/resources", guide())
  const absence = () => ({ resourceId, from: inDays(40), to: inDays(41), reason: "Wedding" })
  const change = async (path: string, body: object, to: object) => {
    const { _id, version } = await create(path, body)
    return json("PUT", `${path}/${_id}`, { ...to, version })
  }
  return {
    "POST /resources": () => json("POST", "/resources", guide()),
    "PUT /resources/{id}": () => change("/resources", guide(), { phone: "0900 000 125" }),
    "GET /resources/{id}": () => ({ method: "GET", path: `/resources/${resourceId}` }),
    "GET /resources/{id}/absences": () => ({ method: "GET", path: `/resources/${resourceId}/absences` }),
    "POST /resources/absences": () => json("POST", "/resources/absences", absence()),
    "PUT /resources/absences/{id}": () => change("/resources/absences", absence(), { reason: "Ill" }),
    "DELETE /resources/absences/{id}": async () => ({
      method: "DELETE",
      path: `/resources/absences/${(await create("/resources/absences", absence()))._id}`,
    }),
    "POST /partners": () => json("POST", "/partners", partner()),
    "PUT /partners/{id}": () => change("/partners", partner(), { note: "Pays at the end of the month" }),
  }
}

function crewSamples(create: Create, departure: () => object, schedule: () => object): Samples {
  const boat = async () => (await create("/resources", { kind: "boat", name: `Boat ${++made}` }))._id
  const depart = async () => (await create("/departures", departure()))._id
  return {
    "GET /crews/jobs": async () => ({
      method: "GET",
      path: `/crews/jobs?resourceId=${await boat()}&from=${inDays(0)}&to=${inDays(30)}`,
    }),
    "GET /crews/{id}": async () => ({ method: "GET", path: `/crews/${await depart()}` }),
    "GET /crews/{id}/choices": async () => ({ method: "GET", path: `/crews/${await depart()}/choices?kind=boat` }),
    "POST /crews/{id}": async () => json("POST", `/crews/${await depart()}`, { resourceId: await boat() }),
    "POST /crews/schedules/{id}": async () => {
      const { _id } = await create("/departures/schedules", schedule())
      const body = { resourceId: await boat(), from: inDays(120), to: inDays(126) }
      return json("POST", `/crews/schedules/${_id}`, body)
    },
    "DELETE /crews/{id}/{assignmentId}": async () => {
      const id = await depart()
      const crew = await create<{ _id: string }[]>(`/crews/${id}`, { resourceId: await boat() })
      return { method: "DELETE", path: `/crews/${id}/${crew[0]?._id}` }
    },
  }
}

function rangeSamples(tourId: string): Samples {
  const range = `from=${inDays(0)}&to=${inDays(60)}`
  const schedule = `tourId=${tourId}&weekdays=2,6&from=${inDays(1)}&startTime=08:00`
  return {
    "GET /departures/calendar": () => ({ method: "GET", path: `/departures/calendar?${range}` }),
    "GET /figures": () => ({ method: "GET", path: `/figures?${range}` }),
    "GET /exports/figures/sheet": () => ({ method: "GET", path: `/exports/figures/sheet?${range}&table=channels` }),
    "GET /exports/figures/month": () => ({ method: "GET", path: "/exports/figures/month?month=2026-11" }),
    "GET /bookings/calendar": () => ({ method: "GET", path: `/bookings/calendar?${range}` }),
    "GET /departures/schedules/preview": () => ({ method: "GET", path: `/departures/schedules/preview?${schedule}` }),
  }
}

function oneDepartureSamples(site: ContractSite, add: () => Promise<string>): Samples {
  const { api, visitors } = site
  const link = async (id: string) =>
    (await api.post(`/departures/${id}/guide-links`, {}, visitors.staff.headers)).body.data
  const read = (end: string) => async () => ({ method: "GET", path: `/departures/${await add()}${end}` })
  return {
    "GET /departures/{id}": read(""),
    "GET /departures/{id}/manifest": read("/manifest"),
    "GET /exports/departures/{id}/sheet": async () => ({
      method: "GET",
      path: `/exports/departures/${await add()}/sheet`,
    }),
    ...guideSamples(site),
    "GET /departures/{id}/call-off": read("/call-off?en=Storm&vi=Bão"),
    "GET /departures/{id}/guide-links": read("/guide-links"),
    "POST /departures/{id}/guide-links": async () => ({
      method: "POST",
      path: `/departures/${await add()}/guide-links`,
    }),
    "DELETE /departures/{id}/guide-links/{linkId}": async () => {
      const id = await add()
      return { method: "DELETE", path: `/departures/${id}/guide-links/${(await link(id))._id}` }
    },
    "POST /departures/{id}/move": async () =>
      json("POST", `/departures/${await add()}/move`, { date: freshDay(), startTime: "15:45" }),
    "GET /manifest": async () => ({
      method: "GET",
      path: "/manifest",
      headers: { "x-manifest-token": (await link(await add())).token },
    }),
  }
}

/** A departure of today whose guide is the visitor of the staff. */
function guideSamples({ api, tours, visitors }: ContractSite): Samples {
  let guided: Promise<string> | undefined
  const add = async (): Promise<string> => {
    const guideId = visitors.staff.user._id
    const today = { tourId: tours.haLongCruise, date: inDays(0), startTime: "23:45", capacity: 4, guideId }
    return (await api.post("/departures", today, visitors.staff.headers)).body.data._id
  }
  return {
    "GET /guide/departures/{id}/manifest": async () => {
      guided ??= add()
      return { method: "GET", path: `/guide/departures/${await guided}/manifest` }
    },
  }
}
