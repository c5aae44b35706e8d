import { Hono } from "hono"
import * as z from "zod"
import { listCalendarDepartures } from "#domain/departures/staff/departure-list.server.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { all, describe, one, pageOf, success } from "#server/openapi/describe.server.ts"
import { id } from "#server/openapi/shapes.server.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"
import {
  calendarQuery,
  closeOutCreation,
  departureChange,
  departureCreation,
  departureMove,
  scheduleChange,
  scheduleCreation,
  schedulePreview,
} from "./staff/departure-entry.schema.ts"
import {
  changeDeparture,
  createDeparture,
  departureListing,
  findDeparture,
  listDeparturesForStaff,
} from "./staff/departure-list.server.ts"
import { createGuideLink, listGuideLinks, revokeGuideLink } from "./staff/guide-links.server.ts"
import { listGuides } from "./staff/guides.server.ts"
import { moveDeparture } from "./staff/move-departure.server.ts"
import { createCloseOut, listCloseOuts, removeCloseOut } from "./staff/schedules/close-outs.server.ts"
import {
  changeSchedule,
  createSchedule,
  listSchedules,
  removeSchedule,
} from "./staff/schedules/departure-schedules.server.ts"
import { previewSchedule } from "./staff/schedules/schedule-preview.server.ts"

const ofTour = z.object({ tourId: z.string("tourUnknown").max(100) })

export const departureRoutes = new Hono()
  .get(
    "/",
    describe({ summary: "List departures with staff details", answer: pageOf(shapes.staffDeparture) }),
    query(departureListing, messages),
    async (c) => c.json({ success: true, ...(await listDeparturesForStaff(c.req.valid("query"))) }),
  )
  .post(
    "/",
    describe({ summary: "Add a single departure", answer: one(shapes.staffDeparture), status: 201 }),
    body(departureCreation, messages),
    async (c) => c.json({ success: true, data: await createDeparture(c.req.valid("json"), userOf(c)) }, 201),
  )
  .get(
    "/calendar",
    describe({
      summary: "List departures in a range of days",
      more: "Past and cancelled ones too; at most two months.",
      answer: all(shapes.staffDeparture),
    }),
    query(calendarQuery, messages),
    async (c) => c.json({ success: true, data: await listCalendarDepartures(c.req.valid("query")) }),
  )
  .get(
    "/guides",
    describe({
      summary: "List the colleagues whose account may be tied to a departure",
      more: "Guides first.",
      answer: all(shapes.guide),
    }),
    async (c) => c.json({ success: true, data: await listGuides() }),
  )
  .get(
    "/schedules/preview",
    describe({
      summary: "Preview the dates of a schedule",
      more: "With `id`, also what changing that schedule deletes and what stays. Stores nothing.",
      answer: one(shapes.schedulePreview),
    }),
    query(schedulePreview, messages),
    async (c) => c.json({ success: true, data: await previewSchedule(c.req.valid("query")) }),
  )
  .get(
    "/schedules",
    describe({ summary: "List the schedules of a tour", answer: all(shapes.schedule) }),
    query(ofTour, messages),
    async (c) => c.json({ success: true, data: await listSchedules(c.req.valid("query").tourId) }),
  )
  .post(
    "/schedules",
    describe({ summary: "Add a schedule", answer: one(shapes.schedule), status: 201 }),
    body(scheduleCreation, messages),
    async (c) => c.json({ success: true, data: await createSchedule(c.req.valid("json"), userOf(c)) }, 201),
  )
  .put(
    "/schedules/:id",
    describe({
      summary: "Change a schedule and its unbooked departures",
      answer: one(shapes.schedule),
      errors: ["NOT_FOUND", "VERSION_CONFLICT"],
    }),
    body(scheduleChange, messages),
    async (c) =>
      c.json({ success: true, data: await changeSchedule(c.req.param("id"), c.req.valid("json"), userOf(c)) }),
  )
  .delete(
    "/schedules/:id",
    describe({
      summary: "Delete a schedule and its unbooked departures",
      answer: success,
      errors: ["NOT_FOUND"],
    }),
    async (c) => {
      await removeSchedule(c.req.param("id"), userOf(c))
      return c.json({ success: true })
    },
  )
  .get(
    "/close-outs",
    describe({ summary: "List the close-outs of a tour", answer: all(shapes.closeOut) }),
    query(ofTour, messages),
    async (c) => c.json({ success: true, data: await listCloseOuts(c.req.valid("query").tourId) }),
  )
  .post(
    "/close-outs",
    describe({
      summary: "Close a tour on some days",
      more: "`booked` lists departures on these days that already have bookings.",
      answer: one(shapes.closeOut).extend({ booked: z.array(shapes.stillBooked) }),
      status: 201,
    }),
    body(closeOutCreation, messages),
    async (c) => {
      const { closeOut, booked } = await createCloseOut(c.req.valid("json"), userOf(c))
      return c.json({ success: true, data: closeOut, booked }, 201)
    },
  )
  .delete(
    "/close-outs/:id",
    describe({ summary: "Remove a close-out", answer: success, errors: ["NOT_FOUND"] }),
    async (c) => {
      await removeCloseOut(c.req.param("id"), userOf(c))
      return c.json({ success: true })
    },
  )
  .get(
    "/:id",
    describe({ summary: "Get a departure", answer: one(shapes.staffDeparture), errors: ["NOT_FOUND"] }),
    async (c) => c.json({ success: true, data: await findDeparture(c.req.param("id")) }),
  )
  .put(
    "/:id",
    describe({
      summary: "Change a departure",
      answer: one(shapes.staffDeparture),
      errors: ["NOT_FOUND", "VERSION_CONFLICT", "CALLED_OFF"],
    }),
    body(departureChange, messages),
    async (c) =>
      c.json({ success: true, data: await changeDeparture(c.req.param("id"), c.req.valid("json"), userOf(c)) }),
  )
  .post(
    "/:id/move",
    describe({
      summary: "Move a departure without bookings to another day",
      more: "Guests have agreed to a date: with bookings it answers `IN_USE`. A departure of a schedule stays closed on its old day, and the answer is its copy on the new one.",
      answer: one(shapes.staffDeparture),
      errors: ["NOT_FOUND", "VERSION_CONFLICT", "CALLED_OFF", "IN_USE"],
    }),
    body(departureMove, messages),
    async (c) =>
      c.json({ success: true, data: await moveDeparture(c.req.param("id"), c.req.valid("json"), userOf(c)) }),
  )
  .get(
    "/:id/guide-links",
    describe({
      summary: "List the guide links of a manifest",
      answer: all(shapes.guideLink),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await listGuideLinks(c.req.param("id")) }),
  )
  .post(
    "/:id/guide-links",
    describe({
      summary: "Create a guide link",
      more: "It opens `/manifest#key=` with the `token`, which is shown only once, until the end of the day after the tour.",
      answer: one(shapes.newGuideLink),
      status: 201,
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await createGuideLink(c.req.param("id"), userOf(c)) }, 201),
  )
  .delete(
    "/:id/guide-links/:linkId",
    describe({
      summary: "Revoke a guide link",
      answer: success,
      errors: ["NOT_FOUND"],
      path: { id, linkId: id },
    }),
    async (c) => {
      await revokeGuideLink(c.req.param("id"), c.req.param("linkId"), userOf(c))
      return c.json({ success: true })
    },
  )
