import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { addMonths } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import {
  bookedOn,
  bookTour,
  company,
  createDeparture,
  emma,
  inDays,
  minh,
  requestFor,
  sendBooking,
  signInStaff,
  takingReferences,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite("pglite")
const staff = await signInStaff(api, "staff")

const count = async (table: string) =>
  Number((await db.execute(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0]?.n)

async function priceLanterns(adult: number): Promise<void> {
  const { version } = (await api.get(`/tours/${tours.hoiAnLanterns}?view=edit`, staff.headers)).body.data
  const change = { version, pricing: { adult, child: 30, currency: "USD" } }
  assert.equal((await api.put(`/tours/${tours.hoiAnLanterns}`, change, staff.headers)).status, 200)
}

const book = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  api.post("/bookings", requestFor(tours.hoiAnLanterns, changes), headers)

describe("POST /bookings", () => {
  it("generates another reference if the first is taken", async () => {
    const { reference } = (await book({ customerInfo: { ...emma, email: "first@mail.example" } })).body.booking
    const before = await count("bookings")
    const keys = [{}, { "idempotency-key": "chance is blind" }]
    const tries = await takingReferences("bookings", reference, async () => {
      for (const [nth, headers] of keys.entries()) {
        const { status, body } = await book({ customerInfo: { ...emma, email: `${nth}@mail.example` } }, headers)
        assert.equal(status, 201, body.code)
        assert.notEqual(body.booking.reference, reference)
      }
    })
    assert.deepEqual([await count("bookings"), tries], [before + keys.length, 2 * keys.length])
  })

  it("gives a booking by phone to the guest and names staff in its history", async () => {
    const { body } = await book({ customerInfo: { ...emma, email: "by-phone@mail.example" } }, staff.headers)
    const { booking } = (await api.get(`/bookings/${body.booking._id}`, staff.headers)).body
    assert.equal(booking.emailConfirmed, true)
    assert.equal(booking.staffNote, "")
    const mine = (await api.get("/bookings/my-bookings", staff.headers)).body.bookings as { _id: string }[]
    assert.ok(!mine.some(({ _id }) => _id === booking._id))
    const [requested] = (await api.get(`/bookings/${booking._id}/history`, staff.headers)).body.data
    assert.deepEqual([requested.kind, requested.by], ["requested", staff.user.name])
  })

  it("books a tour on request and returns everything that was agreed", async () => {
    const { status, body, headers } = await book({
      customerInfo: { ...emma, email: " Emma@Mail.example " },
      totalPrice: 90,
      specialRequests: "Vegetarian, please.\nTwo beds.",
      tourDetails: { name: "A name of theirs", duration: 9, location: "Mars", price: 1, images: [] },
      language: "en",
    })
    assert.equal(status, 201)
    assert.equal(headers.get("cache-control"), "no-store")
    const { booking, guestToken, success } = body
    assert.equal(success, true)
    assert.match(guestToken, /^[\w-]{43}$/)
    assert.match(booking.reference, /^GHE(-[0-9BCDFGHJKMNPQRSTVWXYZ]{3}){3}$/)
    assert.deepEqual(Object.keys(booking), [
      "_id",
      "reference",
      "status",
      "productId",
      "productType",
      "product",
      "travelDate",
      "startTime",
      "departure",
      "travelers",
      "party",
      "createdAt",
      "totalPrice",
      "pricing",
      "paid",
      "paidOther",
      "balance",
      "balanceOther",
      "isOtherExact",
      "payments",
      "lines",
      "priceChanged",
      "claimedTotal",
      "tourDetails",
      "transferDetails",
      "productDetails",
      "missing",
      "customerInfo",
      "wantsInvoice",
      "pendingEmail",
      "specialRequests",
      "language",
      "answerBy",
      "cancellationPolicy",
      "cancellationBands",
      "changesAllowed",
      "freeCancellationUntil",
      "cancellationSteps",
      "confirmedAt",
      "cancellationReason",
      "placesHeld",
      "emailConfirmed",
      "hasPlanLink",
      "terms",
      "version",
      "canCancel",
      "canMove",
      "canChange",
      "cancellation",
      "cancelledAt",
      "cancelledBy",
      "calledOff",
      "calendarSequence",
      "documents",
    ])
    assert.equal(booking.status, "pending")
    assert.equal(booking.productId, tours.hoiAnLanterns)
    assert.equal(booking.travelDate, inDays(30))
    assert.equal(booking.departure, null)
    assert.deepEqual(booking.party, { adults: 2, children: 0 })
    assert.equal(booking.totalPrice, 2_340_000)
    assert.deepEqual(booking.pricing, { currency: "USD", total: 90, vndPerUsd: 26_000, rateDate: "2026-01-05" })
    assert.deepEqual(booking.lines, [
      {
        code: "traveler",
        label: { en: "Traveller", vi: "Khách" },
        quantity: 2,
        unitMinor: 4500,
        totalMinor: 9000,
      },
    ])
    assert.equal(booking.priceChanged, false)
    assert.equal(booking.claimedTotal, 90)
    assert.deepEqual(booking.tourDetails.name, { en: "Lanterns of Hoi An", vi: "Đèn lồng Hội An" })
    assert.deepEqual(booking.tourDetails.duration, { days: 1, nights: 0 })
    assert.deepEqual(booking.customerInfo, { ...emma, email: "emma@mail.example" })
    assert.equal(booking.specialRequests, "Vegetarian, please.\nTwo beds.")
    assert.equal(booking.freeCancellationUntil, new Date(`${inDays(27)}T08:00:00+07:00`).toISOString())
    assert.ok(new Date(booking.answerBy) > new Date(booking.createdAt))
  })

  it("stores the phone as typed and as E.164, the token as a hash, an event and two mails", async () => {
    const { body } = await book({ customerInfo: { ...minh, email: "stored@thu.example" } })
    const id = body.booking._id
    const [row] = (await db.execute(sql`select * from bookings where id = ${id}`)).rows
    assert.equal(row?.customer_phone, "0912 345 678")
    assert.equal(row?.customer_phone_e164, "+84912345678")
    const tokens = (await db.execute(sql`select token_hash from guest_tokens where booking_id = ${id}`)).rows
    assert.equal(tokens.length, 1)
    const everything = await db.execute(
      sql`select row_to_json(b)::text || row_to_json(g)::text as text from bookings b, guest_tokens g where b.id = ${id} and g.booking_id = ${id}`,
    )
    assert.ok(!String(everything.rows[0]?.text).includes(body.guestToken))
    const events = (await db.execute(sql`select kind, actor from booking_events where booking_id = ${id}`)).rows
    assert.deepEqual(events, [{ kind: "requested", actor: "guest" }])
    const mails = (
      await db.execute(
        sql`select kind, recipient, language from outbox where payload->>'bookingId' = ${id} order by id`,
      )
    ).rows
    assert.deepEqual(mails, [
      { kind: "booking-received", recipient: "stored@thu.example", language: "en" },
      { kind: "booking-for-staff", recipient: "office@ghe.example", language: "vi" },
    ])
  })

  it("takes the language from the request, else from Accept-Language", async () => {
    const vietnamese = { "accept-language": "vi-VN,vi;q=0.9,en;q=0.8" }
    assert.equal((await book({ travelDate: inDays(31) }, vietnamese)).body.booking.language, "vi")
    assert.equal((await book({ travelDate: inDays(32), language: "en" }, vietnamese)).body.booking.language, "en")
    assert.equal((await book({ travelDate: inDays(33) })).body.booking.language, "en")
  })

  it("charges children the child price", async () => {
    const { body } = await book({ travelers: 3, party: { adults: 2, children: 1 } })
    assert.equal(body.booking.pricing.total, 120)
    assert.deepEqual(
      body.booking.lines.map((line: { code: string; quantity: number; totalMinor: number }) => [
        line.code,
        line.quantity,
        line.totalMinor,
      ]),
      [
        ["adult", 2, 9000],
        ["child", 1, 3000],
      ],
    )
    assert.deepEqual(body.booking.party, { adults: 2, children: 1 })
  })

  it("accepts a tour priced on request with a total of zero", async () => {
    const { booking } = await bookTour(api, tours.madeToMeasure, { totalPrice: 0 })
    assert.equal(booking.totalPrice, 0)
    assert.equal(booking.priceChanged, false)
  })

  it("reports that the browser showed another price, and keeps the server's", async () => {
    const { status, body } = await book({ travelDate: inDays(40), totalPrice: 80.5 })
    assert.equal(status, 201)
    assert.equal(body.booking.status, "pending")
    assert.equal(body.booking.priceChanged, true)
    assert.equal(body.booking.claimedTotal, 80.5)
    assert.equal(body.booking.pricing.total, 90)
  })

  it("keeps the agreed price when prices and rates change", async () => {
    const { booking, guestToken } = (await book({ travelDate: inDays(33) })).body
    await priceLanterns(99)
    await storeSettings({ exchangeRate: { vndPerUsd: 30_000, date: "2026-02-01" } })
    const later = (await api.get(`/bookings/${booking._id}`, { "x-guest-token": guestToken })).body.booking
    const another = (await book({ travelDate: inDays(34) })).body.booking
    await priceLanterns(45)
    await storeSettings(company)
    assert.deepEqual(
      [later.lines, later.pricing, later.totalPrice],
      [booking.lines, booking.pricing, booking.totalPrice],
    )
    assert.deepEqual([another.pricing.total, another.totalPrice], [198, 198 * 30_000])
  })

  it("does not report a price change if no total was sent", async () => {
    for (const [day, totalPrice] of [
      [41, null],
      [42, undefined],
    ] as const) {
      const { body } = await book({ travelDate: inDays(day), totalPrice })
      assert.equal(body.booking.priceChanged, false)
      assert.equal(body.booking.claimedTotal, null)
    }
  })
})

describe("maximum lengths of contact fields", () => {
  const syllables = (number: number) =>
    Array.from({ length: number }, (_, n) => String.fromCharCode(0xac01 + ((n * 7919) % 399) * 28 + (n % 27))).join("")

  it("fit into every index, with the characters that take most bytes", async () => {
    const email = `${syllables(82)}@${syllables(1)}.x`
    const customerInfo = { name: syllables(100), email, phone: "+82 10-2000-0000", countryCode: "KR" }
    const { status, body, text } = await book({ customerInfo })
    assert.equal(status, 201, text)
    assert.deepEqual(body.booking.customerInfo, customerInfo)
    const { rows } = await db.execute(
      sql`select octet_length(search_text) as bytes from bookings where id = ${body.booking._id}`,
    )
    assert.ok(Number(rows[0]?.bytes) > 1_700, String(rows[0]?.bytes))
  })

  it("allow an email address of the maximum length of mail servers", async () => {
    const { status, body } = await book({ customerInfo: { ...emma, email: `${syllables(84)}@x.y` } })
    assert.equal(status, 422)
    assert.deepEqual(
      body.errors.map(({ field }: { field: string }) => field),
      ["customerInfo.email"],
    )
  })
})

describe("POST /bookings validation", () => {
  const without = (name: string) =>
    Object.fromEntries(Object.entries(requestFor(tours.hoiAnLanterns)).filter(([key]) => key !== name))
  const guest = (changes: Record<string, unknown>) => ({ customerInfo: { ...minh, ...changes } })
  const required = {
    product: { en: "Product information is missing", vi: "Thiếu thông tin sản phẩm" },
    contact: { en: "Please enter your email and phone number", vi: "Vui lòng điền email và số điện thoại của bạn" },
    date: { en: "Please choose a travel date", vi: "Vui lòng chọn ngày du lịch" },
  }
  const email = { en: "Please enter a valid email address", vi: "Vui lòng nhập địa chỉ email hợp lệ" }
  const phone = { en: "Phone number must have at least 8 digits", vi: "Số điện thoại phải có ít nhất 8 chữ số" }
  const oneLine = { en: "Please write this on one line", vi: "Vui lòng viết trên một dòng" }
  const travelers = { en: "The number of travellers must be between 1 and 10", vi: "Số khách phải từ 1 đến 10 người" }
  const realDate = { en: "Please enter a valid date", vi: "Ngày du lịch không hợp lệ" }
  const transferNotOnSale = {
    en: "This transfer can no longer be booked.",
    vi: "Dịch vụ đưa đón này hiện không còn nhận đặt.",
  }
  const productNotOnSale = { en: "This can no longer be booked.", vi: "Dịch vụ này hiện không còn nhận đặt." }
  const notOnSale = { en: "This tour can no longer be booked.", vi: "Tour này hiện không còn nhận đặt chỗ." }
  const party = {
    en: "Adults and children must add up to the number of travellers",
    vi: "Số người lớn và trẻ em phải bằng tổng số khách",
  }
  const adults = {
    en: "Please enter the number of adults (at least 1) and children",
    vi: "Vui lòng cho biết số người lớn (ít nhất 1) và số trẻ em",
  }
  const tooLong = { en: "This text is too long", vi: "Nội dung quá dài" }
  const unknown = { en: "The request has an unknown field", vi: "Yêu cầu có trường không xác định" }
  const noDeparture = {
    en: "There is no departure on this date. Please choose one of the dates shown.",
    vi: "Ngày này không có chuyến khởi hành. Vui lòng chọn một trong các ngày đang mở.",
  }

  const refusals: [why: string, request: () => unknown, field: string, text: { en: string; vi: string }][] = [
    ["no product", () => without("productId"), "productId", required.product],
    ["an empty product", () => ({ ...requestFor(""), productId: "" }), "productId", required.product],
    ["no type", () => without("productType"), "productType", required.product],
    [
      "a tour as a transfer",
      () => requestFor(tours.hoiAnLanterns, { productType: "transfer", transferDetails: {} }),
      "productId",
      transferNotOnSale,
    ],
    [
      "a tour as a product",
      () => requestFor(tours.hoiAnLanterns, { productType: "product" }),
      "productId",
      productNotOnSale,
    ],
    [
      "an unknown type",
      () => requestFor(tours.hoiAnLanterns, { productType: "hotel" }),
      "productType",
      required.product,
    ],
    ["a body of null", () => null, "", required.product],
    ["no contact", () => without("customerInfo"), "customerInfo", required.contact],
    [
      "no email",
      () => requestFor(tours.hoiAnLanterns, { customerInfo: { phone: minh.phone } }),
      "customerInfo.email",
      required.contact,
    ],
    [
      "no phone",
      () => requestFor(tours.hoiAnLanterns, { customerInfo: { email: minh.email } }),
      "customerInfo.phone",
      required.contact,
    ],
    [
      "an empty email",
      () => requestFor(tours.hoiAnLanterns, guest({ email: "  " })),
      "customerInfo.email",
      required.contact,
    ],
    [
      "an empty phone",
      () => requestFor(tours.hoiAnLanterns, guest({ phone: "" })),
      "customerInfo.phone",
      required.contact,
    ],
    [
      "an email without a dot",
      () => requestFor(tours.hoiAnLanterns, guest({ email: "minh@thu" })),
      "customerInfo.email",
      email,
    ],
    [
      "an email with a space",
      () => requestFor(tours.hoiAnLanterns, guest({ email: "mi nh@thu.example" })),
      "customerInfo.email",
      email,
    ],
    ["a short phone", () => requestFor(tours.hoiAnLanterns, guest({ phone: "0912345" })), "customerInfo.phone", phone],
    [
      "a name with a line break",
      () => requestFor(tours.hoiAnLanterns, guest({ name: "Minh\r\nBcc: all@thu.example" })),
      "customerInfo.name",
      oneLine,
    ],
    [
      "an email with a line break",
      () => requestFor(tours.hoiAnLanterns, guest({ email: "minh@thu.example\n" })),
      "customerInfo.email",
      oneLine,
    ],
    [
      "a phone with a line break",
      () => requestFor(tours.hoiAnLanterns, guest({ phone: "0912345678\r" })),
      "customerInfo.phone",
      oneLine,
    ],
    [
      "a name that is too long",
      () => requestFor(tours.hoiAnLanterns, guest({ name: "x".repeat(101) })),
      "customerInfo.name",
      tooLong,
    ],
    [
      "special requests that are too long",
      () => requestFor(tours.hoiAnLanterns, { specialRequests: "x".repeat(2001) }),
      "specialRequests",
      tooLong,
    ],
    [
      "an unknown country",
      () => requestFor(tours.hoiAnLanterns, guest({ countryCode: "Vietnam" })),
      "customerInfo.countryCode",
      { en: "Please choose a country", vi: "Vui lòng chọn quốc gia" },
    ],
    ["no date", () => without("travelDate"), "travelDate", required.date],
    ["an empty date", () => requestFor(tours.hoiAnLanterns, { travelDate: "" }), "travelDate", required.date],
    ["30 February", () => requestFor(tours.hoiAnLanterns, { travelDate: "2027-02-30" }), "travelDate", realDate],
    ["a date in words", () => requestFor(tours.hoiAnLanterns, { travelDate: "tomorrow" }), "travelDate", realDate],
    [
      "yesterday",
      () => requestFor(tours.hoiAnLanterns, { travelDate: inDays(-1) }),
      "travelDate",
      { en: "The travel date cannot be in the past", vi: "Ngày du lịch không được ở trong quá khứ" },
    ],
    [
      "a day after 24 months",
      () => requestFor(tours.hoiAnLanterns, { travelDate: "2199-01-01" }),
      "travelDate",
      {
        en: "The travel date can be at most 24 months ahead",
        vi: "Ngày du lịch không được quá 24 tháng kể từ hôm nay",
      },
    ],
    ["no traveller", () => requestFor(tours.hoiAnLanterns, { travelers: 0 }), "travelers", travelers],
    ["eleven travellers", () => requestFor(tours.hoiAnLanterns, { travelers: 11 }), "travelers", travelers],
    ["one and a half travellers", () => requestFor(tours.hoiAnLanterns, { travelers: 1.5 }), "travelers", travelers],
    ["travelers as text", () => requestFor(tours.hoiAnLanterns, { travelers: "2" }), "travelers", travelers],
    ["a missing number of travelers", () => without("travelers"), "travelers", travelers],
    [
      "a party that doesn't add up to the travelers",
      () => requestFor(tours.hoiAnLanterns, { party: { adults: 2, children: 1 } }),
      "party",
      party,
    ],
    [
      "children without an adult",
      () => requestFor(tours.hoiAnLanterns, { party: { adults: 0, children: 2 } }),
      "party.adults",
      adults,
    ],
    [
      "a price in words",
      () => requestFor(tours.hoiAnLanterns, { totalPrice: "90" }),
      "totalPrice",
      { en: "The total price must be a number", vi: "Tổng tiền phải là một con số" },
    ],
    [
      "a negative price",
      () => requestFor(tours.hoiAnLanterns, { totalPrice: -1 }),
      "totalPrice",
      { en: "The total price must be a number", vi: "Tổng tiền phải là một con số" },
    ],
    [
      "an unknown language",
      () => requestFor(tours.hoiAnLanterns, { language: "fr" }),
      "language",
      { en: "The language must be en or vi", vi: "Ngôn ngữ phải là en hoặc vi" },
    ],
    ["a status", () => requestFor(tours.hoiAnLanterns, { status: "confirmed" }), "status", unknown],
    [
      "a role in the contact",
      () => requestFor(tours.hoiAnLanterns, guest({ role: "admin" })),
      "customerInfo.role",
      unknown,
    ],
    ["an unknown tour", () => requestFor("7c9f2a52-5d0a-4b0e-9a39-0c3a3a4a7f11"), "productId", notOnSale],
    ["an invalid id", () => requestFor("halong"), "productId", notOnSale],
    ["an inactive tour", () => requestFor(tours.retired), "productId", notOnSale],
    [
      "a departure of a tour on request",
      () => requestFor(tours.hoiAnLanterns, { departureId: "7c9f2a52-5d0a-4b0e-9a39-0c3a3a4a7f11" }),
      "departureId",
      noDeparture,
    ],
    [
      "a day without departure",
      () => requestFor(tours.haLongCruise, { travelDate: inDays(3) }),
      "travelDate",
      noDeparture,
    ],
  ]

  for (const [why, request, field, text] of refusals) {
    it(`rejects ${why}`, async () => {
      const before = await count("bookings")
      for (const language of ["en", "vi"] as const) {
        const { status, body } = await api.post("/bookings", request(), { "accept-language": language })
        assert.equal(status, 422)
        assert.equal(body.success, false)
        assert.equal(body.code, "VALIDATION_FAILED")
        assert.equal(body.message, text[language])
        assert.deepEqual(body.errors[0], { field, message: text[language] })
      }
      assert.equal(await count("bookings"), before)
    })
  }

  it("reads foreign line breaks as line breaks, in one line as spaces, and drops other control characters", async () => {
    const typed = [
      "Azerai\u000BPhòng 12",
      "x\u000Cy",
      "x\u0085y",
      "x\u2028y",
      "x\u2029y",
      "x\r\ny",
      "x\b\u001B\u001F\uFFFFy",
    ]
    const request = requestFor(tours.hoiAnLanterns, guest({ name: "Mai\u000BNguyễn\t\u2028An\u0007" }))
    const created = await api.post("/bookings", { ...request, specialRequests: typed.join("\n") })
    assert.equal(created.status, 201, created.text)
    const { customerInfo, specialRequests } = created.body.booking
    assert.equal(customerInfo.name, "Mai Nguyễn An")
    assert.equal(specialRequests, "Azerai\nPhòng 12\nx\ny\nx\ny\nx\ny\nx\ny\nx\ny\nxy")
  })

  it("accepts today from staff, the last day of 24 months, and phone numbers in every format", async () => {
    assert.equal((await book({ travelDate: inDays(0) }, staff.headers)).status, 201)
    assert.equal((await book({ travelDate: addMonths(inDays(0), 24) })).status, 201)
    const phones = ["+84 912.345.678", "(0912) 345-678", "0084912345678", "١٢٣٤٥٦٧٨"]
    for (const phone of phones)
      assert.equal((await book(guest({ phone, email: `p${phones.indexOf(phone)}@thu.example` }))).status, 201, phone)
    const { status, body } = await book(guest({ phone: "call me maybe" }))
    assert.deepEqual([status, body.errors[0].field], [422, "customerInfo.phone"])
  })
})

describe("POST /bookings for departures", () => {
  it("reserves seats on the given departure", async () => {
    const departure = await createDeparture(tours.haLongCruise, { date: inDays(10), capacity: 5, priceMinor: 110_00 })
    const order = { travelDate: inDays(10), departureId: departure, travelers: 3, customerInfo: emma }
    const { booking } = await bookTour(api, tours.haLongCruise, order)
    assert.deepEqual(booking.departure, { _id: departure, date: inDays(10), startTime: "08:00" })
    assert.equal(booking.pricing.total, 330)
    assert.equal(await bookedOn(departure), 3)
  })

  it("finds the only departure of a date, and asks for the time if there are two", async () => {
    const date = inDays(11)
    const morning = await createDeparture(tours.haLongCruise, { date, capacity: 5 })
    const request = requestFor(tours.haLongCruise, { travelDate: date, customerInfo: emma })
    assert.equal((await sendBooking(api, request)).booking.departure?._id, morning)
    const noon = await createDeparture(tours.haLongCruise, { date, capacity: 5, startTime: "12:30" })
    const refused = await api.post("/bookings", { ...request, travelers: 1 })
    assert.equal(refused.status, 422)
    assert.deepEqual(refused.body.errors, [
      { field: "departureId", message: "There are several departures on this date. Please choose a start time." },
    ])
    const chosen = await sendBooking(api, { ...request, departureId: noon })
    assert.equal(chosen.booking.startTime, "12:30")
  })

  it("returns the number of seats left", async () => {
    const departure = await createDeparture(tours.haLongCruise, { date: inDays(12), capacity: 4 })
    const request = requestFor(tours.haLongCruise, { travelDate: inDays(12), departureId: departure })
    await sendBooking(api, request)
    const expected: [number, string, string][] = [
      [3, "Only 2 places are left on this departure.", "Chuyến này chỉ còn 2 chỗ."],
      [3, "Only 1 place is left on this departure.", "Chuyến này chỉ còn 1 chỗ."],
      [
        4,
        "This departure is fully booked. Please choose another date.",
        "Chuyến này đã hết chỗ. Vui lòng chọn ngày khác.",
      ],
    ]
    for (const [travelers, en, vi] of expected) {
      for (const [language, message] of [
        ["en", en],
        ["vi", vi],
      ] as const) {
        const refused = await api.post("/bookings", { ...request, travelers }, { "accept-language": language })
        assert.equal(refused.status, 409)
        assert.deepEqual(refused.body, {
          success: false,
          code: "PLACES_LEFT",
          message,
          errors: [{ field: "travelers", message }],
        })
      }
      const customerInfo = { ...emma, email: `one${en.length}@mail.example` }
      await api.post("/bookings", { ...request, travelers: 1, customerInfo })
    }
    assert.equal(await bookedOn(departure), 4)
  })

  it("rejects departures that are closed, cancelled, past the cut-off or of another tour", async () => {
    const date = inDays(13)
    const wrong = [
      await createDeparture(tours.haLongCruise, { date, capacity: 5, status: "closed" }),
      await createDeparture(tours.haLongCruise, { date, capacity: 5, status: "called-off", startTime: "09:00" }),
      await createDeparture(tours.haLongCruise, { date, capacity: 5, startTime: "10:00", closesAt: new Date(0) }),
      await createDeparture(tours.lanHaKayak, { date, capacity: 5 }),
    ]
    for (const departureId of wrong) {
      const { status, body } = await api.post(
        "/bookings",
        requestFor(tours.haLongCruise, { travelDate: date, departureId }),
      )
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, "travelDate")
      assert.equal(await bookedOn(departureId), 0)
    }
  })

  it("rejects a departure on another date than its own", async () => {
    const departureId = await createDeparture(tours.haLongCruise, { date: inDays(14), capacity: 5 })
    const { status } = await api.post(
      "/bookings",
      requestFor(tours.haLongCruise, { travelDate: inDays(15), departureId }),
    )
    assert.equal(status, 422)
  })

  it("sells five seats to five of thirty concurrent requests", async () => {
    const departureId = await createDeparture(tours.haLongCruise, { date: inDays(16), capacity: 5 })
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, racer) => {
        const customerInfo = { ...emma, email: `racer${racer}@mail.example` }
        const order = { travelDate: inDays(16), departureId, travelers: 1, customerInfo }
        return (await api.post("/bookings", requestFor(tours.haLongCruise, order))).status
      }),
    )
    assert.equal(statuses.filter((status) => status === 201).length, 5)
    assert.equal(statuses.filter((status) => status === 409).length, 25)
    assert.equal(await bookedOn(departureId), 5)
  })
})

