import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { simpleParser } from "mailparser"
import { fold } from "#lib/text/fold.ts"
import { db } from "#server/database/database.server.ts"
import { sweepMailFiles } from "#server/mail/forget-mails.server.ts"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { bookTour, createCatalogue, emma, inDays, signInStaff, type TourName } from "#server/testing/fixtures.ts"
import { createTransfers, type TransferName } from "#server/testing/fixtures-products.ts"
import { CANARIES, guest, liveThrough } from "#server/testing/guest-life.ts"
import { dumpPostgres, onPostgres } from "#server/testing/postgres.ts"

const skip = { pglite: false, postgres: onPostgres.skip }

for (const database of ["pglite", "postgres"] as const)
  describe(`an erased person (${database})`, { skip: skip[database] }, () => {
    let api: TestApi
    let tours: Record<TourName, string>
    let transfers: Record<TransferName, string>
    let admin: Awaited<ReturnType<typeof signInStaff>>

    before(async () => {
      api = await openTestApi(database)
      tours = await createCatalogue()
      transfers = await createTransfers()
      admin = await signInStaff(api, "admin", "hoa")
    })
    after(() => api.close())

    const erase = (person: object) => api.post("/people/erase", person, admin.headers)

    it("is in no row, file or mail, while bookings come in", async () => {
      await liveThrough({ api, tours, transfers, staff: admin.headers })
      const before = await leftOf(api, CANARIES)
      assert.deepEqual(
        CANARIES.filter((canary) => !before.some(({ found }) => found === canary)),
        [],
        "each place holds its word before",
      )

      const others = Array.from({ length: 8 }, (_, n) => ({ ...emma, email: `other${n}@mail.example` }))
      const book = (customerInfo: object, days = 40) =>
        bookTour(api, tours.hoiAnLanterns, { customerInfo, travelDate: inDays(days) })

      const coming = others.map((customerInfo) => book(customerInfo))
      const [first, booked] = await Promise.all([erase({ email: guest.email }), book(guest, 50)])
      await Promise.all(coming)
      assert.ok([200, 409].includes(first.status), first.text)
      const { customerInfo } = (await api.get(`/bookings/${booked.id}`, admin.headers)).body.booking
      assert.deepEqual([customerInfo.name, customerInfo.email], [guest.name, guest.email], "the new trip is whole")

      const reason = { cancellationReason: "They asked us to forget them" }
      const cancelled = await api.put(`/bookings/${booked.id}/cancel`, reason, admin.headers)
      assert.equal(cancelled.status, 200, cancelled.text)
      const last = await erase({ email: guest.email })
      assert.equal(last.status, 200, last.text)
      await api.sendMails(true)
      await sweepMailFiles(api.dataDir)
      assert.deepEqual(await leftOf(api, CANARIES), [])

      const { rows } = await db.execute(sql`select customer_name as name, customer_phone as phone,
        (select count(*)::int from outbox where payload ->> 'bookingId' = bookings.id::text) as mails
        from bookings where customer_email like 'other%' order by customer_email`)
      assert.deepEqual(rows, Array(8).fill({ name: emma.name, phone: emma.phone, mails: 2 }))
    })

    it("is in no row by phone number, once a booking went to somebody else", async () => {
      const customerInfo = { name: "Yvonne Zwirn", phone: "0912 666 555" }
      const order = { customerInfo, specialRequests: "zwcrib", language: "vi" }
      const { id } = await bookTour(api, tours.hoiAnLanterns, order, admin.headers)
      const to = (change: object) => api.put(`/bookings/${id}`, change, admin.headers)
      assert.equal((await to({ customerInfo: { phone: emma.phone, countryCode: "GB" } })).status, 200)
      assert.equal((await to({ customerInfo: { name: emma.name }, specialRequests: "" })).status, 200)
      const words = ["Zwirn", "0912 666 555", "912666555", "zwcrib"]
      assert.deepEqual(new Set((await leftOf(api, words)).map(({ found }) => found)), new Set(words))
      assert.equal((await erase({ phone: "+84 912 666 555" })).status, 200)
      assert.deepEqual(await leftOf(api, words), [])
      assert.equal((await api.get(`/bookings/${id}`, admin.headers)).body.booking.customerInfo.name, emma.name)
    })
  })

type Trace = { found: string; where: string }

/** Looks for words in every row, in what pg_dump writes, and in every file, whatever their letters' case and accents. */
async function leftOf(api: TestApi, words: string[]): Promise<Trace[]> {
  const texts = [...(await rowsOfAllTables()), ...(await filesIn(api.dataDir))]
  if (api.databaseUrl) texts.push({ where: "pg_dump", text: await dumpPostgres(api.databaseUrl) })
  const folded = texts.map(({ where, text }) => ({ where, text: fold(text) }))
  return words.flatMap((found) =>
    folded
      .filter(({ text }) => text.includes(fold(found)))
      .map(({ where, text }) => ({ found, where: excerpt(where, text, fold(found)) })),
  )
}

function excerpt(where: string, text: string, word: string): string {
  const at = text.indexOf(word)
  return `${where}: …${text.slice(Math.max(0, at - 60), at + 60)}…`
}

async function rowsOfAllTables(): Promise<{ where: string; text: string }[]> {
  const tables = await db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts: { where: string; text: string }[] = []
  for (const { schema, name } of tables.rows) {
    const { rows } = await db.execute<{ text: string }>(
      sql`select to_jsonb(t)::text as text from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    )
    texts.push(...rows.map(({ text }) => ({ where: name, text })))
  }
  return texts
}

async function filesIn(dataDir: string): Promise<{ where: string; text: string }[]> {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  // The embedded database's own files are read through its tables.
  const own = files.filter(({ parentPath }) => !parentPath.startsWith(join(dataDir, "database")))
  return Promise.all(
    own.map(async ({ parentPath, name }) => {
      const source = readFileSync(join(parentPath, name))
      if (!name.endsWith(".eml")) return { where: name, text: source.toString() }
      const { headerLines, text, html, attachments } = await simpleParser(source)
      const parts = [...headerLines.map(({ line }) => line), text, html, ...attachments.map(({ content }) => content)]
      return { where: name, text: parts.join("\n") }
    }),
  )
}
