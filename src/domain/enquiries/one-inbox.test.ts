import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db, openDatabase } from "#server/database/database.server.ts"
import { onPostgres, startPostgres } from "#server/testing/postgres.ts"
import { findEnquiry } from "./answers.server.ts"
import { listEnquiries, requireEnquiry } from "./enquiries.server.ts"
import { presentConsultation, presentMessage } from "./presenters.server.ts"

/** Migrations before requests for advice and messages shared a table. */
const BEFORE = 24
const ADVICE = "11111111-1111-4111-8111-111111111111"
const MESSAGE = "22222222-2222-4222-8222-222222222222"

const fill = async () => {
  await db.execute(sql`insert into consultations (id, reference, status, note, name, email, phone, phone_e164, subject,
    message, preferred_contact_method, preferred_contact_time, start_date, adults, children, budget, interests, tour,
    language, network, search_text, version, created_at)
    values (${ADVICE}, 'TV-7K3M-9QXD', 'contacted', 'Rang twice', 'Emma', 'emma@mail.example', '+44 7911 123456',
    '+447911123456', 'Two weeks', 'With children', 'phone', 'evening', '2031-05-01', 2, 1, '3000-5000', '{food,nature}',
    '{"tourId": "t", "tourSlug": "s", "tourTitle": {"en": "Ha Giang"}, "tourPrice": 100}', 'en', '203.0.113.0/24',
    'tv-7k3m-9qxd emma', 3, '2030-01-02T03:04:05Z')`)
  await db.execute(sql`insert into contact_messages (id, name, email, subject, message, language, doubtful, search_text)
    values (${MESSAGE}, 'Lê Thị Hoa', 'hoa@mail.example', 'Đèn lồng', 'Chào', 'vi', true, 'le thi hoa')`)
  for (const [column, id] of [
    ["consultation_id", ADVICE],
    ["message_id", MESSAGE],
  ] as const)
    await db.execute(sql`insert into enquiry_answers (${sql.identifier(column)}, recipient, language, subject, text)
      values (${id}, 'emma@mail.example', 'en', 'Re', ${`Answer to ${column}`})`)
  for (const [kind, payload] of [
    ["consultation-received", { consultationId: ADVICE }],
    ["contact-message", { messageId: MESSAGE }],
  ] as const)
    await db.execute(sql`insert into outbox (kind, recipient, language, payload)
      values (${kind}, 'emma@mail.example', 'en', ${JSON.stringify(payload)}::jsonb)`)
}

for (const database of ["pglite", "postgres"] as const)
  describe(`upgrading a filled database (${database})`, database === "postgres" ? onPostgres : {}, () => {
    it("brings requests and messages into one inbox, with their answers and mails", async () => {
      const postgres = database === "postgres" ? await startPostgres() : undefined
      const dataDir = mkdtempSync(join(tmpdir(), "ghe-inbox-"))
      const opened = await openDatabase({ databaseUrl: postgres?.url, dataDir }, { migrations: BEFORE })
      try {
        await fill()
        await opened.migrate()
        const advice = presentConsultation(await requireEnquiry(ADVICE, "consultation"))
        const { createdAt, travelDates, numberOfTravelers, tourReference, interests, version } = advice
        assert.deepEqual(
          [advice.reference, advice.status, advice.note, advice.budget, createdAt, version],
          ["TV-7K3M-9QXD", "contacted", "Rang twice", "3000-5000", "2030-01-02T03:04:05.000Z", 3],
        )
        assert.deepEqual(travelDates, { startDate: "2031-05-01", endDate: null, flexible: false })
        assert.deepEqual(
          [numberOfTravelers, interests],
          [{ adults: 2, children: 1, childAges: [] }, ["food", "nature"]],
        )
        assert.equal(tourReference?.tourTitle.en, "Ha Giang")
        const message = presentMessage(await requireEnquiry(MESSAGE, "message"))
        assert.deepEqual([message.name, message.phone, message.doubtful], ["Lê Thị Hoa", "", true])
        const { data } = await listEnquiries({ search: "+44 7911 123456" })
        assert.deepEqual(
          data.map(({ _id, kind }) => [_id, kind]),
          [[ADVICE, "consultation"]],
        )
        for (const [id, text] of [
          [ADVICE, "Answer to consultation_id"],
          [MESSAGE, "Answer to message_id"],
        ] as const)
          assert.deepEqual(
            (await findEnquiry(id)).answers.map((answer) => answer.text),
            [text],
          )
        const { rows } = await db.execute(sql`select payload from outbox order by id`)
        assert.deepEqual(rows, [{ payload: { enquiryId: ADVICE } }, { payload: { enquiryId: MESSAGE } }])
      } finally {
        await opened.close()
        await postgres?.stop()
        rmSync(dataDir, { recursive: true, force: true })
      }
    })
  })
