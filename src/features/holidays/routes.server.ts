import { Hono } from "hono"
import { requireStaff } from "#server/auth.server.ts"
import { notStored } from "#server/headers.server.ts"
import { body } from "#server/requests.server.ts"
import { holidayChange, holidayCreation } from "./holiday-entry.schema.ts"
import { changeHoliday, createHoliday, listHolidays, removeHoliday } from "./holidays.server.ts"
import { messages } from "./messages.ts"

export const holidayRoutes = new Hono()
  .get("/", async (c) => c.json({ success: true, data: await listHolidays() }))
  .post("/", notStored, requireStaff, body(holidayCreation, messages), async (c) =>
    c.json({ success: true, data: await createHoliday(c.req.valid("json"), c.var.user) }, 201),
  )
  .put("/:id", notStored, requireStaff, body(holidayChange, messages), async (c) =>
    c.json({ success: true, data: await changeHoliday(c.req.param("id"), c.req.valid("json"), c.var.user) }),
  )
  .delete("/:id", notStored, requireStaff, async (c) => {
    await removeHoliday(c.req.param("id"), c.var.user)
    return c.json({ success: true })
  })
