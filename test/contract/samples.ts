// Creates links directly, because rendering all queued mails is slow.
import { createConfirmationLink } from "../../src/features/account/security/email-verification.server.ts"
import { createResetLink } from "../../src/features/account/security/password-reset.server.ts"
import { storeMailedToken } from "../../src/features/bookings/guest-tokens.server.ts"
import { createConfirmLink, createUnsubscribeLink } from "../../src/features/newsletter/newsletter.server.ts"
import { emma, inDays, lan, minh, requestFor, signUp } from "../../src/server/testing/fixtures.ts"
import { type ContractSite, ENDPOINTS, type Endpoint, json, type Samples, type Sent } from "./contract-site.ts"
import { departureSamples } from "./departure-samples.ts"
import { reviewSamples } from "./review-samples.ts"
import { staffSamples } from "./staff-samples.ts"

let made = 0
const fresh = (word: string) => `${word}-${++made}`
const both = (en: string, vi: string) => ({ en, vi })

const texts = {
  title: both("Night market", "Chợ đêm"),
  shortDescription: both("An evening of small plates", "Một tối ăn vặt"),
  description: both("First paragraph.\n\nSecond paragraph.", "Đoạn một.\n\nĐoạn hai."),
  location: both("Hanoi", "Hà Nội"),
}
const image = {
  url: "/media/posters/hanoi/16x9-1440.webp",
  alt: both("Hanoi", "Hà Nội"),
  width: 1440,
  height: 810,
  color: "#d9d4c7",
}
const pricing = { adult: 25, child: 12.5, currency: "USD" }
const named = {
  name: both("Night life", "Về đêm"),
  description: both("After dark", "Sau khi trời tối"),
  images: [image],
}

const ENTRIES: Record<string, Record<string, unknown>> = {
  "/tours": {
    ...texts,
    category: "culture",
    destination: "hoi-an",
    duration: { days: 1, nights: 0 },
    pricing,
    images: [image],
    interests: ["food"],
    highlights: [both("Bánh mì", "Bánh mì")],
    itinerary: [{ title: both("Evening", "Buổi tối"), description: both("Walk", "Đi bộ"), meals: ["dinner"] }],
    cancellationBands: [{ hoursBefore: 24, refundPercent: 100 }],
  },
  "/transfer-categories": { ...named, vehicleType: "van", serviceType: "shared" },
  "/transfers": {
    ...texts,
    type: "airport",
    serviceType: "shared",
    vehicleType: "van",
    from: both("Noi Bai", "Nội Bài"),
    to: both("Old Quarter", "Phố cổ"),
    duration: 45,
    category: "shared-vans",
    pricing: { vehicles: [{ code: "seats4", price: 15 }], currency: "USD" },
    images: [image],
    rating: 4.9,
  },
  "/products": { ...texts, duration: { hours: 2 }, pricing: { ...pricing, per: "person" }, images: [image] },
  "/categories": named,
  "/tour-categories": named,
  "/blogs": {
    title: both("Phở", "Phở"),
    excerpt: both("What is in it", "Trong bát có gì"),
    content: both("<p>Bones.</p>", "<p>Xương.</p>"),
    categories: ["food"],
    tags: ["soup", both("noodles", "bún")],
    featuredImage: image,
  },
}

/** Returns a new email each time, because rate limits apply to each. */
const writer = () => ({ name: "Emma Jones", email: `${fresh("emma")}@mail.example`, phone: "+44 7911 123456" })
const letter = () => ({ ...writer(), subject: "Night train", message: "Where can we leave our bags?" })

