import { createFileRoute, Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { awaitsChoice, type Plan } from "#domain/bookings/booking.ts"
import { formatTime } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { formatMoment } from "#i18n/moment-text.ts"
import { planQuery } from "#site/bookings/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { LinkedPage } from "#site/ui/page/linked-page.tsx"
import { planMessages as texts } from "./messages.ts"

export const Route = createFileRoute("/plan")({ component: PlanPage })

function PlanPage() {
  return (
    <LinkedPage texts={texts} page="/plan" query={planQuery} className="filled-later max-w-3xl py-8 lg:py-12">
      {(plan) => <PlanOfTrip plan={plan} />}
    </LinkedPage>
  )
}

function PlanOfTrip({ plan }: { plan: Plan }) {
  const t = useTranslate()
  const language = useLanguage()
  const { product, productType, travelDate, startTime, readyAt, meetingPoint, pickupZone, from, to } = plan
  const where = meetingPoint ? t(meetingPoint) : pickupZone && t(texts.pickup, { zone: t(pickupZone) })
  const notice = noticeOf(plan)
  return (
    <article>
      <h1 className="text-3xl font-bold lg:text-4xl">{t(product.name)}</h1>
      {notice && (
        <Notice tone="waiting" className="mt-4">
          {t(texts[notice])}
        </Notice>
      )}
      <dl className="mt-6 panel grid gap-x-8 p-5 sm:grid-cols-[9rem_1fr] sm:gap-y-3">
        <Fact label={t(texts.when)}>
          <span className="font-display text-xl font-bold">{formatMoment(travelDate, startTime, language)}</span>
          {readyAt && <span className="block">{t(texts.ready, { time: formatTime(readyAt, language) })}</span>}
        </Fact>
        {where && <Fact label={t(texts.where)}>{where}</Fact>}
        {from && (to || !where) && <Fact label={t(texts.from)}>{t(from)}</Fact>}
        {to && <Fact label={t(texts.to)}>{t(to)}</Fact>}
        {plan.guide && <Fact label={t(texts.guide)}>{plan.guide}</Fact>}
        {plan.vehicle && <Fact label={t(texts.vehicle)}>{plan.vehicle}</Fact>}
      </dl>
      {productType === "tour" && (
        <Link to="/tour/$slug" params={{ slug: product.slug }} className={`mt-6 ${buttonClass("secondary")}`}>
          {t(texts.more)}
        </Link>
      )}
    </article>
  )
}

function noticeOf({ status, calledOff }: Plan): "pending" | "off" | "over" | undefined {
  if (status === "cancelled" || awaitsChoice({ status, calledOff: calledOff ? { reason: "" } : null })) return "off"
  if (status === "pending") return "pending"
  return status === "confirmed" ? undefined : "over"
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="mb-3 font-semibold sm:mb-0">{children}</dd>
    </>
  )
}
