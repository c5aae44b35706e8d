import assert from "node:assert/strict"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { after, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { type ParsedMail, simpleParser } from "mailparser"
import { SMTPServer } from "smtp-server"
import { db } from "#server/database/database.server.ts"
import { SITE } from "#server/testing/api.ts"
import { bookTour, emma, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { mailWriters } from "#slices.server.ts"
import { sendNext } from "./send-mails.server.ts"
import { openMailer } from "./transport.server.ts"

async function startMailServer() {
  const received: ParsedMail[] = []
  const refusals: Error[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const refusal = refusals.shift()
        if (refusal) return done(refusal)
        simpleParser(Buffer.concat(chunks)).then((mail) => {
          received.push(mail)
          done()
        }, done)
      })
    },
  })
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resume) => server.close(() => resume()))
  return { url: `smtp://127.0.0.1:${port}`, received, refusals, close }
}

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")
const server = await startMailServer()
after(() => server.close())

async function sendAll(): Promise<ParsedMail[]> {
  const mailer = openMailer({ ...SITE, dataDir: api.dataDir, smtpUrl: server.url })
  // Mails about decisions wait until they can no longer be undone.
  await db.execute(sql`update outbox set next_attempt_at = now() where sent_at is null and attempts = 0`)
  while (await sendNext(mailWriters(SITE), mailer));
  mailer.close()
  return server.received.splice(0)
}

describe("SMTP transport", () => {
  it("sends text, HTML, calendar and voucher", async () => {
    const { id, booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: emma, language: "en" })
    await sendAll()
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const [mail, ...others] = await sendAll()
    assert.equal(others.length, 0)
    assert.equal(mail?.subject, `Booking confirmed ${booking.reference}: Lanterns of Hoi An`)
    assert.deepEqual(mail?.from?.value, [{ name: "Ghé Việt Nam", address: "office@ghe.example" }])
    assert.match(mail?.messageId ?? "", /^<outbox-\d+-[0-9a-f-]{36}-0@ghe\.example>$/)
    assert.match(mail?.text ?? "", /^Dear Emma Jones,\n/)
    assert.match(String(mail?.html), /<html[^>]* lang="en"/)
    assert.ok(!/<img|url\(/.test(String(mail?.html)))
    assert.deepEqual(mail?.attachments.map(({ contentType }) => contentType).toSorted(), [
      "application/ics",
      "application/pdf",
      "text/calendar",
    ])
    const pdf = mail?.attachments.find(({ contentType }) => contentType === "application/pdf")
    assert.equal(pdf?.content.toString("latin1", 0, 5), "%PDF-")
  })

  it("retries a refused mail under the same id", async () => {
    const refusal = Object.assign(new Error("try later"), { responseCode: 451 })
    server.refusals.push(refusal, refusal)
    await api.post("/contact", { name: "Lan", email: "lan@thu.example", subject: "Giá", message: "Bao nhiêu?" })
    assert.deepEqual(await sendAll(), [])
    const [entry] = (await api.get("/outbox?status=failing", staff.headers)).body.data
    assert.match(entry.lastError, /451/)
    await api.post(`/outbox/${entry._id}/resend`, {}, staff.headers)
    const [mail] = await sendAll()
    assert.match(mail?.messageId ?? "", new RegExp(`^<outbox-${entry._id}-[0-9a-f-]{36}-0@ghe\\.example>$`))
  })

  it("keeps each header on one line", async () => {
    const mailer = openMailer({ ...SITE, dataDir: api.dataDir, smtpUrl: server.url })
    await mailer.send(
      {
        to: "guest@mail.example",
        from: { name: "Ghé\r\nBcc: all@mail.example", address: "office@ghe.example" },
        replyTo: "lan@thu.example",
        subject: "Tour\r\nX-Evil: 1\u2028\u0000 vịnh",
        text: "Chào!",
        language: "vi",
      },
      "line-1",
    )
    mailer.close()
    const [mail] = server.received.splice(0)
    assert.equal(mail?.subject, "Tour X-Evil: 1  vịnh")
    assert.equal(mail?.from?.value[0]?.name, "Ghé Bcc: all@mail.example")
    assert.ok(!mail?.headers.has("x-evil") && !mail?.headers.has("bcc") && mail?.bcc === undefined)
  })

  it("escapes markup in a visitor's text", async () => {
    const message = '<script>alert(1)</script> & <a href="https://evil.example">here</a>'
    await api.post("/contact", { name: "Lan", email: "lan@thu.example", subject: "Giá", message })
    const mails = await sendAll()
    for (const { html } of mails) assert.ok(!/<script|href="https:\/\/evil/.test(String(html)))
    const mail = mails.find(({ text }) => text?.includes(message))
    assert.ok(String(mail?.html).includes("&lt;script&gt;"))
  })
})
