import { Hono } from "hono"
import * as z from "zod"
import { listCalendarDepartures } from "#domain/departures/staff/departure-list.server.ts"
import { requireStaff } from "#server/auth/authorize.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { all, describe, one, pageOf, success } from "#server/openapi/describe.server.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"
import { dayQuery, listDayJobs } from "./staff/day/day-jobs.server.ts"
import {
  calendarQuery,
  closeOutCreation,
  departureCancellation,
  departureChange,
  departureCreation,
  scheduleChange,
  scheduleCreation,
  schedulePreview,
} from "./staff/departure-entry.schema.ts"
import {
  cancelDeparture,
  changeDeparture,
  createDeparture,
  departureListing,
  guaranteeDeparture,
  listDeparturesForStaff,
} from "./staff/departure-list.server.ts"
import { oneDepartureRoutes } from "./staff/manifest-routes.server.ts"
import { listRideManifests, ridesQuery } from "./staff/rides/ride-manifests.server.ts"
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
  .use(noStore, requireStaff)
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
    async (c) => c.json({ success: true, data: await createDeparture(c.req.valid("json"), c.var.user) }, 201),
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
    "/rides",
    describe({
      summary: "List the passengers of a day's timed transfers",
      more: "Each departure of a timetable with its bookings, there and back. Without `date` it is today in Hanoi.",
      answer: all(shapes.rideManifest),
    }),
    query(ridesQuery, messages),
    async (c) => c.json({ success: true, data: await listRideManifests(c.req.valid("query")) }),
  )
  .get(
    "/day",
    describe({
      summary: "List the jobs of a day",
      more: "Departures, private and any-day trips, private cars, rides of timetables and extras, with their guests. Without `date` it is today in Hanoi.",
      answer: all(shapes.dayJob),
    }),
    query(dayQuery, messages),
    async (c) => c.json({ success: true, data: await listDayJobs(c.req.valid("query")) }),
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
    async (c) => c.json({ success: true, data: await createSchedule(c.req.valid("json"), c.var.user) }, 201),
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
      c.json({ success: true, data: await changeSchedule(c.req.param("id"), c.req.valid("json"), c.var.user) }),
  )
  .delete(
    "/schedules/:id",
    describe({
      summary: "Delete a schedule and its unbooked departures",
      answer: success,
      errors: ["NOT_FOUND"],
    }),
    async (c) => {
      await removeSchedule(c.req.param("id"), c.var.user)
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
      const { closeOut, booked } = await createCloseOut(c.req.valid("json"), c.var.user)
      return c.json({ success: true, data: closeOut, booked }, 201)
    },
  )
  .delete(
    "/close-outs/:id",
    describe({ summary: "Remove a close-out", answer: success, errors: ["NOT_FOUND"] }),
    async (c) => {
      await removeCloseOut(c.req.param("id"), c.var.user)
      return c.json({ success: true })
    },
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
      c.json({ success: true, data: await changeDeparture(c.req.param("id"), c.req.valid("json"), c.var.user) }),
  )
  .post(
    "/:id/guarantee",
    describe({
      summary: "Guarantee a departure, even below its minimum",
      answer: one(shapes.staffDeparture),
      errors: ["NOT_FOUND", "CALLED_OFF"],
    }),
    async (c) => c.json({ success: true, data: await guaranteeDeparture(c.req.param("id"), c.var.user) }),
  )
  .post(
    "/:id/call-off",
    describe({
      summary: "Cancel a departure and notify its guests",
      answer: one(shapes.staffDeparture),
      errors: ["NOT_FOUND"],
    }),
    body(departureCancellation, messages),
    async (c) => {
      const { reason = "", reasons: { en = reason, vi = reason } = {} } = c.req.valid("json")
      // A reason in the other language is better than none.
      const inBoth = { en: en || vi, vi: vi || en }
      return c.json({ success: true, data: await cancelDeparture(c.req.param("id"), inBoth, c.var.user) })
    },
  )
  .route("/", oneDepartureRoutes)
