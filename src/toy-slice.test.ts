import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { eq, sql } from "drizzle-orm"
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import { Hono } from "hono"
import * as z from "zod"
import { createApi } from "./api.server.ts"
import { guestRows } from "./domain/account/security/email-verification.server.ts"
import { posts } from "./domain/blog/blog.table.server.ts"
import { textOf } from "./lib/posted-form.ts"
import { EVERYONE, OFFICE, PUBLIC } from "./server/auth/roles.server.ts"
import { db } from "./server/database/database.server.ts"
import { personalRows } from "./server/database/personal-data.server.ts"
import { body } from "./server/http/validation.server.ts"
import { startJobs } from "./server/jobs/jobs.server.ts"
import { mailAreas } from "./server/mail/mail-areas.server.ts"
import { renderMail } from "./server/mail/mail-template.server.ts"
import { queueMails } from "./server/mail/outbox.server.ts"
import { sendNext } from "./server/mail/send-mails.server.ts"
import { openMailer } from "./server/mail/transport.server.ts"
import { describe as describeRoute, one } from "./server/openapi/describe.server.ts"
import { pageFinder, toPageKey } from "./server/pages/page-key.server.ts"
import { routeTable, type ServerSlice } from "./server/slice.server.ts"
import { SITE } from "./server/testing/api.ts"
import { signInStaff } from "./server/testing/fixtures.ts"
import { renderedPage } from "./server/testing/rendered-page.ts"
import { openEmptySite } from "./server/testing/site.ts"
import { createSite } from "./site.server.ts"
import { compose, domainSlices } from "./slices.server.ts"

