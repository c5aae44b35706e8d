import { createReviewLink } from "../../src/features/reviews/form/review-writing.server.ts"
import { emma, requestFor } from "../../src/server/testing/fixtures.ts"
import type { Provocation, Samples } from "./world.ts"
import { json, type Sent, type World } from "./world.ts"

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

export async function reviewSamples(world: World): Promise<Samples> {
  const { headers } = world.visitors.staff
  const written = async () => {
    const path = await linkToReview(world)
    await world.api.put(path, entry)
    const { total } = (await world.api.get("/reviews/moderation?limit=1", headers)).body.pagination
    return (await world.api.get(`/reviews/moderation?limit=1&page=${total}`, headers)).body.data[0]
  }
  const first = await written()
  const decision = { status: "published", reply: answer, version: first.version }
  await world.api.put(`/reviews/moderation/${first._id}`, decision, headers)
  await written()
  return {
    "GET /reviews": () => ({ method: "GET", path: `/reviews?tour=${world.tours.hoiAnLanterns}` }),
    "GET /reviews/own": async () => ({ method: "GET", path: await linkToReview(world) }),
    "PUT /reviews/own": async () => json("PUT", await linkToReview(world), entry),
    "GET /reviews/moderation/{id}": () => ({ method: "GET", path: `/reviews/moderation/${first._id}` }),
    "PUT /reviews/moderation/{id}": async () => {
      const { _id, version } = await written()
      return json("PUT", `/reviews/moderation/${_id}`, { status: "refused", reason: "Of another company", version })
    },
  }
}

async function linkToReview({ api, tours, visitors }: World, ended = true): Promise<string> {
  const customerInfo = { ...emma, email: `traveller-${++made}@mail.example` }
  const { booking } = (await api.post("/bookings", requestFor(tours.hoiAnLanterns, { customerInfo }))).body
  for (const decision of ended ? ["confirm", "complete"] : [])
    await api.post(`/bookings/${booking._id}/${decision}`, {}, visitors.staff.headers)
  return `/reviews/own?token=${await createReviewLink(booking._id)}`
}

const anew = ({ method, body = null }: Sent, path: string): Sent =>
  body === null ? { method, path } : json(method, path, JSON.parse(String(body)))

export const REVIEW_PROVOCATIONS = {
  NOT_TRAVELLED: async ({ world, sample }) => ({ sent: anew(await sample(), await linkToReview(world, false)) }),
  REVIEW_DECIDED: async ({ world, sample }) => {
    const sent = await sample()
    await world.send(sent)
    const { headers } = world.visitors.staff
    const { total } = (await world.api.get("/reviews/moderation?limit=1", headers)).body.pagination
    const [{ _id, version }] = (await world.api.get(`/reviews/moderation?limit=1&page=${total}`, headers)).body.data
    await world.api.put(`/reviews/moderation/${_id}`, { status: "published", version }, headers)
    return { sent }
  },
} satisfies Record<string, Provocation>
