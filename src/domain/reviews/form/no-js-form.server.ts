import type { ReviewTask } from "#domain/reviews/review.ts"
import type { FormContext, NoJsForm } from "#server/pages/no-js/form.server.ts"
import { buildReviewEntry } from "./review-draft.ts"

export const reviewPost: NoJsForm = {
  path: "/review",
  known: async ({ query, get }) => {
    const token = query("token")
    if (!token) return []
    const { data } = await get<{ data: ReviewTask }>(own(token))
    return [[["reviews", "own", { token }], data]]
  },
  read: (form, { query, language }) => ({
    method: "PUT",
    path: own(query("token")),
    body: { ...buildReviewEntry(form), language },
  }),
  sent: (_answer, { query }: FormContext) => ({
    location: `/review?${new URLSearchParams({ token: query("token"), sent: "1" })}`,
  }),
}

const own = (token: string) => `/reviews/own?${new URLSearchParams({ token })}`
