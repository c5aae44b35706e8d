import { Hono } from "hono"
import * as z from "zod"
import { ENQUIRY_STATUSES } from "#features/enquiries/handling.ts"
import { handlingEndpoints } from "#features/enquiries/handling-endpoints.server.ts"
import { listConsultations } from "#features/enquiries/kind-lists.server.ts"
import { presentConsultation } from "#features/enquiries/presenters.server.ts"
import { receiveConsultation } from "#features/enquiries/receive-enquiry.server.ts"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { isCalendarDate } from "#lib/today.ts"
import { requireStaff } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { noStore } from "#server/http/security-headers.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { checkMinimumTime, originOf } from "#server/limits/bot-check.server.ts"
import { count, limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { BUDGETS, type ConsultationAnswer, consultationRequest } from "./consultation.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"

const day = z.string().refine(isCalendarDate).meta({ format: "date" }).optional()
const listQuery = z.object({
  status: z.enum(ENQUIRY_STATUSES).optional(),
  budget: z.enum(BUDGETS).optional(),
  language: z.enum(["en", "vi"]).optional(),
  from: day,
  to: day,
  search: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
})

export const consultationRoutes = new Hono()
  .use(noStore)
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
    limitByNetwork("formsByNetwork"),
    body(consultationRequest, messages),
    async (c) => {
      const request = c.req.valid("json")
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      checkMinimumTime(request)
      await count("formMailsByEmail", request.email)
      const language = preferredLanguage(c.req.header("accept-language"))
      const data = await receiveConsultation({ request, language, origin: originOf(c), idempotencyKey: key })
      return c.json({ success: true, data } satisfies ConsultationAnswer, 201)
    },
  )
  .get(
    "/",
    describe({ summary: "List consultation requests", answer: pageOf(shapes.consultation) }),
    requireStaff,
    query(listQuery),
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
