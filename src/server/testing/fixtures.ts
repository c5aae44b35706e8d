import assert from "node:assert/strict"
import { type Challenge, solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { createStaff } from "#domain/account/first-admin.server.ts"
import type { Booking } from "#domain/bookings/booking.ts"
import { createCategory } from "#domain/categories/categories.server.ts"
import { createTourCategory } from "#domain/categories/category-trees.server.ts"
import { createDepartures } from "#domain/departures/departures.server.ts"
import { storeSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { createTour } from "#domain/tours/tours.server.ts"
import type { Localized } from "#i18n/localized.ts"
import type { StaffRole } from "#lib/roles.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer, TestApi } from "./api.ts"
import { places, type TourFixture, themes, tourFixtures } from "./fixtures-tours.ts"

export const inDays = (days: number): string => addDays(hanoiDate(), days)

export const company: Partial<Settings> = {
  phone: "+84 24 3926 0114",
  email: "office@ghe.example",
  companyName: { en: "Ghé Việt Nam", vi: "Ghé Việt Nam" },
  referencePrefix: "GHE",
  exchangeRate: { vndPerUsd: 26_000, date: "2026-01-05" },
  // Always open, so that tests may book for tomorrow on any day.
  office: { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: "00:00", closes: "23:59", answerHours: 4 },
}

export type TourName = keyof typeof tourFixtures

export async function createCatalogue(): Promise<Record<TourName, string>> {
  await storeSettings(company)
  const placeIds = await createPlaces()
  const themeIds = new Map<string, string>()
  for (const [position, [slug, name]] of Object.entries(themes).entries()) {
    const isFeatured = slug === "cruises"
    const { id } = await createTourCategory({ slug, name, description: name, position, isFeatured })
    themeIds.set(slug, id)
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

type Common<Text> = { slug: string; shortDescription: Text; description: Text; position: number }

export async function createEach<Name extends string, Fixture extends { title: { en: string } }>(
  fixtures: Record<Name, Fixture>,
  create: (fixture: Fixture, common: Common<Fixture["title"]>) => Promise<{ id: string }>,
): Promise<Record<Name, string>> {
  const ids = {} as Record<Name, string>
  for (const [position, name] of (Object.keys(fixtures) as Name[]).entries()) {
    const { title } = fixtures[name]
    const slug = title.en.toLowerCase().replaceAll(" ", "-")
    const common = { slug, shortDescription: title, description: title, position }
    ids[name] = (await create(fixtures[name], common)).id
  }
  return ids
}

export function nameIn<Name extends string>(ids: Record<Name, string>, id: string): Name | undefined {
  return (Object.keys(ids) as Name[]).find((name) => ids[name] === id)
}

async function createPlaces(): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const vietnam = { en: "Vietnam", vi: "Việt Nam" }
  const node = async (slug: string, name: Localized, level: number, parentId: string | null) =>
    (await createCategory({ slug, name, description: name, position: 0, level, parentId })).id
  const root = await node("vietnam-tours", vietnam, 0, null)
  for (const region of ["north", "central"]) ids.set(region, await node(region, { en: region, vi: region }, 1, root))
  for (const [slug, { region, name }] of Object.entries(places))
    ids.set(slug, await node(slug, name, 2, ids.get(region)!))
  return ids
}

/** Creates a departure and returns its id. By default booking closes an hour before the start. */
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

export async function bookedOn(departureId: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ booked: number }>(sql`select booked from departures where id = ${departureId}`)
  return rows[0]?.booked
}

/** Lets the trip of a booking have begun yesterday. */
export async function begin(bookingId: string | undefined): Promise<void> {
  await db.execute(sql`update bookings set travel_date = ${inDays(-1)} where id = ${bookingId}`)
}

/** Adds copies of a booking, each an hour older than the one before. `prefix` tells their references from other copies. */
export async function copyBooking(id: string, copies: number, prefix = "GHE-"): Promise<void> {
  const { rows } = await db.execute<{ names: string }>(
    sql`select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_name = 'bookings' and is_generated = 'NEVER'
        and column_name not in ('id', 'reference', 'fingerprint', 'created_at')`,
  )
  const others = sql.raw(rows[0]!.names)
  await db.execute(sql`insert into bookings (id, reference, fingerprint, created_at, ${others})
    select gen_random_uuid(), ${prefix}::text || n, ${prefix}::text || n, created_at - make_interval(hours => n), ${others}
    from bookings, generate_series(1, ${copies}::int) n where id = ${id}`)
}

/** Writes Vietnamese and types a domestic phone number. */
export const minh = { name: "Trần Văn Minh", email: "minh@thu.example", phone: "0912 345 678", countryCode: "VN" }
/** Lives abroad and types an international phone number. */
export const emma = { name: "Emma Jones", email: "emma@mail.example", phone: "+44 7911 123456", countryCode: "GB" }

export function withNewAddress(person: typeof minh): typeof minh {
  return { ...person, email: person.email.replace(/^[^@]+/, crypto.randomUUID()) }
}

/** Returns a booking request as the spec's screens send it, for two people in 30 days. */
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

export type Booked = {
  booking: Booking
  id: string
  reference: string
  guestToken: string
  guest: { "x-guest-token": string }
}

/** Creates a booking. `guest` holds the headers that open it. @throws AssertionError if it is refused */
export async function sendBooking(api: TestApi, request: object, headers = {}): Promise<Booked> {
  const { status, text, body } = await api.post("/bookings", request, headers)
  assert.equal(status, 201, text)
  const { booking, guestToken } = body
  return { booking, id: booking._id, reference: booking.reference, guestToken, guest: { "x-guest-token": guestToken } }
}

/** Creates the booking that `requestFor` describes. @throws AssertionError if it is refused */
export function bookTour(api: TestApi, tourId: string, changes: object = {}, headers = {}): Promise<Booked> {
  return sendBooking(api, requestFor(tourId, { ...changes }), headers)
}

/** Returns what Emma, with an address of her own, asks for by phone. */
export const requestByPhone = (tourId: string, changes: object = {}) =>
  requestFor(tourId, { customerInfo: withNewAddress(emma), ...changes })

/** Creates the booking that `requestByPhone` describes, as staff. @throws AssertionError if it is refused */
export const bookByPhone = (api: TestApi, tourId: string, changes: object, staff: Record<string, string>) =>
  sendBooking(api, requestByPhone(tourId, changes), staff)

export const lan = { name: "Nguyễn Thị Lan", email: "lan@thu.example", phone: "0987 654 321", password: "lụa đỏ" }

export type Visitor = { user: User; token: string; headers: { authorization: string } }

export async function signUp(api: TestApi, changes: Partial<typeof lan> = {}): Promise<Visitor> {
  return visitorOf(await api.post("/auth/register", { ...lan, ...changes }))
}

export async function signIn(api: TestApi, email: string, password: string, remember = false): Promise<Visitor> {
  return visitorOf(await api.post("/auth/login", { email, password, remember }))
}

export async function signInStaff(api: TestApi, role: StaffRole, name: string = role): Promise<Visitor> {
  const person = { name, email: `${name}@ghe.example`, password: "twelve characters" }
  await createStaff({ ...person, role })
  return signIn(api, person.email, person.password)
}

/** Disables an account, as an administrator does. */
export async function disableUser(api: TestApi, { user }: Visitor): Promise<void> {
  const { headers } = await signInStaff(api, "admin", crypto.randomUUID())
  const { status, text } = await api.put(`/users/${user._id}`, { isDisabled: true }, headers)
  assert.equal(status, 200, text)
}

function visitorOf({ status, body }: TestAnswer): Visitor {
  if (status >= 300) throw new Error(`The sign-in failed: ${JSON.stringify(body)}`)
  const { token, ...user } = body.data
  return { user, token, headers: { authorization: `Bearer ${token}` } }
}

export async function mailedToken(api: TestApi, email: string): Promise<string | undefined> {
  const mails = await api.sendMails()
  const tokens = mails
    .filter(({ headers }) => headers.to === email)
    .map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1])
  return tokens.findLast(Boolean)
}

export async function confirmEmail(api: TestApi, { headers }: Visitor, email: string): Promise<TestAnswer> {
  return api.post("/auth/verify-email", { token: await mailedToken(api, email) }, headers)
}

export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64")
}

/** Makes every other insert into a table use a taken reference while `work` runs. @returns the number of inserts */
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
