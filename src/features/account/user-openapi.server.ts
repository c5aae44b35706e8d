import * as z from "zod"
import { group, one, pageOf } from "#server/openapi/describe.server.ts"
import { instant, shapeOf } from "#server/openapi/shapes.server.ts"
import { user } from "./openapi.server.ts"
import type { DeskUser } from "./user-desk.server.ts"

export const deskUser = shapeOf<DeskUser>()(
  user.extend({ isDisabled: z.boolean(), createdAt: instant }).meta({ id: "DeskUser" }),
)

/** What the API says of the accounts of all others. */
export const userDescriptions = group("Users", {
  "GET /users": {
    summary: "All accounts, the newest first",
    more: "`search` is a part of a name, an address or a number.",
    answer: pageOf(deskUser),
  },
  "GET /users/:id": { summary: "An account", answer: one(deskUser), errors: ["NOT_FOUND"] },
  "POST /users": {
    summary: "Make an account for somebody who works here",
    more: "Without `password` they are mailed a link to choose one.",
    answer: one(deskUser),
    status: 201,
    errors: ["EMAIL_TAKEN"],
    example: { name: "Trần Thu Hà", email: "ha@ghe.example", role: "staff" },
  },
  "PUT /users/:id": {
    summary: "Give an account another role, or take it out of use and back",
    more:
      "What ends rights signs out everywhere. A customer who joins the staff is mailed a link to choose a longer " +
      "password, and cannot sign in before.",
    answer: one(deskUser),
    errors: ["NOT_FOUND", "LAST_ADMIN", "EMAIL_UNCONFIRMED"],
  },
})
