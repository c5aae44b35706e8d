import type { Harness, Trip } from "./harness.ts"

/** Returns unique words to search for in the log. They contain only characters that no format escapes. */
export function canariesOf(round: number) {
  const mark = (what: string) => `canary${what}${round}x${crypto.randomUUID().slice(0, 8)}`
  const digits = () => String(Math.floor(Math.random() * 9e6) + 1e6)
  return {
    email: mark("mail"),
    otherEmail: mark("othermail"),
    name: mark("name"),
    phone: `98${digits()}`,
    password: mark("password"),
    wrongPassword: mark("wrongpassword"),
    token: mark("token"),
    wishes: mark("wishes"),
    reason: mark("reason"),
    message: mark("message"),
    note: mark("note"),
    fileName: mark("file"),
    header: mark("header"),
    cookie: mark("cookie"),
    query: mark("query"),
    path: mark("path"),
  }
}
export type Canaries = ReturnType<typeof canariesOf>

type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are read.
type Answer = { status: number; body: any }

export function visitorOf(harness: Harness, canaries: Canaries, network: string, statuses: Map<number, number>): Ask {
  return async (method, path, body, more = {}) => {
    const headers: Record<string, string> = {
      "x-forwarded-for": network,
      "user-agent": canaries.header,
      referer: `https://elsewhere.example/?q=${canaries.header}`,
      cookie: `ghe-guest=${canaries.cookie}`,
      "accept-language": "vi",
      "x-guest-token": canaries.token,
      ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
      ...more,
    }
    const sent =
      body === undefined || body instanceof FormData || typeof body === "string" ? body : JSON.stringify(body)
    const response = await fetch(`${harness.origin()}${path}`, {
      method,
      headers,
      redirect: "manual",
      ...(sent !== undefined && { body: sent }),
    })
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    const text = await response.text()
    return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : undefined }
  }
}

/** Sends all kinds of writes, valid and invalid, with canaries in every field and header. */
export async function sendEverything(ask: Ask, canaries: Canaries, trip: Trip, staffPassword: string): Promise<void> {
  await bookings(ask, canaries, trip)
  await accounts(ask, canaries)
  await forms(ask, canaries)
  await staffWork(ask, canaries, staffPassword)
  await nonsense(ask, canaries)
}

const person = ({ email, name, phone }: Canaries) => ({ name, email: `${email}@mail.example`, phone: `0${phone}` })

async function bookings(ask: Ask, canaries: Canaries, trip: Trip): Promise<void> {
  const { wishes, reason, token, query, otherEmail } = canaries
  const order = { ...trip, productType: "tour", travelers: 1, customerInfo: person(canaries), specialRequests: wishes }
  const { body } = await ask("POST", "/api/bookings", order, { "idempotency-key": token })
  await ask("POST", "/api/bookings", { ...order, travelers: 400 })
  await ask("POST", "/api/bookings", { ...order, customerInfo: { ...order.customerInfo, email: `${canaries.email}@` } })
  const { email, phone } = person(canaries)
  for (const contact of [email, phone]) await ask("GET", `/api/bookings/guest/${contact}`)
  await ask("GET", `/api/bookings/guest/${email}?ref=${query}&proof=${token}`)
  const id = body?.booking?._id ?? crypto.randomUUID()
  const guest = { "x-guest-token": body?.guestToken ?? token }
  await ask("PUT", `/api/bookings/${id}`, { specialRequests: `${wishes} and more` }, guest)
  await ask("PUT", `/api/bookings/${id}`, { customerInfo: { email: `${otherEmail}@mail.example` } }, guest)
  await ask("PUT", `/api/bookings/${id}`, { staffNote: wishes }, guest)
  await ask("GET", `/api/bookings/${id}/voucher.pdf`, undefined, guest)
  await ask("PUT", `/api/bookings/${id}/cancel`, { cancellationReason: reason }, guest)
  await ask("PUT", `/api/bookings/${id}/cancel`, { cancellationReason: reason })
}

