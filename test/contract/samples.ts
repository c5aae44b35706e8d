// Creates links directly, because rendering all queued mails is slow.
import { createConfirmationLink } from "../../src/domain/account/security/email-verification.server.ts"
import { createResetLink } from "../../src/domain/account/security/password-reset.server.ts"
import { lan, minh, signUp } from "../../src/server/testing/fixtures.ts"
import { bankSamples } from "./bank-samples.ts"
import { bookingSamples } from "./booking-samples.ts"
import { cashSamples } from "./cash-samples.ts"
import { type ContractSite, ENDPOINTS, type Endpoint, fresh, json, type Samples, type Sent } from "./contract-site.ts"
import { departureSamples } from "./departure-samples.ts"
import { formSamples } from "./form-samples.ts"
import { invoiceSamples } from "./invoice-samples.ts"
import { refundSamples } from "./refund-samples.ts"
import { reviewSamples } from "./review-samples.ts"
import { secondFactorSamples } from "./second-factor-samples.ts"
import { staffSamples } from "./staff-samples.ts"
import { waitingListSamples } from "./waiting-list-samples.ts"

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
    itinerary: [
      {
        title: both("Evening", "Buổi tối"),
        description: both("Walk", "Đi bộ"),
        meals: ["dinner"],
        steps: [{ time: "18:00", text: both("Meet at the bridge", "Gặp nhau ở cầu") }],
        stops: [{ name: both("Hoi An", "Hội An"), lat: 15.877, lon: 108.327 }],
      },
    ],
    packing: [both("Umbrella", "Ô")],
    questions: [{ question: both("Is it loud?", "Có ồn không?"), answer: both("No.", "Không.") }],
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
  "/vat-rates": { kind: "tour", rate: "8", validFrom: "2024-01-01", validTo: "2024-12-31" },
  "/pages": {
    kind: "faq",
    title: both("Questions", "Câu hỏi"),
    content: both("<h2>Is it loud?</h2><p>No.</p>", "<h2>Có ồn không?</h2><p>Không.</p>"),
    image,
    placement: "footer",
    isActive: true,
  },
}

export async function makeSamples(site: ContractSite): Promise<Samples> {
  await create(site, "/transfer-categories", { slug: "shared-vans" })
  const standing: Record<string, Standing> = {}
  for (const path of Object.keys(ENTRIES)) standing[path] = await create(site, path)
  const own = {
    ...Object.assign({}, ...Object.keys(ENTRIES).map((path) => writesOf(site, path))),
    ...accountSamples(site),
    ...secondFactorSamples(site),
    ...bankSamples(site),
    ...bookingSamples(site),
    ...invoiceSamples(site),
    ...refundSamples(site),
    ...(await formSamples(site)),
    ...(await waitingListSamples(site)),
    ...(await departureSamples(site)),
    ...cashSamples(site),
    ...(await reviewSamples(site)),
    ...(await staffSamples(site)),
  }
  return Object.fromEntries(
    ENDPOINTS.map((endpoint) => [endpoint.name, own[endpoint.name] ?? (() => reading(endpoint, standing))]),
  )
}

type Standing = { _id: string; slug: string; version: number }

/** What has no page has no slug. */
const slugOf = (path: string, word: string) => (path === "/vat-rates" ? {} : { slug: fresh(word) })

export async function create(
  site: ContractSite,
  path: string,
  changes: Record<string, unknown> = {},
): Promise<Standing> {
  const entry = { ...slugOf(path, "entry"), ...ENTRIES[path], ...changes }
  const { status, text, body } = await site.api.post(path, entry, site.visitors.staff.headers)
  if (status !== 201) throw new Error(`POST ${path} failed: ${text}`)
  return body.data
}

function writesOf(site: ContractSite, path: string): Samples {
  return {
    [`POST ${path}`]: () => json("POST", path, { ...slugOf(path, "entry"), ...ENTRIES[path] }),
    [`PUT ${path}/{id}`]: async () => {
      const { _id, version } = await create(site, path)
      return json("PUT", `${path}/${_id}`, { ...slugOf(path, "renamed"), version })
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
  number: "1",
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
    "PUT /wishlist": async () => {
      const { headers } = await somebody()
      const wish = { kind: "tour", slug: "ha-long-bay" }
      return json("PUT", "/wishlist", { add: [wish], remove: [{ kind: "transfer", slug: "hanoi-to-sapa" }] }, headers)
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
