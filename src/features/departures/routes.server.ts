import { Hono } from "hono"
import * as z from "zod"
import { isCalendarDate } from "#lib/today.ts"
import { requireStaff } from "#server/auth.server.ts"
import { notStored } from "#server/headers.server.ts"
import { body, query } from "#server/requests.server.ts"
import { createCloseOut, listCloseOuts, removeCloseOut } from "./close-outs.server.ts"
import { DEPARTURE_STATUSES } from "./departure.ts"
import {
  callOffDeparture,
  changeDeparture,
  createDeparture,
  guaranteeDeparture,
  listDeskDepartures,
} from "./departure-desk.server.ts"
import {
  callingOff,
  closeOutCreation,
  departureChange,
  departureCreation,
  scheduleChange,
  scheduleCreation,
} from "./departure-entry.schema.ts"
import { changeSchedule, createSchedule, listSchedules, removeSchedule } from "./departure-schedules.server.ts"
import { messages } from "./messages.ts"

const day = z.string().refine(isCalendarDate, "dateInvalid").optional()
const listQuery = z.object({
  tourId: z.string().max(100).optional(),
  from: day,
  to: day,
  status: z.enum(DEPARTURE_STATUSES).optional(),
  undecided: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
})
const ofTour = z.object({ tourId: z.string("tourUnknown").max(100) })

/** For the staff: departures, the schedules they are made from, and the days on which a tour does not run. */
export const departureRoutes = new Hono()
  .use(notStored)
  .get("/", requireStaff, query(listQuery, messages), async (c) =>
    c.json({ success: true, ...(await listDeskDepartures(c.req.valid("query"))) }),
  )
  .post("/", requireStaff, body(departureCreation, messages), async (c) =>
    c.json({ success: true, data: await createDeparture(c.req.valid("json"), c.var.user) }, 201),
  )
  .get("/schedules", requireStaff, query(ofTour, messages), async (c) =>
    c.json({ success: true, data: await listSchedules(c.req.valid("query").tourId) }),
  )
  .post("/schedules", requireStaff, body(scheduleCreation, messages), async (c) =>
    c.json({ success: true, data: await createSchedule(c.req.valid("json"), c.var.user) }, 201),
  )
  .put("/schedules/:id", requireStaff, body(scheduleChange, messages), async (c) =>
    c.json({ success: true, data: await changeSchedule(c.req.param("id"), c.req.valid("json"), c.var.user) }),
  )
  .delete("/schedules/:id", requireStaff, async (c) => {
    await removeSchedule(c.req.param("id"), c.var.user)
    return c.json({ success: true })
  })
  .get("/close-outs", requireStaff, query(ofTour, messages), async (c) =>
    c.json({ success: true, data: await listCloseOuts(c.req.valid("query").tourId) }),
  )
  .post("/close-outs", requireStaff, body(closeOutCreation, messages), async (c) => {
    const { closeOut, booked } = await createCloseOut(c.req.valid("json"), c.var.user)
    return c.json({ success: true, data: closeOut, booked }, 201)
  })
  .delete("/close-outs/:id", requireStaff, async (c) => {
    await removeCloseOut(c.req.param("id"), c.var.user)
    return c.json({ success: true })
  })
  .put("/:id", requireStaff, body(departureChange, messages), async (c) =>
    c.json({ success: true, data: await changeDeparture(c.req.param("id"), c.req.valid("json"), c.var.user) }),
  )
  .post("/:id/guarantee", requireStaff, async (c) =>
    c.json({ success: true, data: await guaranteeDeparture(c.req.param("id"), c.var.user) }),
  )
  .post("/:id/call-off", requireStaff, body(callingOff, messages), async (c) => {
    const { reason = "" } = c.req.valid("json")
    return c.json({ success: true, data: await callOffDeparture(c.req.param("id"), reason, c.var.user) })
  })