async function accounts(ask: Ask, canaries: Canaries): Promise<void> {
  const { password, wrongPassword, token } = canaries
  const registration = { ...person(canaries), password }
  const { body } = await ask("POST", "/api/auth/register", registration)
  const { email } = registration
  await ask("POST", "/api/auth/login", { email, password })
  await ask("POST", "/api/auth/login", { email, password: wrongPassword })
  await ask("POST", "/api/auth/forgot-password", { email })
  await ask("POST", "/api/auth/reset-password", { token, password })
  const bearer = { authorization: `Bearer ${body?.data?.token ?? token}` }
  await ask("PUT", "/api/auth/change-password", { currentPassword: wrongPassword, newPassword: password }, bearer)
  await ask("PUT", "/api/auth/profile", { name: `${canaries.name} the second` }, bearer)
  await ask("GET", "/api/auth/profile", undefined, { authorization: `Bearer ${token}` })
  await ask("POST", "/api/auth/verify-email", { token }, bearer)
}

async function forms(ask: Ask, canaries: Canaries): Promise<void> {
  const letter = { ...person(canaries), subject: canaries.message, message: `${canaries.message} and some more words` }
  await ask("POST", "/api/contact", letter)
  await ask("POST", "/api/contact", { ...letter, email: canaries.email })
  await ask("POST", "/api/consultations", { ...letter, interests: ["food"] })
  await ask("POST", "/api/newsletter", { email: letter.email })
  await ask("POST", `/api/newsletter/confirm?token=${canaries.token}`, {})
  await ask("GET", `/api/verify/${canaries.query}`)
}

async function staffWork(ask: Ask, canaries: Canaries, staffPassword: string): Promise<void> {
  const { note, fileName, query } = canaries
  await ask("POST", "/api/auth/login", { email: "staff@ghe.example", password: canaries.wrongPassword })
  const { body } = await ask("POST", "/api/auth/login", { email: "staff@ghe.example", password: staffPassword })
  const bearer = { authorization: `Bearer ${body?.data?.token ?? canaries.token}` }
  await ask("GET", `/api/bookings?search=${query}`, undefined, bearer)
  const { body: listed } = await ask("GET", `/api/bookings?search=${canaries.email}@mail.example`, undefined, bearer)
  const [booking] = listed?.bookings ?? []
  const id = booking?._id ?? crypto.randomUUID()
  await ask("PUT", `/api/bookings/${id}`, { staffNote: note, version: booking?.version ?? 1 }, bearer)
  await ask("PUT", `/api/bookings/${id}`, { staffNote: note, version: 999 }, bearer)
  await ask("POST", "/api/people/export", { email: `${canaries.email}@mail.example` }, bearer)
  for (const type of ["image/png", "image/svg+xml"]) {
    const form = new FormData()
    form.set("folder", "company")
    form.set("image", new Blob([`${canaries.message}, which is no picture`], { type }), `${fileName}.png`)
    await ask("POST", "/api/upload/image", form, bearer)
  }
  await ask("PUT", "/api/settings", { companyName: { en: note } }, bearer)
}

async function nonsense(ask: Ask, canaries: Canaries): Promise<void> {
  const { path, query, message, token } = canaries
  await ask("GET", `/${path}?${query}=${token}`)
  await ask("GET", `/vi/tour/${path}`)
  await ask("GET", `/api/${path}`)
  await ask("GET", `/api/tours?page=${query}`)
  await ask("GET", `/api/tours/slug/${path}`)
  await ask("GET", `/media/${path}/${query}/4x3-960.avif`)
  await ask("POST", "/api/contact", `{"message": "${message}`)
  await ask("POST", "/api/contact", message, { "content-type": "text/plain" })
  const form = new URLSearchParams({ email: `${canaries.email}@mail.example`, name: canaries.name, message }).toString()
  const posted = { "content-type": "application/x-www-form-urlencoded", origin: "https://elsewhere.example" }
  for (const page of ["/contact", "/newsletter", "/login"]) await ask("POST", page, form, posted)
}
