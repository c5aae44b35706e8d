import { Hono } from "hono"
import { requireStaff } from "#server/auth/authorize.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { body } from "#server/http/validation.server.ts"
import { all, describe, one, success } from "#server/openapi/describe.server.ts"
import { holidayChange, holidayCreation } from "./holiday-entry.schema.ts"
import { changeHoliday, createHoliday, listHolidays, removeHoliday } from "./holidays.server.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"

export const holidayRoutes = new Hono()
  .get(
    "/",
    describe({ summary: "List holidays with their surcharges and rules", answer: all(shapes.holiday) }),
    async (c) => c.json({ success: true, data: await listHolidays() }),
  )
  .post(
    "/",
    describe({ summary: "Add a holiday", answer: one(shapes.holiday), status: 201 }),
    noStore,
    requireStaff,
    body(holidayCreation, messages),
    async (c) => c.json({ success: true, data: await createHoliday(c.req.valid("json"), c.var.user) }, 201),
  )
  .put(
    "/:id",
    describe({
      summary: "Change a holiday",
      answer: one(shapes.holiday),
      errors: ["NOT_FOUND", "VERSION_CONFLICT"],
    }),
    noStore,
    requireStaff,
    body(holidayChange, messages),
    async (c) =>
      c.json({ success: true, data: await changeHoliday(c.req.param("id"), c.req.valid("json"), c.var.user) }),
  )
  .delete(
    "/:id",
    describe({ summary: "Delete a holiday", answer: success, errors: ["NOT_FOUND"] }),
    noStore,
    requireStaff,
    async (c) => {
      await removeHoliday(c.req.param("id"), c.var.user)
      return c.json({ success: true })
    },
  )
