import { Hono } from "hono"
import * as z from "zod"
import { messages } from "#domain/account/messages.ts"
import { languageOf } from "#i18n/accept-language.ts"
import { ROLES } from "#lib/roles.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { body, optionalBody, query } from "#server/http/validation.server.ts"
import { describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { letLeave, previewLeaving } from "./leave.server.ts"
import * as shapes from "./shapes.server.ts"
import { leaveRequest, userChange, userCreation } from "./users.schema.ts"
import { changeUser, inviteUser, listUsers, requireUser, sendPasswordLink } from "./users.server.ts"

const yesOrNo = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .optional()
const listQuery = z.object({
  role: z.enum(ROLES).optional(),
  disabled: yesOrNo,
  colleagues: yesOrNo.describe("Everybody who works here, without customers"),
  search: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
})

export const userRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List accounts, newest first",
      more: "`search` matches part of a name, email address or phone number.",
      answer: pageOf(shapes.staffUser),
    }),
    query(listQuery),
    async (c) => c.json({ success: true, ...(await listUsers(c.req.valid("query"))) }),
  )
  .get(
    "/:id",
    describe({ summary: "Get an account", answer: one(shapes.staffUser), errors: ["NOT_FOUND"] }),
    async (c) => c.json({ success: true, data: await requireUser(c.req.param("id")) }),
  )
  .post(
    "/",
    describe({
      summary: "Create a staff account",
      more: "Without `password` they are mailed a link to choose one.",
      answer: one(shapes.staffUser),
      status: 201,
      errors: ["EMAIL_TAKEN"],
      example: { name: "Trần Thu Hà", email: "ha@ghe.example", role: "staff" },
    }),
    body(userCreation, messages),
    async (c) => c.json({ success: true, data: await inviteUser(c.req.valid("json"), userOf(c), languageOf(c)) }, 201),
  )
  .put(
    "/:id",
    describe({
      summary: "Change the role of an account, or disable or enable it",
      more:
        "Losing rights ends all sessions. A customer who becomes staff is mailed a link to choose a longer password and " +
        "cannot sign in before.",
      answer: one(shapes.staffUser),
      errors: ["NOT_FOUND", "LAST_ADMIN", "OWN_ACCOUNT", "EMAIL_UNCONFIRMED"],
    }),
    body(userChange, messages),
    async (c) => {
      const data = await changeUser(c.req.param("id"), c.req.valid("json"), userOf(c), languageOf(c))
      return c.json({ success: true, data })
    },
  )
  .get(
    "/:id/leaving",
    describe({
      summary: "Preview what ends and what is handed over when a colleague leaves",
      answer: one(shapes.leftBehind),
      errors: ["NOT_FOUND", "NOT_STAFF"],
    }),
    async (c) => c.json({ success: true, data: await previewLeaving(c.req.param("id")) }),
  )
  .post(
    "/:id/leave",
    describe({
      summary: "Let a colleague leave",
      more:
        "Disables the account, ends its sessions, its second factors and the links that it made, takes it off coming " +
        "departures, and hands its open enquiries over to `handOverTo`, or to nobody. `ended` counts them.",
      answer: one(shapes.left),
      errors: ["NOT_FOUND", "NOT_STAFF", "LAST_ADMIN", "OWN_ACCOUNT"],
      example: { handOverTo: "8c6a4f0e-2f0b-4f0e-9d3c-6a5b1f2e7d90" },
    }),
    optionalBody(leaveRequest, messages),
    async (c) => {
      const data = await letLeave(c.req.param("id"), c.req.valid("json"), userOf(c))
      return c.json({ success: true, data })
    },
  )
  .post(
    "/:id/password-link",
    describe({
      summary: "Mail a link to choose a new password",
      answer: one(shapes.staffUser),
      errors: ["NOT_FOUND", "ACCOUNT_DISABLED"],
    }),
    async (c) => {
      const data = await sendPasswordLink(c.req.param("id"), userOf(c), languageOf(c))
      return c.json({ success: true, data })
    },
  )
