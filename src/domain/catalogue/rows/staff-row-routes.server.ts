import { Hono } from "hono"
import type * as z from "zod"
import { userOf } from "#server/auth/authorize.server.ts"
import { body } from "#server/http/validation.server.ts"
import { describe, one, success } from "#server/openapi/describe.server.ts"
import { changeRow, createRow, removeRow, type StaffRows } from "./staff-rows.server.ts"

type Stored = { _id: string; version: number }

/** Returns the endpoints by which staff add and change small rows. `noun` is what descriptions call one: 'a holiday'. */
export function staffRowWrites<Entry extends object, Row extends Stored>(
  rows: StaffRows<Entry, Row>,
  shape: z.ZodType<Row>,
  noun: string,
) {
  return new Hono()
    .post(
      "/",
      describe({ summary: `Add ${noun}`, answer: one(shape), status: 201 }),
      body(rows.creation, rows.messages),
      async (c) => c.json({ success: true, data: await createRow(rows, c.req.valid("json"), userOf(c)) }, 201),
    )
    .put(
      "/:id",
      describe({ summary: `Change ${noun}`, answer: one(shape), errors: ["NOT_FOUND", "VERSION_CONFLICT"] }),
      body(rows.change, rows.messages),
      async (c) => {
        const data = await changeRow(rows, c.req.param("id"), c.req.valid("json"), userOf(c))
        return c.json({ success: true, data })
      },
    )
}

/** Returns the same endpoints, and one that deletes a row. */
export function staffRowRoutes<Entry extends object, Row extends Stored>(
  rows: StaffRows<Entry, Row>,
  shape: z.ZodType<Row>,
  noun: string,
) {
  return new Hono()
    .route("/", staffRowWrites(rows, shape, noun))
    .delete("/:id", describe({ summary: `Delete ${noun}`, answer: success, errors: ["NOT_FOUND"] }), async (c) => {
      await removeRow(rows, c.req.param("id"), userOf(c))
      return c.json({ success: true })
    })
}