const toys = pgTable("toys", {
  email: text().primaryKey(),
  name: text().notNull(),
  postId: uuid("post_id"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
})

const order = z.strictObject({ email: z.email(), name: z.string().min(1) })
const messages = { name: { en: "Please name the toy", vi: "Vui lòng nhập tên đồ chơi" } }
const toy = z.strictObject({ name: z.string() }).meta({ id: "Toy" })

const routes = new Hono()
  .get("/", describeRoute({ summary: "List the toys", answer: one(z.array(toy)) }), async (c) =>
    c.json({ success: true, data: await db.select({ name: toys.name }).from(toys) }),
  )
  .get("/orders", describeRoute({ summary: "List who ordered", answer: one(z.array(order)) }), async (c) =>
    c.json({ success: true, data: await db.select({ email: toys.email, name: toys.name }).from(toys) }),
  )
  .post("/", describeRoute({ summary: "Order a toy", answer: one(toy) }), body(order, messages), async (c) => {
    const { email, name } = c.req.valid("json")
    await db.insert(toys).values({ email, name })
    await queueMails([{ kind: "toy-ordered", recipient: email, language: "en", payload: { name } }])
    return c.json({ success: true, data: { name } })
  })

const claimedBy: string[] = []
let cleaned = () => {}
const isCleaned = new Promise<void>((resolve) => (cleaned = resolve))

/** A slice with one of each thing that a slice can register. */
const toySlice: ServerSlice = {
  endpoints: {
    "/toys": { group: "Toys", routes, access: { "GET /": PUBLIC, "POST /": EVERYONE, "GET /orders": OFFICE } },
  },
  pages: [{ path: "/toys", parameters: ["page"] }],
  forms: [
    {
      path: "/toys",
      read: (form) => ({ path: "/toys", body: { email: textOf(form, "email"), name: textOf(form, "name") } }),
      sent: () => ({ location: "/toys?sent=1" }),
    },
  ],
  mails: (site) => ({
    "toy-ordered": async ({ recipient, language, payload }) => {
      const subject = { en: `Your ${payload.name}`, vi: `${payload.name} của quý khách` }
      const paragraphs = [{ en: "It is on its way.", vi: "Hàng đang trên đường." }]
      return [await renderMail(recipient, language, { subject, paragraphs }, site)]
    },
  }),
  personalData: personalRows("toys", {
    table: toys,
    email: toys.email,
    since: toys.createdAt,
    deleted: ["email", "name"],
    exported: ["name"],
    unexported: ["email"],
    others: "post_id created_at",
    shape: z.array(toy),
  }),
  references: [{ from: toys.postId, to: posts }],
  hooks: [guestRows.with(async (userId) => void claimedBy.push(userId)), mailAreas.with({ office: ["toy-ordered"] })],
  jobs: [{ name: "toys", everyMs: 3_600_000, run: async () => cleaned() }],
}

const test = await openEmptySite()
await db.execute(
  sql`create table toys (email text primary key, name text not null, post_id uuid, created_at timestamptz not null default now())`,
)
const composed = compose([...domainSlices, toySlice])
const { api, routes: table } = createApi(composed.slices)
const config = { ...SITE, demo: false, corsOrigins: [], trustedProxies: [] }
const site = createSite(async (href) => renderedPage(href), config, { ...composed, api })
const admin = await signInStaff(test, "admin")

const json = { "content-type": "application/json", ...admin.headers }
const ask = (path: string, content: object) =>
  site.request(path, { method: "POST", headers: json, body: JSON.stringify(content) })

describe("a new slice, named in the list of slices alone", () => {
  it("takes a form without JavaScript, and mails", async () => {
    const answer = await site.request("/vi/toys", {
      method: "POST",
      body: new URLSearchParams({ email: "an@mail.example", name: "Kite" }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
    })
    assert.deepEqual([answer.status, answer.headers.get("location")], [303, "/vi/toys?sent=1"])
    const mailer = openMailer({ ...SITE, dataDir: test.dataDir })
    while (await sendNext(composed.mailWriters(SITE), mailer));
    mailer.close()
    const [sent] = await test.sendMails(true)
    assert.deepEqual([sent?.headers.to, sent?.headers.subject], ["an@mail.example", "Your Kite"])
  })

  it("answers those whom it names, with the cache header that it names", async () => {
    const listed = await site.request("/api/toys")
    assert.equal(listed.headers.get("cache-control"), PUBLIC.cacheControl)
    assert.deepEqual(await listed.json(), { success: true, data: [{ name: "Kite" }] })
    assert.equal((await site.request("/api/toys/orders")).status, 401)
    const { data } = await (await site.request("/api/toys/orders", { headers: admin.headers })).json()
    assert.deepEqual(data, [{ email: "an@mail.example", name: "Kite" }])
  })

  it("is in the table of roles and in the API's description", async () => {
    assert.deepEqual(table["GET /toys/orders"], { ...OFFICE, group: "Toys" })
    assert.equal(Object.keys(table).length, Object.keys(routeTable(compose(domainSlices).slices)).length + 5)
    const { paths } = await (await site.request("/api/openapi.json")).json()
    assert.equal(paths["/toys"].post.summary, "Order a toy")
    assert.deepEqual(paths["/toys"].get.tags, ["Toys"])
  })

  it("has its page in the cache and in the sitemap", async () => {
    const request = { url: "/vi/toys?page=2", headers: {} } as never
    assert.deepEqual(toPageKey(request, pageFinder(composed.pages)), { path: "/vi/toys?page=2", language: "vi" })
    const sitemap = await (await site.request("/sitemaps/pages-1.xml")).text()
    assert.ok(sitemap.includes(`<loc>${SITE.siteUrl}/toys</loc>`))
    assert.ok(sitemap.includes(`<loc>${SITE.siteUrl}/vi/toys</loc>`))
  })

  it("keeps the rows that its rows name", async () => {
    const write = async (slug: string) => {
      const text = { en: "Kites over Huế" }
      const answer = await ask("/api/blogs", { slug, title: text, content: text, categories: ["destinations"] })
      return (await answer.json()).data._id as string
    }
    const remove = async (id: string) => {
      const answer = await site.request(`/api/blogs/${id}`, { method: "DELETE", headers: admin.headers })
      return (await answer.json()).archived
    }
    const [named, other] = [await write("kites-of-hue"), await write("kites-of-hanoi")]
    await db.update(toys).set({ postId: named })
    assert.deepEqual([await remove(named), await remove(other)], [true, false])
  })

  it("fills a place in a lower slice", () => assert.deepEqual(claimedBy, [admin.user._id]))

  it("has its job run", async () => {
    const jobs = startJobs({ ...SITE, dataDir: test.dataDir }, { slices: [toySlice], writers: {} })
    await isCleaned
    await jobs.stop()
  })

  it("is in a person's export, and erased with the person", async () => {
    const { data } = await (await ask("/api/people/export", { email: "an@mail.example" })).json()
    assert.deepEqual(data.toys, [{ name: "Kite" }])
    assert.equal((await ask("/api/people/erase", { email: "an@mail.example" })).status, 200)
    assert.deepEqual(await db.select().from(toys).where(eq(toys.email, "an@mail.example")), [])
  })
})