/** Returns samples of all endpoints. Endpoints without their own sample need only path parameters. */
export async function makeSamples(site: ContractSite): Promise<Samples> {
  await create(site, "/transfer-categories", { slug: "shared-vans" })
  const standing: Record<string, Standing> = {}
  for (const path of Object.keys(ENTRIES)) standing[path] = await create(site, path)
  const own = {
    ...Object.assign({}, ...Object.keys(ENTRIES).map((path) => writesOf(site, path))),
    ...accountSamples(site),
    ...bookingSamples(site),
    ...(await formSamples(site)),
    ...(await departureSamples(site)),
    ...(await reviewSamples(site)),
    ...(await staffSamples(site)),
  }
  return Object.fromEntries(
    ENDPOINTS.map((endpoint) => [endpoint.name, own[endpoint.name] ?? (() => reading(endpoint, standing))]),
  )
}

type Standing = { _id: string; slug: string; version: number }

export async function create(
  site: ContractSite,
  path: string,
  changes: Record<string, unknown> = {},
): Promise<Standing> {
  const entry = { slug: fresh("entry"), ...ENTRIES[path], ...changes }
  const { status, text, body } = await site.api.post(path, entry, site.visitors.staff.headers)
  if (status !== 201) throw new Error(`POST ${path} failed: ${text}`)
  return body.data
}

function writesOf(site: ContractSite, path: string): Samples {
  return {
    [`POST ${path}`]: () => json("POST", path, { slug: fresh("entry"), ...ENTRIES[path] }),
    [`PUT ${path}/{id}`]: async () => {
      const { _id, version } = await create(site, path)
      return json("PUT", `${path}/${_id}`, { slug: fresh("renamed"), version })
    },
    [`DELETE ${path}/{id}`]: async () => ({ method: "DELETE", path: `${path}/${(await create(site, path))._id}` }),
  }
}

const WORDS: Record<string, string> = {
  name: "vietnam-tours",
  region: "north",
  type: "van",
  category: "food",
  group: "contact",
  contact: minh.email,
}

function reading({ name, method, path }: Endpoint, standing: Record<string, Standing>): Sent {
  const entry = standing[`/${path.split("/")[1]}`]
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    const value = parameter === "id" ? entry?._id : parameter === "slug" ? entry?.slug : WORDS[parameter]
    if (value === undefined)
      throw new Error(`There is no sample for the path parameter ${name}. Add one to samples.ts.`)
    return value
  })
  return { method, path: filled }
}

function accountSamples(site: ContractSite): Samples {
  const person = () => ({ ...lan, email: `${fresh("lan")}@thu.example` })
  const somebody = () => signUp(site.api, person())
  return {
    "POST /auth/register": () => json("POST", "/auth/register", person()),
    "POST /auth/login": async () => {
      const { user } = await somebody()
      return json("POST", "/auth/login", { email: user.email, password: lan.password })
    },
    "POST /auth/logout": async () => ({ method: "POST", path: "/auth/logout", headers: (await somebody()).headers }),
    "POST /auth/forgot-password": () => json("POST", "/auth/forgot-password", { email: person().email }),
    "POST /auth/reset-password": async () => {
      const { user } = await somebody()
      const token = await createResetLink(user.email)
      return json("POST", "/auth/reset-password", { token, password: "another one" })
    },
    "PUT /auth/profile": async () => {
      const { headers } = await somebody()
      const { name, phone, email } = person()
      return json("PUT", "/auth/profile", { name, phone, email, currentPassword: lan.password }, headers)
    },
    "PUT /auth/change-password": async () => {
      const { headers } = await somebody()
      const change = { currentPassword: lan.password, newPassword: "another one" }
      return json("PUT", "/auth/change-password", change, headers)
    },
    "POST /auth/verify-email": async () => {
      const { user, headers } = await somebody()
      const link = await createConfirmationLink(user._id, user.email)
      return json("POST", "/auth/verify-email", { token: link?.secret }, headers)
    },
    "POST /auth/resend-verification": async () => {
      const { headers } = await somebody()
      return { method: "POST", path: "/auth/resend-verification", headers }
    },
  }
}

