import { Hono } from "hono"
import * as z from "zod"
import { consultationListing, listConsultations } from "#domain/enquiries/enquiries.server.ts"
import { handlingEndpoints } from "#domain/enquiries/handling-endpoints.server.ts"
import { presentConsultation } from "#domain/enquiries/presenters.server.ts"
import { acceptForm, receiveConsultation } from "#domain/enquiries/receive-enquiry.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { type ConsultationAnswer, consultationRequest } from "./consultation.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"

export const consultationRoutes = new Hono()
  .post(
    "/",
    describe({
      summary: "Request a consultation",
      answer: one(z.strictObject({ reference: z.string() })),
      status: 201,
      idempotent: true,
      errors: ["TOO_MANY_REQUESTS", "TOO_FAST"],
      example: {
        name: "Emma Jones",
        email: "emma@mail.example",
        phone: "+44 7911 123456",
        subject: "Two weeks with children",
        message: "We would like to see Ha Giang without long drives.",
        numberOfTravelers: { adults: 2, children: 2 },
        budget: "3000-5000",
        interests: ["nature", "food"],
      },
    }),
    limitByNetwork("forms"),
    body(consultationRequest, messages),
    async (c) => {
      const request = c.req.valid("json")
      const data = await acceptForm(c, request, request.email, receiveConsultation)
      return c.json({ success: true, data } satisfies ConsultationAnswer, 201)
    },
  )
  .get(
    "/",
    describe({ summary: "List consultation requests", answer: pageOf(shapes.consultation) }),
    query(consultationListing),
    async (c) => c.json({ success: true, ...(await listConsultations(c.req.valid("query"))) }),
  )
  .route(
    "/",
    handlingEndpoints({
      kind: "consultation",
      noun: "consultation request",
      shape: shapes.consultation,
      present: presentConsultation,
    }),
  )
