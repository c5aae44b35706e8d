import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { and, eq, sql } from "drizzle-orm"
import { createFirstAdmin } from "#domain/account/first-admin.server.ts"
import { balanceMinors } from "#domain/bookings/balance.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { TRAVELLED_AS } from "#domain/reviews/review.ts"
import { reviewInvitations, reviews } from "#domain/reviews/reviews.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { transfers } from "#domain/transfers/transfers.table.server.ts"
import { hanoiDate } from "#lib/today.ts"
import { db, openDatabase } from "#server/database/database.server.ts"
import { outbox } from "#server/mail/outbox.table.server.ts"
import { openMedia } from "#server/media/media.server.ts"
import { seedDemo, seedDemoCompany } from "./demo.server.ts"

const dataDir = mkdtempSync(join(tmpdir(), "ghe-demo-reviews-"))
const database = await openDatabase({ databaseUrl: undefined, dataDir })
openMedia({ dataDir })
after(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

type Row = { review: typeof reviews.$inferSelect; booking: typeof bookings.$inferSelect }

describe("the published reviews of the demo", () => {
  let rows: Row[] = []
  const onTours = () => [...Map.groupBy(rows, ({ review }) => review.productId).values()].filter(isTour)
  const isTour = ([first]: Row[]) => first!.review.productType === "tour"

  before(async () => {
    await seedDemo(database, true)
    await createFirstAdmin({ staffEmail: "staff@ghe.example", staffPassword: undefined })
    await seedDemoCompany(database)
    rows = await db
      .select({ review: reviews, booking: bookings })
      .from(reviews)
      .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
      .where(eq(reviews.status, "published"))
  })

  it("are 8 to 30 for every tour, in both languages, and average 4.2 to 4.9, not all alike", async () => {
    const all = await db.select({ id: tours.id, slug: tours.slug }).from(tours)
    assert.equal(onTours().length, all.length)
    const averages: number[] = []
    for (const { id, slug } of all) {
      const its = rows.filter(({ review }) => review.productId === id).map(({ review }) => review)
      assert.ok(its.length >= 8 && its.length <= 30, `${slug}: ${its.length}`)
      const vietnamese = its.filter(({ language }) => language === "vi").length / its.length
      assert.ok(vietnamese >= 0.25 && vietnamese <= 0.4, `${slug}: ${vietnamese}`)
      const average = its.reduce((sum, { rating }) => sum + rating, 0) / its.length
      assert.ok(average >= 4.2 && average <= 4.9, `${slug}: ${average}`)
      averages.push(average)
    }
    assert.ok(Math.max(...averages) - Math.min(...averages) >= 0.4, "averages differ")
  })

  it("say nothing twice on a tour, and hardly anything twice at all", () => {
    for (const its of Map.groupBy(rows, ({ review }) => review.productId).values()) {
      const texts = its.map(({ review }) => review.text)
      assert.deepEqual(
        texts.filter((text, nth) => texts.indexOf(text) !== nth),
        [],
      )
    }
    const different = new Set(rows.map(({ review }) => review.text)).size
    assert.ok(different / rows.length > 0.95, `${different} of ${rows.length}`)
  })

  it("have few stars now and then, answers in both languages, and authors who travelled in every way", () => {
    const of = (test: (review: Row["review"]) => boolean) => rows.filter(({ review }) => test(review)).length
    for (const rating of [2, 3, 4, 5]) assert.ok(of((review) => review.rating === rating) > 3, `${rating} stars`)
    assert.ok(of(({ rating }) => rating >= 4) > 0.9 * rows.length)
    for (const travelledAs of TRAVELLED_AS)
      assert.ok(of((review) => review.travelledAs === travelledAs) > 20, travelledAs)
    const answers = rows.flatMap(({ review }) => review.reply ?? [])
    assert.ok(answers.length > 20)
    assert.ok(answers.every(({ en, vi }) => en && vi))
  })

  it("are counted with their products", async () => {
    for (const table of [tours, transfers]) {
      const products = await db.select({ id: table.id, count: table.reviewCount, stars: table.reviewStars }).from(table)
      for (const { id, count, stars } of products) {
        const ratings = rows.filter(({ review }) => review.productId === id).map(({ review }) => review.rating)
        assert.deepEqual({ count, stars }, { count: ratings.length, stars: ratings.reduce((sum, one) => sum + one, 0) })
      }
    }
  })

  it("belong to trips that are over and paid for, whose guests are not asked or mailed again", async () => {
    for (const { review, booking } of rows) {
      assert.equal(booking.status, "completed")
      assert.ok(booking.travelDate < hanoiDate())
      assert.equal(balanceMinors(booking).own, 0)
      assert.match(booking.customerEmail, /@mail\.example$/)
      assert.ok(booking.createdAt < review.createdAt && review.createdAt < review.publishedAt!)
      assert.ok(review.publishedAt! <= new Date())
    }
    const notInvited = sql`not exists (select from ${reviewInvitations} where ${reviewInvitations.bookingId} = ${bookings.id})`
    const asked = await db
      .select()
      .from(bookings)
      .where(and(eq(bookings.status, "completed"), notInvited))
    assert.deepEqual(asked, [])
    const mailed = new Set((await db.select().from(outbox)).map(({ payload }) => payload.bookingId))
    assert.deepEqual(
      rows.filter(({ booking }) => mailed.has(booking.id)),
      [],
    )
  })
})
