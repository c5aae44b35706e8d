import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { toBuffer } from "qrcode"
import sharp from "sharp"
import { formatDate } from "#i18n/format.ts"
import { db } from "#server/database/database.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { resetLimits, type SentMail } from "#server/testing/api.ts"
import {
  bookTour,
  createDeparture,
  emma,
  inDays,
  minh,
  sendBooking,
  signInStaff,
  signUp,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { createTransfers, transferRequest } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const transfers = await createTransfers()
const staff = await signInStaff(api, "staff", "hoa")

const book = (changes: Record<string, unknown> = {}) =>
  bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma), language: "en", ...changes })
const confirm = (id: string) => api.post(`/bookings/${id}/confirm`, {}, staff.headers)
const toGuest = (mails: SentMail[]) => mails.filter(({ headers }) => headers.to !== "office@ghe.example")
const rawCalendarIn = (mail: SentMail | undefined) =>
  mail?.attachments.find(({ contentType }) => contentType === "text/calendar")?.content.toString() ?? ""
const calendarIn = (mail: SentMail | undefined) => rawCalendarIn(mail).replace(/\r\n[ \t]/g, "")
/** Returns the invitation that the guest gets with the confirmation, as it is sent. */
async function invitationTo(customerInfo: { name: string; email: string }): Promise<string> {
  const { id } = await book({ customerInfo: { ...emma, ...customerInfo } })
  await api.sendMails()
  await confirm(id)
  return rawCalendarIn(toGuest(await api.sendMails())[0])
}
const hasTool = (name: string) => spawnSync(name, ["-v"]).error === undefined

describe("documents of a booking", () => {
  it("are available to its owner, a guest with a token and staff", async () => {
    const { id, guest } = await book()
    await confirm(id)
    const other = await signUp(api)
    for (const paper of ["voucher.pdf", "calendar.ics"]) {
      for (const headers of [guest, staff.headers])
        assert.equal((await api.get(`/bookings/${id}/${paper}`, headers)).status, 200)
      for (const headers of [{}, other.headers])
        assert.equal((await api.get(`/bookings/${id}/${paper}`, headers)).status, 404)
    }
    const { headers } = await api.get(`/bookings/${id}/voucher.pdf`, guest)
    assert.equal(headers.get("content-type"), "application/pdf")
    assert.equal(headers.get("cache-control"), "no-store")
    assert.match(headers.get("content-disposition") ?? "", /^attachment; filename="voucher-GHE-[\w-]+\.pdf"$/)
  })

  it("open by links without a header, for two hours at most and until the booking changes", async (t) => {
    const { id, guest } = await book()
    const strangers = [{}, (await book()).guest]
    for (const headers of strangers) assert.equal((await api.get(`/bookings/${id}/documents`, headers)).status, 404)
    const early = (await api.get(`/bookings/${id}/documents`, guest)).body.data
    assert.equal(early.voucher, null)
    await confirm(id)
    const open = (address: string, headers = {}) => api.get(address.replace(/^\/api/, ""), headers)
    const links: Record<string, string> = (await api.get(`/bookings/${id}/documents`, staff.headers)).body.data
    for (const [name, type] of Object.entries({ voucher: "application/pdf", calendar: "text/calendar" })) {
      const { status, headers } = await open(links[name] ?? "")
      assert.deepEqual([status, headers.get("content-type")?.split(";")[0]], [200, type])
    }
    const other = await book()
    await confirm(other.id)
    const [voucher = "", calendar = ""] = [links.voucher, links.calendar]
    const seal = voucher.replace(/.*token=/, "")
    const wrong = {
      "of an earlier state": early.calendar,
      "of the other file": `${calendar.replace(/token=.*/, "")}token=${seal}`,
      "of another booking": voucher.replace(id, other.id),
      "with another end": voucher.replace(/token=\d/, "token=9"),
      "with leading zeros": voucher.replace("token=", "token=0"),
      "without a seal": voucher.replace(/token=.*/, "token="),
    }
    for (const [kind, address] of Object.entries(wrong)) assert.equal((await open(address)).status, 404, kind)
    const led = await open(early.calendar, { "sec-fetch-mode": "navigate" })
    assert.deepEqual([led.status, led.headers.get("location")], [303, `/bookings/${id}`])
    t.mock.timers.enable({ apis: ["Date"], now: Date.now() + 2 * 3_600_000 })
    assert.equal((await open(voucher)).status, 404, "later")
    t.mock.timers.reset()
    await api.post(`/bookings/${id}/end-links`, {}, guest)
    assert.equal((await open(voucher)).status, 404, "after the guest has ended all links")
  })

  it("run no scripts when the voucher is opened", async () => {
    const { id, guest } = await book({
      customerInfo: { ...withNewAddress(emma), name: "Emma /JavaScript (x) /Launch" },
    })
    await confirm(id)
    const { text } = await api.get(`/bookings/${id}/voucher.pdf`, guest)
    const objects = text.replace(/\bstream\r?\n.*?endstream/gs, "")
    assert.match(objects, /\/Type \/Catalog/)
    assert.doesNotMatch(objects, /\/(JavaScript|JS|OpenAction|AA|Launch|SubmitForm|EmbeddedFile)\b/)
  })

  it("include no voucher before confirmation and after cancellation", async () => {
    const { id, guest } = await book()
    const early = await api.get(`/bookings/${id}/voucher.pdf`, guest)
    assert.deepEqual([early.status, early.body.code], [409, "NOT_CONFIRMED"])
    await confirm(id)
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Sick" }, guest)
    assert.equal((await api.get(`/bookings/${id}/voucher.pdf`, guest)).status, 409)
  })
})

