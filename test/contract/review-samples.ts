import { createReviewLink } from "../../src/features/reviews/form/review-writing.server.ts"
import { begin, bookTour, emma } from "../../src/server/testing/fixtures.ts"
import type { InvalidInput, Samples } from "./contract-site.ts"
import { type ContractSite, json, type Sent } from "./contract-site.ts"

const entry = {
  rating: 5,
  text: "Our guide knew every lane of the old town, and waited while we tried on áo dài.",
  name: "Emma J.",
  country: "GB",
  language: "en",
  consent: true,
}
const answer = { en: "Thank you, Emma!", vi: "Cảm ơn Emma!" }
let made = 0

export async function reviewSamples(site: ContractSite): Promise<Samples> {
  const { headers } = site.visitors.staff
  const written = async () => {
    const path = await linkToReview(site)
    await site.api.put(path, entry)
    const { total } = (await site.api.get("/reviews/moderation?limit=1", headers)).body.pagination
    return (await site.api.get(`/reviews/moderation?limit=1&page=${total}`, headers)).body.data[0]
  }
  const first = await written()
  const decision = { status: "published", reply: answer, version: first.version }
  await site.api.put(`/reviews/moderation/${first._id}`, decision, headers)
  await written()
  return {
    "GET /reviews": () => ({ method: "GET", path: `/reviews?tour=${site.tours.hoiAnLanterns}` }),
    "GET /reviews/own": async () => ({ method: "GET", path: await linkToReview(site) }),
    "PUT /reviews/own": async () => json("PUT", await linkToReview(site), entry),
    "GET /reviews/moderation/{id}": () => ({ method: "GET", path: `/reviews/moderation/${first._id}` }),
    "PUT /reviews/moderation/{id}": async () => {
      const { _id, version } = await written()
      return json("PUT", `/reviews/moderation/${_id}`, { status: "refused", reason: "Of another company", version })
    },
    "POST /reviews/moderation/{id}/undo": async () => {
      const { _id } = await written()
      const { body } = await site.api.put(`/reviews/moderation/${_id}`, { status: "published" }, headers)
      return json("POST", `/reviews/moderation/${_id}/undo`, { version: body.data.version })
    },
  }
}

async function linkToReview({ api, tours, visitors }: ContractSite, ended = true): Promise<string> {
  const customerInfo = { ...emma, email: `traveller-${++made}@mail.example` }
  const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo })
  if (ended) await begin(booking._id)
  for (const decision of ended ? ["confirm", "complete"] : [])
    await api.post(`/bookings/${booking._id}/${decision}`, {}, visitors.staff.headers)
  return `/reviews/own?token=${await createReviewLink(booking._id)}`
}

const anew = ({ method, body = null }: Sent, path: string): Sent =>
  body === null ? { method, path } : json(method, path, JSON.parse(String(body)))

export const REVIEW_INVALID_INPUTS = {
  NOT_TRAVELLED: async ({ site, sample }) => ({ sent: anew(await sample(), await linkToReview(site, false)) }),
  REVIEW_DECIDED: async ({ site, sample }) => {
    const sent = await sample()
    await site.send(sent)
    const { headers } = site.visitors.staff
    const { total } = (await site.api.get("/reviews/moderation?limit=1", headers)).body.pagination
    const [{ _id, version }] = (await site.api.get(`/reviews/moderation?limit=1&page=${total}`, headers)).body.data
    await site.api.put(`/reviews/moderation/${_id}`, { status: "published", version }, headers)
    return { sent }
  },
} satisfies Record<string, InvalidInput>
