import { guardOf, textOf } from "#lib/posted-form.ts"
import type { NoJsForm } from "#server/pages/no-js/form.server.ts"
import { buildWaitingRequest } from "./waiting-draft.ts"

export const waitingListPost: NoJsForm = {
  path: "/tour/:slug/waiting-list",
  shared: true,
  read: (form, { language }) => ({
    path: "/waiting-list",
    body: { ...buildWaitingRequest(form), ...guardOf(form), language },
  }),
  sent: (_answer, { slug }) => ({ location: `/tour/${slug}/waiting-list?sent=1` }),
}

export const waitingPlacePost: NoJsForm = {
  path: "/waiting-list",
  known: async ({ query, get }) => {
    const token = query("token")
    const { data } = await get<{ data: unknown }>(`/waiting-list/place?${new URLSearchParams({ token })}`)
    return [[["waiting-list", token], data]]
  },
  read: (form, { query }) => {
    const action = textOf(form, "action") === "confirm" ? "confirm" : "leave"
    return { path: `/waiting-list/${action}?${new URLSearchParams({ token: query("token") })}`, body: {} }
  },
  sent: (_answer, { query }) => ({ location: `/waiting-list?${new URLSearchParams({ token: query("token") })}` }),
}
