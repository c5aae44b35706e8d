import { createFileRoute, Link } from "@tanstack/react-router"
import { Fragment } from "react"
import { awaitsChoice, type Plan } from "#domain/bookings/booking.ts"
import { planFacts } from "#domain/bookings/summary/booking-facts.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { withDots } from "#lib/text/join-parts.ts"
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
  const { product, productType } = plan
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
        {planFacts(plan, language).map(({ key, label, lines }) => (
          <Fragment key={key}>
            <dt className="text-soft">{t(label)}</dt>
            <dd className={`mb-3 sm:mb-0 ${key === "when" ? "font-display text-xl font-bold" : "font-semibold"}`}>
              {withDots(...lines)}
            </dd>
          </Fragment>
        ))}
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
