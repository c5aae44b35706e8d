import { useQuery } from "@tanstack/react-query"
import { createFileRoute, Link } from "@tanstack/react-router"
import { type ReactNode, useEffect, useState } from "react"
import { awaitsChoice, type Plan } from "#features/bookings/booking.ts"
import { planQuery } from "#features/bookings/queries.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { isNotFound } from "#lib/api/api-error.ts"
import { Button, buttonClass } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { UnlistedHead } from "#ui/page/unlisted-head.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { planMessages as texts } from "./messages.ts"

export const Route = createFileRoute("/plan")({ component: PlanPage })

/** Reads the token from the address fragment, which no server, log or Referer sees. Empty without one. */
function useToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const read = () => setToken(new URLSearchParams(location.hash.slice(1)).get("key") ?? "")
    read()
    window.addEventListener("hashchange", read)
    return () => window.removeEventListener("hashchange", read)
  }, [])
  return token
}

function PlanPage() {
  const t = useTranslate()
  const language = useLanguage()
  const token = useToken()
  const { data, error, refetch } = useQuery({ ...planQuery(token ?? "", language), enabled: Boolean(token) })
  const isGone = token === "" || isNotFound(error)
  return (
    <div className="wrap filled-later max-w-3xl py-8 lg:py-12">
      <UnlistedHead title={t(texts.title)} />
      <div aria-live="polite">
        {isGone ? (
          <>
            <h1 className="mb-4 text-3xl font-bold">{t(texts.goneTitle)}</h1>
            <Notice tone="bad">{t(texts.gone)}</Notice>
          </>
        ) : data ? (
          <PlanOfTrip plan={data} />
        ) : error ? (
          <Notice tone="bad" title={t(texts.failed)}>
            <Button look="quiet" onClick={() => refetch()}>
              {t(texts.tryAgain)}
            </Button>
          </Notice>
        ) : (
          <>
            <h1 className="mb-4 text-3xl font-bold">{t(texts.title)}</h1>
            <noscript>
              <p>{t(texts.needsScript)}</p>
            </noscript>
            <p className="sr-only noscript:hidden">{t(texts.loading)}</p>
            <Skeleton className="h-72 rounded-card noscript:hidden" />
          </>
        )}
      </div>
    </div>
  )
}

function PlanOfTrip({ plan }: { plan: Plan }) {
  const t = useTranslate()
  const language = useLanguage()
  const { product, productType, travelDate, startTime, readyAt, meetingPoint, pickupZone, from, to } = plan
  const where = meetingPoint ? t(meetingPoint) : pickupZone && interpolate(t(texts.pickup), { zone: t(pickupZone) })
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
          <span className="font-display text-xl font-bold">
            {formatDate(travelDate, language)}
            {startTime && `, ${formatTime(startTime, language)}`}
          </span>
          {readyAt && (
            <span className="block">{interpolate(t(texts.ready), { time: formatTime(readyAt, language) })}</span>
          )}
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
