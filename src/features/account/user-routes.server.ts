import { type Context, Hono } from "hono"
import * as z from "zod"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { requireAdmin } from "#server/auth.server.ts"
import { notStored } from "#server/headers.server.ts"
import { body, query } from "#server/requests.server.ts"
import { messages } from "./messages.ts"
import { userChange, userCreation } from "./user-desk.schema.ts"
import { changeUser, findDeskUser, inviteUser, listUsers } from "./user-desk.server.ts"

const listQuery = z.object({
  role: z.enum(["customer", "staff", "admin"]).optional(),
  disabled: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  search: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
})
const languageOf = (c: Context) => preferredLanguage(c.req.header("accept-language"))

/** The accounts of all others, for administrators. */
export const userRoutes = new Hono()
  .use(notStored)
  .get("/", requireAdmin, query(listQuery), async (c) =>
    c.json({ success: true, ...(await listUsers(c.req.valid("query"))) }),
  )
  .get("/:id", requireAdmin, async (c) => c.json({ success: true, data: await findDeskUser(c.req.param("id")) }))
  .post("/", requireAdmin, body(userCreation, messages), async (c) =>
    c.json({ success: true, data: await inviteUser(c.req.valid("json"), c.var.user, languageOf(c)) }, 201),
  )
  .put("/:id", requireAdmin, body(userChange, messages), async (c) => {
    const data = await changeUser(c.req.param("id"), c.req.valid("json"), c.var.user, languageOf(c))
    return c.json({ success: true, data })
  })
