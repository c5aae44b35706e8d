import { guardOf } from "#lib/posted-form.ts"
import type { NoJsForm } from "#server/pages/no-js/form.server.ts"
import { buildQuestion } from "./question.ts"

export const questionPost: NoJsForm = {
  path: "/ask",
  read: (form, { language }) => ({
    path: "/questions",
    body: { ...buildQuestion(form), ...guardOf(form), language },
  }),
  sent: (_answer, { query }) => ({ location: `/ask?tour=${encodeURIComponent(query("tour"))}&sent=1` }),
}
