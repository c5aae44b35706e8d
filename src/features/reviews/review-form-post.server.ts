import type { FormPost, Visit } from "#server/form-post.server.ts"
import type { ReviewTask } from "./review.ts"
import { entryOf } from "./review-draft.ts"

/** A guest's review, posted to the page that the mailed link leads to. */
export const reviewPost: FormPost = {
  path: "/review",
  known: async ({ query, get }) => {
    const token = query("token")
    if (!token) return []
    const { data } = await get<{ data: ReviewTask }>(own(token))
    return [[["reviews", "own", { token }], data]]
  },
  read: (form, { query }) => ({ method: "PUT", path: own(query("token")), body: entryOf(form) }),
  sent: (_answer, { query }: Visit) => ({
    location: `/review?${new URLSearchParams({ token: query("token"), sent: "1" })}`,
  }),
}

const own = (token: string) => `/reviews/own?${new URLSearchParams({ token })}`