describe("repeated POST /bookings", () => {
  it("returns the first answer, byte by byte, for the same key and request", async () => {
    const key = { "idempotency-key": "key-of-minh-1" }
    const before = await count("bookings")
    const first = await book({ travelDate: inDays(50) }, key)
    const again = await book({ travelDate: inDays(50) }, key)
    assert.equal(again.status, 201)
    assert.equal(again.text, first.text)
    assert.equal(await count("bookings"), before + 1)
    const stored = (await db.execute(sql`select row_to_json(i)::text as text from idempotency_keys i`)).rows
    assert.ok(
      stored.every(
        (row) => !String(row.text).includes(first.body.guestToken) && !String(row.text).includes("key-of-minh"),
      ),
    )
  })

  it("returns the first answer even if the price has changed", async () => {
    const key = { "idempotency-key": "key-of-minh-2" }
    const first = await book({ travelDate: inDays(51) }, key)
    await priceLanterns(99)
    assert.equal((await book({ travelDate: inDays(51) }, key)).text, first.text)
    await priceLanterns(45)
  })

  it("rejects the same key with another request", async () => {
    const key = { "idempotency-key": "key-of-minh-3" }
    await book({ travelDate: inDays(52) }, key)
    const { status, body } = await book({ travelDate: inDays(53) }, key)
    assert.equal(status, 422)
    assert.equal(body.code, "IDEMPOTENCY_KEY_REUSED")
  })

  it("allows a failed request to be repeated with its key", async () => {
    const key = { "idempotency-key": "key-of-minh-4" }
    const request = requestFor(tours.lanHaKayak, { travelDate: inDays(54) })
    assert.equal((await api.post("/bookings", request, key)).status, 422)
    await createDeparture(tours.lanHaKayak, { date: inDays(54), capacity: 2 })
    await sendBooking(api, request, key)
  })

  it("rejects keys that are too short, too long or not printable", async () => {
    for (const key of ["1234567", "x".repeat(201), "t\u00e9l\u00e9phone-key"]) {
      const { status, body } = await book({}, { "idempotency-key": key })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, "Idempotency-Key")
    }
  })

  it("makes one booking of four concurrent requests with the same key", async () => {
    const before = await count("bookings")
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => book({ travelDate: inDays(55) }, { "idempotency-key": "key-of-minh-5" })),
    )
    assert.equal(await count("bookings"), before + 1)
    const made = answers.filter((answer) => answer.status === 201)
    assert.ok(made.length >= 1)
    assert.equal(new Set(made.map((answer) => answer.text)).size, 1)
    const others = answers.filter((answer) => answer.status !== 201)
    assert.ok(others.every((answer) => answer.status === 409 && answer.body.code === "IDEMPOTENCY_IN_FLIGHT"))
  })

  it("makes one booking of the same request sent twice without a key", async () => {
    const before = await count("bookings")
    const first = await book({ travelDate: inDays(56) })
    const again = await book({ travelDate: inDays(56) })
    assert.equal(again.status, 201)
    assert.deepEqual(again.body.booking, first.body.booking)
    assert.equal(await count("bookings"), before + 1)
    for (const { body } of [first, again]) {
      assert.equal((await api.get(`/bookings/${body.booking._id}`, { "x-guest-token": body.guestToken })).status, 200)
    }
  })

  it("makes one booking of four concurrent requests without a key", async () => {
    const before = await count("bookings")
    const answers = await Promise.all(Array.from({ length: 4 }, () => book({ travelDate: inDays(57) })))
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [201, 201, 201, 201],
    )
    assert.equal(new Set(answers.map((answer) => answer.body.booking._id)).size, 1)
    assert.equal(await count("bookings"), before + 1)
  })

  it("does not return the first booking if the name differs", async () => {
    await book({ travelDate: inDays(58) })
    const { status, body } = await book({ travelDate: inDays(58), customerInfo: { ...minh, name: "" } })
    assert.equal(status, 409)
    assert.equal(body.code, "ALREADY_REQUESTED")
    assert.equal(body.booking, undefined)
  })

  it("makes two bookings if traveller, date or party differ, or after ten minutes", async () => {
    const first = await book({ travelDate: inDays(60) })
    const others = [
      { travelDate: inDays(61) },
      { travelDate: inDays(60), travelers: 3 },
      { travelDate: inDays(60), party: { adults: 1, children: 1 } },
      { travelDate: inDays(60), customerInfo: { ...minh, email: "other@thu.example" } },
      { travelDate: inDays(60), customerInfo: { ...minh, phone: "0987 654 321" } },
    ]
    for (const other of others) assert.notEqual((await book(other)).body.booking._id, first.body.booking._id)
    await db.execute(
      sql`update bookings set created_at = created_at - interval '10 minutes 1 second' where id = ${first.body.booking._id}`,
    )
    assert.notEqual((await book({ travelDate: inDays(60) })).body.booking._id, first.body.booking._id)
  })
})

describe("POST /quotes", () => {
  it("returns the lines that a booking would have", async () => {
    const order = {
      productId: tours.hoiAnLanterns,
      productType: "tour",
      travelers: 3,
      party: { adults: 2, children: 1 },
      travelDate: inDays(20),
    }
    const quoted = await api.post("/quotes", order)
    assert.equal(quoted.status, 200)
    const { booking } = await sendBooking(api, { ...order, customerInfo: emma })
    assert.deepEqual(quoted.body.data.lines, booking.lines)
    assert.equal(quoted.body.data.total, booking.pricing.total)
    assert.equal(quoted.body.data.totalVnd, booking.totalPrice)
  })

  it("rejects the same orders as a booking", async () => {
    const { status, body } = await api.post("/quotes", {
      productId: tours.hoiAnLanterns,
      productType: "tour",
      travelers: 11,
      travelDate: inDays(20),
    })
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, "travelers")
  })
})