describe("the voucher", { skip: hasTool("pdftotext") ? false : "pdftotext (poppler-utils) is not installed" }, () => {
  const textOf = (pdf: Buffer) => spawnSync("pdftotext", ["-layout", "-", "-"], { input: pdf }).stdout.toString()

  const darkAndLight = (png: Buffer | string) => sharp(png).removeAlpha().greyscale().threshold().raw().toBuffer()
  const codeOf = async (address: string) => darkAndLight(await toBuffer(address, { margin: 0, width: 360 }))
  const codeIn = (pdf: Buffer) => {
    const code = join(api.dataDir, "code")
    writeFileSync(`${code}.pdf`, pdf)
    spawnSync("pdfimages", ["-png", `${code}.pdf`, code])
    return darkAndLight(`${code}-000.png`)
  }

  it("prints Vietnamese with all diacritics on one page", async () => {
    const departureId = await createDeparture(tours.haLongCruise, { date: inDays(30), capacity: 5, startTime: "07:45" })
    const { id, reference } = await book({
      productId: tours.haLongCruise,
      departureId,
      travelers: 3,
      party: { adults: 2, children: 1 },
      customerInfo: { ...minh, name: "Đặng Hữu Trường Nguyễn", email: "truong@thu.example" },
      specialRequests: "Ăn chay, phòng yên tĩnh – ẮẰẲẴẶ ẾỀỂỄỆ ỐỒỔỖỘ ỚỜỞỠỢ ỨỪỬỮỰ ỲÝỶỸỴ",
      language: "vi",
    })
    await api.sendMails()
    await confirm(id)
    const [mail] = await api.sendMails()
    const pdf = mail?.attachments.find(({ contentType }) => contentType === "application/pdf")?.content as Buffer
    const text = textOf(pdf).normalize("NFC").replace(/\s+/g, " ")
    for (const words of [
      reference,
      "Du thuyền vịnh Hạ Long",
      "Ha Long Bay overnight",
      "Đặng Hữu Trường Nguyễn",
      "07:45",
      "2 người lớn, 1 trẻ em",
      "9.048.000 ₫ (348 $)",
      "ẮẰẲẴẶ ẾỀỂỄỆ ỐỒỔỖỘ ỚỜỞỠỢ ỨỪỬỮỰ ỲÝỶỸỴ",
      "Vịnh Hạ Long, Quảng Ninh",
      "+84 24 3926 0114",
      `ghe.example/verify/${reference}`,
    ])
      assert.ok(text.includes(words), `${words}\n${text}`)
    assert.doesNotMatch(text, /tài xế|Name on the sign/, "no driver comes to a meeting point")
    const info = spawnSync("pdfinfo", ["-"], { input: pdf }).stdout.toString()
    assert.match(info, /^Pages: +1$/m)
    assert.ok((await codeIn(pdf)).equals(await codeOf(`https://ghe.example/verify/${reference}`)))
    const fonts = spawnSync("pdffonts", ["-"], { input: pdf }).stdout.toString().trim().split("\n").slice(2)
    assert.equal(fonts.length, 2, fonts.join("\n"))
    assert.ok(fonts.every((font) => / yes yes yes /.test(font)))
  })

  it("shows the late fee in the total, as does the mail", async () => {
    const departureId = await createDeparture(tours.haLongCruise, { date: inDays(32), capacity: 8 })
    const order = { productId: tours.haLongCruise, departureId, travelDate: inDays(32), travelers: 4 }
    const { id, guest } = await book({ ...order, customerInfo: withNewAddress(minh), language: "vi" })
    await confirm(id)
    await db.execute(sql`update bookings set refund_cap = 50 where id = ${id}`)
    await api.sendMails()
    await api.put(`/bookings/${id}`, { travelers: 3 }, guest)
    await db.execute(sql`update outbox set next_attempt_at = now() where sent_at is null`)
    const [mail] = toGuest(await api.sendMails())
    const pdf = mail?.attachments.find(({ contentType }) => contentType === "application/pdf")?.content as Buffer
    const text = textOf(pdf).normalize("NFC").replace(/\s+/g, " ")
    assert.match(text, /Phí thay đổi muộn, đã gồm trong tổng · Late change fee, in the total/)
    assert.match(text, /11\.739\.000 ₫ \(451,50 \$\).*1\.677\.000 ₫ \(64,50 \$\)/)
    assert.match(mail?.text ?? "", /Phí thay đổi muộn, 50% phần chênh lệch: 1\.677\.000\u00a0₫/)
  })

  /** Returns the text of a voucher, its pages, and the text of the first page. */
  const voucherWith = async (changes: Record<string, unknown>) => {
    const { id } = await book(changes)
    await api.sendMails()
    await confirm(id)
    const [mail] = await api.sendMails()
    const pdf = mail?.attachments.find(({ contentType }) => contentType === "application/pdf")?.content as Buffer
    const text = textOf(pdf).normalize("NFC")
    const oneLine = (part: string) => part.replace(/\s+/g, " ")
    return { text: oneLine(text), first: oneLine(text.split("\f")[0] ?? ""), pages: text.split("\f").length - 1 }
  }

  it("prints every line of the guest's requests", async () => {
    const specialRequests = [
      "We arrive by train SE3",
      "Hotel: Azerai, room 12",
      "My husband walks with a stick",
      "Severe peanut allergy, please tell the kitchen",
      "Birthday on the day",
    ]
    const { text, pages } = await voucherWith({ specialRequests: specialRequests.join("\n") })
    for (const line of specialRequests) assert.ok(text.includes(line), `${line}\n${text}`)
    assert.equal(pages, 1)
    assert.doesNotMatch(text, /at the end of this voucher/)
  })

  it("prints the longest requests to the last word, with a mark where they are cut on the first page", async () => {
    const last = "Dị ứng đậu phộng nặng, xin báo bếp."
    const paragraphs = "Một phòng thật yên tĩnh, gối thấp, tầng dưới.\n".repeat(50)
    const longest = {
      lines: `${paragraphs.slice(0, 2000 - last.length - 1).replace(/\n?$/, "\n")}${last}`.slice(-2000),
      "one word a line": `${"ừ\n".repeat((2000 - last.length) / 2)}${last}`,
      "one line": `${"Một phòng thật yên tĩnh. ".repeat(78)}${last}`,
    }
    for (const [kind, specialRequests] of Object.entries(longest)) {
      const { text, first } = await voucherWith({ specialRequests, language: "vi" })
      assert.ok(text.includes(last), `${kind}\n${text}`)
      assert.match(first, /… ?\(đầy đủ ở cuối phiếu này\)/, kind)
      assert.match(first, /GHE-/, kind)
    }
  })

  it("and the mail it comes with state the company's registration, on one page", async () => {
    const registration = {
      legalName: "Công ty TNHH Du lịch Sông Xanh",
      enterpriseNumber: "0101234567",
      enterpriseIssuedOn: "2020-01-05",
      enterpriseIssuedBy: "Sở Kế hoạch và Đầu tư Hà Nội",
      taxCode: "0101234567-001",
      legalRepresentative: "Trần Thị Hoa",
      licenceNumber: "01-123/2024/TCDL-GP LHQT",
    }
    await api.put("/settings", registration, staff.headers)
    const { id } = await book({
      productId: tours.hoiAnLanterns,
      travelDate: inDays(31),
      customerInfo: withNewAddress(emma),
    })
    await api.sendMails()
    await confirm(id)
    const [mail] = await api.sendMails()
    const pdf = mail?.attachments.find(({ contentType }) => contentType === "application/pdf")?.content as Buffer
    const text = textOf(pdf).normalize("NFC").replace(/\s+/g, " ")
    for (const stated of ["Tax code: 0101234567-001", "International travel licence: 01-123/2024/TCDL-GP LHQT"])
      for (const where of [text, mail?.text ?? "", mail?.html ?? ""]) assert.ok(where.includes(stated), where)
    assert.equal(textOf(pdf).split("\f").length - 1, 1)
    await api.put("/settings", Object.fromEntries(Object.keys(registration).map((name) => [name, ""])), staff.headers)
  })

  it("leaves out characters without a glyph, says so, and prints the reference on the name sign", async () => {
    const voucherOf = async (name: string, specialRequests: string) => {
      const customerInfo = { ...withNewAddress(emma), name }
      const request = { customerInfo, specialRequests, language: "en", flightNumber: "VN254" }
      const { body } = await api.post("/bookings", transferRequest(transfers.fromNoiBai, request))
      await api.sendMails()
      await confirm(body.booking._id)
      const [mail] = await api.sendMails()
      const pdf = mail?.attachments.find(({ contentType }) => contentType === "application/pdf")?.content as Buffer
      return { text: textOf(pdf).replace(/\s+/g, " "), mail: mail?.text ?? "" }
    }
    for (const name of ["王小明", "김민준", "สมชาย ใจดี", "محمد علي", "Иван Петров", "🌴🌴"]) {
      const { text, mail } = await voucherOf(name, "Peanuts 花生 no")
      assert.equal(text.split("GHE-").length - 1, 3, `as such, in the address, on the sign: ${name}: ${text}`)
      assert.match(text, /Peanuts \[…\] no .*Some characters can't be printed here/)
      assert.match(mail, /Please reply with your name in Latin letters, as in your passport/)
    }
    const mixed = await voucherOf("王小明 David", "")
    assert.equal(mixed.text.match(/David/g)?.length, 2, "as the guest and on the sign")
    const plain = await voucherOf("Đặng Ångström-Łukasz O’Brien", "Ăn chay")
    assert.match(plain.text, /Đặng Ångström-Łukasz O’Brien /)
    assert.doesNotMatch(plain.text + plain.mail, /Left out|passport/)
  })
})

describe("documents of a transfer", () => {
  it("show the destination in Vietnamese for drivers, and follow the flight", async () => {
    await api.sendMails()
    const request = transferRequest(transfers.fromNoiBai, {
      language: "en",
      customerInfo: emma,
      flightNumber: "VN254",
      flightTime: "14:10",
      nameSign: "JONES × 2",
      dropoff: { place: "15 phố Ngô Quyền, Hoàn Kiếm" },
      childSeats: 2,
      returnTrip: { travelDate: inDays(40), flightNumber: "VN255", flightTime: "18:00" },
    })
    const { id, guest } = await sendBooking(api, request)
    await confirm(id)
    const [, , mail] = await api.sendMails()
    const pdf = mail?.attachments.find(({ contentType }) => contentType === "application/pdf")
    assert.match(pdf?.content.toString("latin1") ?? "", /\/Count 1\b/)
    assert.match(mail?.text ?? "", /Its lower part is a card for drivers/)
    for (const line of [
      "Transfer: Noi Bai airport to Hanoi",
      "To: 15 phố Ngô Quyền, Hoàn Kiếm",
      "Flight: VN254 · 2:10 PM",
      "Name on the sign: JONES × 2",
      "On the way: Child seats: 2",
      `Return trip: ${formatDate(inDays(40), "en")} · 2:45 PM · VN255 · 6:00 PM`,
      "4 × Child seat: $20",
    ])
      assert.ok(mail?.text.includes(`\n${line}\n`), `${line}\n${mail?.text}`)
    const entry = (await api.get(`/bookings/${id}/calendar.ics`, guest)).text.replace(/\r\n[ \t]/g, "")
    const wayBack = `Return trip: ${formatDate(inDays(40), "en")} · 2:45 PM`.replaceAll(",", "\\,")
    const [there = "", back = ""] = entry.split("BEGIN:VEVENT").slice(1)
    const stamp = inDays(40).replaceAll("-", "")
    assert.ok(back.includes(`DTSTART;TZID=Asia/Ho_Chi_Minh:${stamp}T144500\r\n`), back)
    assert.ok(back.includes(`UID:${id}-return@bookings.ghe\r\n`) && there.includes(`UID:${id}@bookings.ghe\r\n`))
    assert.match(back, /SUMMARY:Return trip: /)
    assert.deepEqual(there.match(/TRIGGER:.*/g), ["TRIGGER:-PT24H", "TRIGGER:-PT2H"])
    assert.ok(entry.includes(`${wayBack} · VN255 · 6:00 PM\\n+84 24 3926 0114\\nhttp`), entry)
    const moved = await api.post(`/bookings/${id}/move`, { travelDate: inDays(33), flightTime: "16:00" }, guest)
    assert.equal(moved.status, 200, moved.text)
    assert.deepEqual(
      [moved.body.booking.travelDate, moved.body.booking.transferDetails.flight.time],
      [inDays(33), "16:00"],
    )
    assert.equal(moved.body.booking.transferDetails.nameSign, "JONES × 2")
  })

  it("include an all-day event if the time is unknown", async () => {
    const { id, booking } = await sendBooking(api, transferRequest(transfers.fromNoiBai, { travelDate: inDays(35) }))
    assert.equal(booking.startTime, null)
    const { text } = await api.get(`/bookings/${id}/calendar.ics`, staff.headers)
    assert.ok(text.includes(`DTSTART;VALUE=DATE:${inDays(35).replaceAll("-", "")}\r\n`), text)
  })
})

describe("the calendar event", () => {
  it("keeps its UID through confirmation, move and cancellation", async () => {
    const first = await createDeparture(tours.haLongCruise, { date: inDays(40), capacity: 5, startTime: "07:45" })
    await createDeparture(tours.haLongCruise, { date: inDays(41), capacity: 5, startTime: "09:15" })
    await api.sendMails()
    const { id, guest } = await book({ productId: tours.haLongCruise, travelDate: inDays(40), departureId: first })
    assert.equal(calendarIn(toGuest(await api.sendMails())[0]), "")
    await confirm(id)
    const confirmed = calendarIn(toGuest(await api.sendMails())[0])
    await api.post(`/bookings/${id}/move`, { travelDate: inDays(41) }, guest)
    const moved = calendarIn(toGuest(await api.sendMails())[0])
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Sick" }, guest)
    const cancelled = calendarIn(toGuest(await api.sendMails())[0])
    const stamp = (days: number, time: string) => `${inDays(days).replaceAll("-", "")}T${time}00`
    for (const [calendar, method, sequence, status] of [
      [confirmed, "REQUEST", 0, "CONFIRMED"],
      [moved, "REQUEST", 1, "CONFIRMED"],
      [cancelled, "CANCEL", 2, "CANCELLED"],
    ] as const) {
      assert.ok(calendar.includes(`METHOD:${method}\r\n`), calendar)
      assert.ok(calendar.includes(`SEQUENCE:${sequence}\r\n`))
      assert.ok(calendar.includes(`STATUS:${status}\r\n`))
      assert.ok(calendar.includes(`UID:${id}@bookings.ghe\r\n`))
      assert.match(calendar, /BEGIN:VTIMEZONE\r\nTZID:Asia\/Ho_Chi_Minh\r\n/)
      assert.match(calendar, /ORGANIZER;CN="Ghé Việt Nam":MAILTO:office@ghe.example\r\n/)
    }
    assert.ok(confirmed.includes(`DTSTART;TZID=Asia/Ho_Chi_Minh:${stamp(40, "0745")}\r\n`))
    assert.ok(confirmed.includes(`DTEND;TZID=Asia/Ho_Chi_Minh:${stamp(41, "1800")}\r\n`))
    assert.ok(moved.includes(`DTSTART;TZID=Asia/Ho_Chi_Minh:${stamp(41, "0915")}\r\n`))
  })

  it("is published when downloaded, tentative before confirmation", async () => {
    const { id, guest } = await book()
    const { text, headers } = await api.get(`/bookings/${id}/calendar.ics`, guest)
    assert.match(headers.get("content-type") ?? "", /^text\/calendar/)
    assert.match(text, /METHOD:PUBLISH\r\n/)
    assert.match(text, /STATUS:TENTATIVE\r\n/)
    assert.doesNotMatch(text, /ATTENDEE/, "only an invitation has guests")
  })

  it("has no line over 75 bytes, and no split characters", async () => {
    const name = "Công Tằng Tôn Nữ Thị Quỳnh Nguyễn Phúc Ưng Bửu Vĩnh Bảo"
    const text = await invitationTo({ email: "quynh@thu.example", name })
    for (const line of text.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75, line)
    assert.ok(!text.replaceAll("\r\n", "").includes("\n"))
    assert.ok(text.replace(/\r\n[ \t]/g, "").includes(`CN="${name}"`), text)
  })

  it("escapes names that contain quotes or line breaks", async () => {
    const text = await invitationTo({ ...withNewAddress(emma), name: 'Bo" ;X-EVIL:1\\n' })
    const attendee = text
      .replace(/\r\n[ \t]/g, "")
      .split("\r\n")
      .find((line) => line.startsWith("ATTENDEE"))
    assert.match(attendee ?? "", /^ATTENDEE;RSVP=FALSE;PARTSTAT=ACCEPTED;CN="[^"]*":mailto:\S+$/)
  })
})

describe("GET /verify/{reference}", () => {
  it("returns product, date and status, and no personal data", async () => {
    const { id, reference } = await book({ specialRequests: "Quiet, please" })
    await confirm(id)
    const { status, body, text } = await api.get(`/verify/${reference.toLowerCase().replaceAll("-", "")}`)
    assert.equal(status, 200)
    assert.deepEqual(body.data, {
      reference,
      status: "confirmed",
      productType: "tour",
      product: { en: "Lanterns of Hoi An", vi: "Đèn lồng Hội An" },
      travelDate: inDays(30),
      startTime: "08:00",
      calledOff: false,
    })
    assert.ok(!/Emma|mail\.example|7911|Quiet/.test(text))
  })

  it("returns 404 for an unknown reference", async () => {
    for (const reference of ["GHE-000-000-000", "nonsense", "%00"]) {
      const { status } = await api.get(`/verify/${reference}`)
      assert.ok(status === 404 || status === 400, reference)
    }
  })

  it("limits attempts to guess references", async () => {
    resetLimits()
    const statuses = []
    for (let n = 0; n < 33; n++) statuses.push((await api.get("/verify/GHE-000-000-000")).status)
    scaleLimits(10_000)
    assert.equal(statuses.at(-1), 429)
  })
})

describe("the link in a mail", () => {
  it("opens the booking with a secret that reaches no server and is stored nowhere", async () => {
    await api.sendMails()
    const { id, guestToken } = await book()
    const [mail] = toGuest(await api.sendMails())
    const link = new URL(/https:\S+#key=[\w-]{43}/.exec(mail?.text ?? "")?.[0] ?? "")
    assert.equal(link.pathname, `/bookings/${id}`)
    assert.equal(link.search, "")
    const key = new URLSearchParams(link.hash.slice(1)).get("key") ?? ""
    assert.notEqual(key, guestToken)
    assert.equal((await api.get(`/bookings/${id}`, { "x-guest-token": key })).status, 200)
    const { id: other } = await book()
    assert.equal((await api.get(`/bookings/${other}`, { "x-guest-token": key })).status, 404)
    const { rows } = await db.execute(sql`select 1 from guest_tokens where token_hash = ${key}`)
    assert.equal(rows.length, 0)
    assert.ok(mail?.html.includes(link.href))
  })
})
