import { Hono } from "hono"
import { requireAdmin, requireStaff } from "#server/auth.server.ts"
import { notStored } from "#server/headers.server.ts"
import { body } from "#server/requests.server.ts"
import { erasePerson, exportPerson } from "./people.server.ts"
import { messages } from "./people-messages.ts"
import { personNamed } from "./person.server.ts"

/** What is kept of a person: to be handed to them, or erased. */
export const peopleRoutes = new Hono()
  .use(notStored)
  .post("/export", requireStaff, body(personNamed, messages), async (c) =>
    c.json({ success: true, data: await exportPerson(c.req.valid("json").email, c.var.user) }),
  )
  .post("/erase", requireAdmin, body(personNamed, messages), async (c) =>
    c.json({ success: true, data: await erasePerson(c.req.valid("json").email, c.var.user) }),
  )
