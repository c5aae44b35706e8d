import { type Challenge, solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { sql } from "drizzle-orm"
import { createStaff } from "#features/account/account.server.ts"
import type { User } from "#features/account/account.ts"
import { createCategory, createTourCategory } from "#features/categories/categories.server.ts"
import { createDepartures } from "#features/departures/departures.server.ts"
import { storeSettings } from "#features/settings/settings.server.ts"
import type { Settings } from "#features/settings/settings.ts"
import { createTour } from "#features/tours/tours.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer, TestApi } from "./api.ts"
import { places, type TourFixture, themes, tourFixtures } from "./fixtures-tours.ts"

/** A calendar date some days from Hanoi's today. */
export const inDays = (days: number): string => addDays(hanoiDate(), days)

/** The company of the tests: a round rate of exchange, closed on Sundays. */
export const company: Partial<Settings> = {
  phone: "+84 24 3926 0114",
  email: "office@ghe.example",
  companyName: { en: "Ghé Việt Nam", vi: "Ghé Việt Nam" },
  exchangeRate: { vndPerUsd: 26_000, date: "2026-01-05" },
  office: { weekdays: [1, 2, 3, 4, 5, 6], opens: "08:00", closes: "18:00", answerHours: 4 },
}

export type TourName = keyof typeof tourFixtures

/** Fills the database with the company, the categories and the tours of the tests. Returns the tours' ids by name. */
export async function createCatalogue(): Promise<Record<TourName, string>> {
  await storeSettings(company)
  const placeIds = await createPlaces()
  const themeIds = new Map<string, string>()
  for (const [position, [slug, name]] of Object.entries(themes).entries()) {
    themeIds.set(
      slug,
      await createTourCategory({ slug, name, description: name, position, isFeatured: slug === "cruises" }),
    )
  }
  return createEach<TourName, TourFixture>(tourFixtures, ({ theme, place, ...tour }, common) =>
    createTour({
      ...common,
      ...tour,
      nights: tour.days - 1,
      categoryId: themeIds.get(theme)!,
      destinationId: placeIds.get(place)!,
    }),
  )
}

/** What everything in the catalogue has, made of its title. */
type Common<Text> = { slug: string; shortDescription: Text; description: Text; position: number }

/** Makes every fixture, in their order. Returns their ids by name. */
export async function createEach<Name extends string, Fixture extends { title: { en: string } }>(
  fixtures: Record<Name, Fixture>,
  create: (fixture: Fixture, common: Common<Fixture["title"]>) => Promise<string>,
): Promise<Record<Name, string>> {
  const ids = {} as Record<Name, string>
  for (const [position, name] of (Object.keys(fixtures) as Name[]).entries()) {
    const { title } = fixtures[name]
    const slug = title.en.toLowerCase().replaceAll(" ", "-")
    ids[name] = await create(fixtures[name], { slug, shortDescription: title, description: title, position })
  }
  return ids
}

/** The name under which an id was made. */
export function nameIn<Name extends string>(ids: Record<Name, string>, id: string): Name | undefined {
  return (Object.keys(ids) as Name[]).find((name) => ids[name] === id)
}

async function createPlaces(): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const vietnam = { en: "Vietnam", vi: "Việt Nam" }
  const node = (slug: string, name: Localized, level: number, parentId: string | null) =>
    createCategory({ slug, name, description: name, position: 0, level, parentId })
  const root = await node("vietnam-tours", vietnam, 0, null)
  for (const region of ["north", "central"]) ids.set(region, await node(region, { en: region, vi: region }, 1, root))
  for (const [slug, { region, name }] of Object.entries(places))
    ids.set(slug, await node(slug, name, 2, ids.get(region)!))
  return ids
}

/** Adds a departure to a tour and returns its id. Its bookings close an hour before the start unless told. */
export async function createDeparture(
  tourId: string,
  departure: Partial<Parameters<typeof createDepartures>[0][number]> & { date: string; capacity: number },
): Promise<string> {
  const id = crypto.randomUUID()
  const startTime = departure.startTime ?? "08:00"
  const closesAt = new Date(hanoiInstant(departure.date, startTime).getTime() - 3_600_000)
  await createDepartures([{ id, tourId, startTime, closesAt, ...departure }], db)
  return id
}

