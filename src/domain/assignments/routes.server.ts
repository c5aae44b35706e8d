import { Hono } from "hono"
import { userOf } from "#server/auth/authorize.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { id } from "#server/openapi/shapes.server.ts"
import { assign, unassign } from "./assign.server.ts"
import { assignToSchedule } from "./assign-schedule.server.ts"
import { assigning, candidateQuery, jobsQuery, scheduleAssigning } from "./assignment.schema.ts"
import { listChoices, listCrew, listJobs } from "./assignments.server.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"

export const assignmentRoutes = new Hono()
  .get(
    "/jobs",
    describe({
      summary: "List the departures that a guide, driver, vehicle or boat goes on",
      answer: all(shapes.resourceJob),
    }),
    query(jobsQuery, messages),
    async (c) => c.json({ success: true, data: await listJobs(c.req.valid("query")) }),
  )
  .get(
    "/:id",
    describe({
      summary: "List who and what goes on a departure",
      answer: all(shapes.assignment),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await listCrew(c.req.param("id")) }),
  )
  .get(
    "/:id/choices",
    describe({
      summary: "List who or what could go on a departure",
      more: "The free ones first. `reasons` say why another isn't.",
      answer: all(shapes.candidate),
      errors: ["NOT_FOUND"],
    }),
    query(candidateQuery, messages),
    async (c) => c.json({ success: true, data: await listChoices(c.req.param("id"), c.req.valid("query").kind) }),
  )
  .post(
    "/:id",
    describe({
      summary: "Assign a guide, driver, vehicle or boat to a departure",
      more: "With `reason`, also one that isn't free. The answer is everybody and everything that goes on it.",
      answer: all(shapes.assignment),
      status: 201,
      errors: ["NOT_FOUND", "RESOURCE_NOT_FREE", "ALREADY_ASSIGNED", "CALLED_OFF"],
    }),
    body(assigning, messages),
    async (c) => c.json({ success: true, data: await assign(c.req.param("id"), c.req.valid("json"), userOf(c)) }, 201),
  )
  .post(
    "/schedules/:id",
    describe({
      summary: "Assign a guide, driver, vehicle or boat to the departures of a schedule",
      more: "Those for which it isn't free stay as they are, and are listed with the reasons.",
      answer: one(shapes.scheduleAssigned),
      errors: ["NOT_FOUND"],
    }),
    body(scheduleAssigning, messages),
    async (c) =>
      c.json({ success: true, data: await assignToSchedule(c.req.param("id"), c.req.valid("json"), userOf(c)) }),
  )
  .delete(
    "/:id/:assignmentId",
    describe({
      summary: "Take a guide, driver, vehicle or boat off a departure",
      answer: all(shapes.assignment),
      errors: ["NOT_FOUND"],
      path: { id, assignmentId: id },
    }),
    async (c) =>
      c.json({ success: true, data: await unassign(c.req.param("id"), c.req.param("assignmentId"), userOf(c)) }),
  )