function bookingSamples(site: ContractSite): Samples {
  const order = () => {
    const customerInfo = { ...emma, email: `${fresh("emma")}@mail.example` }
    return requestFor(site.tours.hoiAnLanterns, { customerInfo, travelers: 3, party: { adults: 2, children: 1 } })
  }
  const booked = async () => (await site.api.post("/bookings", order())).body
  const { productId, productType, travelers, travelDate } = requestFor(site.tours.hoiAnLanterns)
  return {
    "POST /bookings": () => json("POST", "/bookings", order()),
    "POST /quotes": () => json("POST", "/quotes", { productId, productType, travelers, travelDate }),
    "GET /bookings/{id}": async () => {
      const { booking, guestToken } = await booked()
      return { method: "GET", path: `/bookings/${booking.reference}`, headers: { "x-guest-token": guestToken } }
    },
    "GET /bookings/guest/{contact}": async () => {
      const { booking } = await booked()
      return { method: "GET", path: `/bookings/guest/${booking.customerInfo.email}?ref=${booking.reference}` }
    },
    ...lifeSamples(site, booked),
    "GET /tours/{id}/departures": () => ({ method: "GET", path: `/tours/${site.tours.haLongCruise}/departures` }),
  }
}

function lifeSamples(
  { api, visitors }: ContractSite,
  booked: () => Promise<{ booking: { _id: string; customerInfo: { email: string } }; guestToken: string }>,
): Samples {
  const staff = visitors.staff.headers
  const confirmed = async () => {
    const made = await booked()
    await api.post(`/bookings/${made.booking._id}/confirm`, {}, staff)
    return made
  }
  const guest =
    (method: string, end: string, body?: object, make = booked): (() => Promise<Sent>) =>
    async () => {
      const { booking, guestToken } = await make()
      const headers = { "x-guest-token": guestToken }
      const path = `/bookings/${booking._id}${end}`
      return body ? json(method, path, body, headers) : { method, path, headers }
    }
  const decide =
    (decision: string, make = booked): (() => Promise<Sent>) =>
    async () =>
      json("POST", `/bookings/${(await make()).booking._id}/${decision}`, {})
  return {
    "POST /bookings/{id}/confirm-email": async () => {
      const { booking } = await booked()
      const key = fresh("key".padEnd(40, "-"))
      await storeMailedToken(key, booking._id, booking.customerInfo.email)
      return json("POST", `/bookings/${booking._id}/confirm-email`, { key })
    },
    "PUT /bookings/{id}": guest("PUT", "", { specialRequests: "A window seat" }),
    "GET /bookings/{id}/cancellation": guest("GET", "/cancellation"),
    "PUT /bookings/{id}/cancel": guest("PUT", "/cancel", { cancellationReason: "Illness" }),
    "POST /bookings/{id}/move/quote": guest("POST", "/move/quote", { travelDate: inDays(33) }),
    "POST /bookings/{id}/move": guest("POST", "/move", { travelDate: inDays(33) }),
    "POST /bookings/{id}/end-links": guest("POST", "/end-links"),
    "GET /bookings/{id}/calendar.ics": guest("GET", "/calendar.ics"),
    "GET /bookings/{id}/voucher.pdf": guest("GET", "/voucher.pdf", undefined, confirmed),
    "GET /bookings/{id}/history": async () => ({
      method: "GET",
      path: `/bookings/${(await booked()).booking._id}/history`,
    }),
    "PUT /bookings/{id}/price": async () =>
      json("PUT", `/bookings/${(await booked()).booking._id}/price`, { amount: 125_00, currency: "USD", version: 1 }),
    "GET /bookings/{id}/payments": async () => ({
      method: "GET",
      path: `/bookings/${(await booked()).booking._id}/payments`,
    }),
    "POST /bookings/{id}/payments": async () =>
      json("POST", `/bookings/${(await booked()).booking._id}/payments`, {
        kind: "payment",
        amount: 125_00,
        method: "transfer",
        paidOn: "2026-11-20",
        note: "VCB 1234",
      }),
    "POST /bookings/{id}/confirm": decide("confirm"),
    "POST /bookings/{id}/complete": decide("complete", confirmed),
    "POST /bookings/{id}/no-show": decide("no-show", confirmed),
    "GET /verify/{reference}": async () => {
      const { booking } = (await confirmed()) as { booking: { _id: string; reference?: string } }
      return { method: "GET", path: `/verify/${booking.reference}` }
    },
    "GET /outbox/{id}": async () => {
      const [mail] = (await api.get("/outbox", staff)).body.data
      return { method: "GET", path: `/outbox/${mail._id}` }
    },
    "POST /outbox/{id}/resend": async () => {
      const [mail] = (await api.get("/outbox", staff)).body.data
      return { method: "POST", path: `/outbox/${mail._id}/resend` }
    },
  }
}