/** How many places of a departure are taken. */
export async function bookedOn(departureId: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ booked: number }>(sql`select booked from departures where id = ${departureId}`)
  return rows[0]?.booked
}

/** Minh, who writes Vietnamese and types his number the domestic way. */
export const minh = { name: "Trần Văn Minh", email: "minh@thu.example", phone: "0912 345 678", countryCode: "VN" }
/** Emma, from abroad, who gives her number with the code of her country. */
export const emma = { name: "Emma Jones", email: "emma@mail.example", phone: "+44 7911 123456", countryCode: "GB" }

/** The same person under an address that no other booking has. */
export function withNewAddress(person: typeof minh): typeof minh {
  return { ...person, email: person.email.replace(/^[^@]+/, crypto.randomUUID()) }
}

/** A booking request as the spec's screens send it, for two people in thirty days. */
export function requestFor(productId: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    productId,
    productType: "tour",
    travelers: 2,
    travelDate: inDays(30),
    customerInfo: minh,
    specialRequests: "",
    ...changes,
  }
}

/** Lan, who has an account: what her browser registers her with. */
export const lan = { name: "Nguyễn Thị Lan", email: "lan@thu.example", phone: "0987 654 321", password: "lụa đỏ" }

/** Somebody signed in: the account as it was then, and what their browser sends along. */
export type Visitor = { user: User; token: string; headers: { authorization: string } }

/** Registers somebody. */
export async function signUp(api: TestApi, changes: Partial<typeof lan> = {}): Promise<Visitor> {
  return visitorOf(await api.post("/auth/register", { ...lan, ...changes }))
}

/** Signs somebody in. */
export async function signIn(api: TestApi, email: string, password: string, remember = false): Promise<Visitor> {
  return visitorOf(await api.post("/auth/login", { email, password, remember }))
}

/** Makes a member of staff and signs them in. */
export async function signInStaff(api: TestApi, role: "staff" | "admin", name: string = role): Promise<Visitor> {
  const person = { name, email: `${name}@ghe.example`, password: "twelve characters" }
  await createStaff({ ...person, role })
  return signIn(api, person.email, person.password)
}

function visitorOf({ status, body }: TestAnswer): Visitor {
  if (status >= 300) throw new Error(`Nobody was signed in: ${JSON.stringify(body)}`)
  const { token, ...user } = body.data
  return { user, token, headers: { authorization: `Bearer ${token}` } }
}

/**
 * Sends the mails and gives the token of the link that one of them carries to an address; undefined where none does.
 */
export async function mailedToken(api: TestApi, email: string): Promise<string | undefined> {
  const mails = await api.sendMails()
  const tokens = mails
    .filter(({ headers }) => headers.to === email)
    .map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1])
  return tokens.findLast(Boolean)
}

/** Confirms the address that somebody claims, by the link in their mail. */
export async function confirmEmail(api: TestApi, { headers }: Visitor, email: string): Promise<TestAnswer> {
  return api.post("/auth/verify-email", { token: await mailedToken(api, email) }, headers)
}

/** Does the work that a refusal with PROOF_REQUIRED asks for. @returns what to send along as `X-Proof` */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64")
}

/**
 * Lets chance give a reference that is taken: to every other row that is added to a table while `work` is done, the first
 * of them included. Returns how often one was added or tried.
 */
export async function takingReferences(table: string, taken: string, work: () => Promise<void>): Promise<number> {
  await db.execute(sql`create sequence tries`)
  const trigger = `create function take_reference() returns trigger language plpgsql as $$
    begin
      if nextval('tries') % 2 = 1 then new.reference := '${taken}'; end if;
      return new;
    end $$`
  await db.execute(sql.raw(trigger))
  const each = sql`before insert on ${sql.identifier(table)} for each row execute function take_reference()`
  await db.execute(sql`create trigger take_reference ${each}`)
  try {
    await work()
    return Number((await db.execute(sql`select last_value from tries`)).rows[0]?.last_value)
  } finally {
    await db.execute(sql`drop function take_reference cascade`)
    await db.execute(sql`drop sequence tries`)
  }
}
