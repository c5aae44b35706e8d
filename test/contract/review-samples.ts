import { createReviewLink } from "../../src/domain/reviews/form/review-writing.server.ts"
import { begin, bookTour, emma } from "../../src/server/testing/fixtures.ts"
import type { InvalidInput, Samples } from "./contract-site.ts"
import { type ContractSite, json, type Sent } from "./contract-site.ts"
import { PICTURE } from "./staff-samples.ts"

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
    "POST /reviews/own/photos": async () => photoOf(await writtenReview(site)),
    "DELETE /reviews/own/photos/{key}": async () => {
      const path = await writtenReview(site)
      const answer = await (await site.send(photoOf(path))).json()
      const key = answer.data.review.photos[0].url.split("/")[3]
      return { method: "DELETE", path: path.replace("/own", `/own/photos/${key}`) }
    },
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

async function writtenReview(site: ContractSite): Promise<string> {
  const path = await linkToReview(site)
  await site.api.put(path, entry)
  return path
}

function photoOf(path: string): Sent {
  const body = new FormData()
  body.append("image", new File([new Uint8Array(PICTURE)], "photo.png"))
  return { method: "POST", path: path.replace("/own", "/own/photos"), body }
}

async function linkToReview({ api, tours, visitors }: ContractSite, ended = true): Promise<string> {
  const customerInfo = { ...emma, email: `traveller-${++made}@mail.example` }
  const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo })
  if (ended) await begin(booking._id)
  for (const decision of ended ? ["confirm", "complete"] : [])
    await api.post(`/bookings/${booking._id}/${decision}`, {}, visitors.staff.headers)
  return `/reviews/own?token=${await createReviewLink(booking._id)}`
}

/** The same request with the link to another booking. */
function anew({ method, path, body = null }: Sent, link: string): Sent {
  const elsewhere = path.replace(/\?.*/, link.slice(link.indexOf("?")))
  if (body === null || body instanceof FormData) return { method, path: elsewhere, body }
  return json(method, elsewhere, JSON.parse(String(body)))
}

export const REVIEW_INVALID_INPUTS = {
  NOT_TRAVELLED: async ({ site, sample }) => ({ sent: anew(await sample(), await linkToReview(site, false)) }),
  REVIEW_DECIDED: async ({ site, sample }) => {
    const sent = await sample()
    if (sent.method === "PUT") await site.send(sent)
    const { headers } = site.visitors.staff
    const { total } = (await site.api.get("/reviews/moderation?limit=1", headers)).body.pagination
    const [{ _id, version }] = (await site.api.get(`/reviews/moderation?limit=1&page=${total}`, headers)).body.data
    await site.api.put(`/reviews/moderation/${_id}`, { status: "published", version }, headers)
    return { sent }
  },
  TOO_MANY_PHOTOS: async ({ site, sample }) => {
    const sent = await sample()
    for (let nth = 0; nth < 2; nth++) await site.send({ ...sent, ...photoOf(sent.path.replace("/photos", "")) })
    return { sent: photoOf(sent.path.replace("/photos", "")) }
  },
} satisfies Record<string, InvalidInput>