async function formSamples(site: ContractSite): Promise<Samples> {
  const { api, visitors } = site
  const consult = () => ({ ...letter(), tourReference: { tourId: site.tours.hoiAnLanterns }, interests: ["food"] })
  await api.post("/consultations", { ...consult(), travelDates: { startDate: inDays(9), endDate: inDays(12) } })
  await api.post("/contact", letter())
  const [consultation] = (await api.get("/consultations", visitors.staff.headers)).body.data
  const [message] = (await api.get("/contact", visitors.staff.headers)).body.data
  const versionOf = async (path: string) => (await api.get(path, visitors.staff.headers)).body.data.version
  const confirmation = async () => {
    const { email } = writer()
    return { email, token: await createConfirmLink(email, "en") }
  }
  const farewell = async () => {
    const { email, token } = await confirmation()
    await api.post(`/newsletter/confirm?token=${token}`, {})
    return createUnsubscribeLink(email)
  }
  return {
    "POST /consultations": () => json("POST", "/consultations", consult()),
    "GET /consultations/{id}": () => ({ method: "GET", path: `/consultations/${consultation._id}` }),
    "PUT /consultations/{id}": async () => {
      const { version } = (await api.get(`/consultations/${consultation._id}`, visitors.staff.headers)).body.data
      return json("PUT", `/consultations/${consultation._id}`, { status: "contacted", note: fresh("Called"), version })
    },
    "POST /contact": () => json("POST", "/contact", letter()),
    "GET /contact/{id}": () => ({ method: "GET", path: `/contact/${message._id}` }),
    "PUT /contact/{id}": async () => {
      const version = await versionOf(`/contact/${message._id}`)
      return json("PUT", `/contact/${message._id}`, { owner: visitors.staff.user._id, note: fresh("Called"), version })
    },
    "GET /enquiries/{id}": () => ({ method: "GET", path: `/enquiries/${message._id}` }),
    "POST /enquiries/{id}/answers": async () => {
      const version = await versionOf(`/enquiries/${message._id}`)
      const answer = { subject: "Re: Night train", text: fresh("Yes, with us."), version }
      return json("POST", `/enquiries/${message._id}/answers`, answer)
    },
    "GET /people/{id}": () => ({ method: "GET", path: `/people/${message._id}` }),
    "POST /newsletter": () => json("POST", "/newsletter", { email: writer().email }),
    "GET /newsletter/confirm": async () => ({
      method: "GET",
      path: `/newsletter/confirm?token=${(await confirmation()).token}`,
    }),
    "POST /newsletter/confirm": async () => ({
      method: "POST",
      path: `/newsletter/confirm?token=${(await confirmation()).token}`,
    }),
    "GET /newsletter/unsubscribe": async () => ({
      method: "GET",
      path: `/newsletter/unsubscribe?token=${await farewell()}`,
    }),
    "POST /newsletter/unsubscribe": async () => ({
      method: "POST",
      path: `/newsletter/unsubscribe?token=${await farewell()}`,
    }),
  }
}
