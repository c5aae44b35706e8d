import { Hono } from "hono"
import * as z from "zod"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { isCalendarDate } from "#lib/today.ts"
import { requireStaff } from "#server/auth.server.ts"
import { checkPace, originOf } from "#server/form-guard.server.ts"
import { notStored } from "#server/headers.server.ts"
import { readIdempotencyKey } from "#server/idempotency.server.ts"
import { count, limitByNetwork } from "#server/limits.server.ts"
import { body, query } from "#server/requests.server.ts"
import {
  BUDGETS,
  CONSULTATION_STATUSES,
  type ConsultationAnswer,
  consultationChange,
  consultationRequest,
} from "./consultation.ts"
import { changeConsultation, listConsultations } from "./consultation-desk.server.ts"
import { findConsultation, requestConsultation } from "./consultations.server.ts"
import { messages } from "./messages.ts"

const day = z.string().refine(isCalendarDate).optional()
const listQuery = z.object({
  status: z.enum(CONSULTATION_STATUSES).optional(),
  budget: z.enum(BUDGETS).optional(),
  language: z.enum(["en", "vi"]).optional(),
  from: day,
  to: day,
  search: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
})

export const consultationRoutes = new Hono()
  .use(notStored)
  .post("/", limitByNetwork("formsByNetwork"), body(consultationRequest, messages), async (c) => {
    const request = c.req.valid("json")
    const key = readIdempotencyKey(c.req.header("idempotency-key"))
    checkPace(request)
    await count("formMailsByEmail", request.email)
    const language = preferredLanguage(c.req.header("accept-language"))
    const data = await requestConsultation(request, language, originOf(c), key)
    return c.json({ success: true, data } satisfies ConsultationAnswer, 201)
  })
  .get("/", requireStaff, query(listQuery), async (c) =>
    c.json({ success: true, ...(await listConsultations(c.req.valid("query"))) }),
  )
  .get("/:id", requireStaff, async (c) => c.json({ success: true, data: await findConsultation(c.req.param("id")) }))
  .put("/:id", requireStaff, body(consultationChange, messages), async (c) =>
    c.json({
      success: true,
      data: await changeConsultation(c.req.param("id"), c.req.valid("json"), c.var.user),
    }),
  )
