import { textOf } from "#lib/posted-form.ts"
import type { NoJsForm } from "#server/pages/no-js/form.server.ts"

export const newsletterPost: NoJsForm = {
  path: "/newsletter",
  read: (form, { language }) => ({
    path: "/newsletter",
    body: { email: textOf(form, "email"), website: textOf(form, "website"), language },
  }),
  sent: () => ({ location: "/newsletter?sent=1" }),
}

const linkPost = (name: "confirm" | "unsubscribe"): NoJsForm => {
  const path = `/newsletter/${name}`
  const own = (token: string) => `${path}?${new URLSearchParams({ token })}`
  return {
    path,
    known: async ({ query, get }) => {
      const token = query("token")
      const { data } = await get<{ data: unknown }>(own(token))
      return [[["newsletter", name, token], data]]
    },
    read: (_form, { query }) => ({ path: own(query("token")), body: {} }),
    sent: (_answer, { query }) => ({ location: `${own(query("token"))}&done=1` }),
  }
}

export const confirmPost = linkPost("confirm")
export const unsubscribePost = linkPost("unsubscribe")
