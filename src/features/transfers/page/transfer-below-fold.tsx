import { Link } from "@tanstack/react-router"
import { useMemo } from "react"
import { ReviewList } from "#features/reviews/review-list.tsx"
import type { Transfer } from "#features/transfers/transfer.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Icon } from "#ui/icon.tsx"
import { Term, TermList } from "#ui/page/terms.tsx"
import { pageMessages as texts } from "./messages.ts"
import { TransferOnward } from "./transfer-onward.tsx"
import { VehicleTable } from "./vehicle-table.tsx"

export function TransferBelowFold({ transfer }: { transfer: Transfer }) {
  const of = useMemo(() => ({ transfer: transfer._id }), [transfer._id])
  return (
    <>
      <VehicleTable transfer={transfer} />
      <Terms transfer={transfer} />
      {transfer.reviews && <ReviewList of={of} summary={transfer.reviews} />}
      <TransferOnward transfer={transfer} />
      <BackLink />
    </>
  )
}

function Terms({ transfer }: { transfer: Transfer }) {
  const t = useTranslate()
  const { luggage, meetingPoint, cancellationPolicy } = transfer
  return (
    <>
      {transfer.highlights.length > 0 && (
        <div className="mt-12">
          <TermList title={t(texts.highlights)} items={transfer.highlights} holds />
        </div>
      )}
      {meetingPoint && <Term title={t(texts.meetingPoint)} text={t(meetingPoint)} />}
      <div className="mt-12 grid gap-10 sm:grid-cols-2">
        <TermList title={t(texts.included)} items={transfer.included} holds />
        <TermList title={t(texts.excluded)} items={transfer.excluded} holds={false} />
      </div>
      {luggage && <Term title={t(texts.luggage)} text={t(luggage)} />}
      {cancellationPolicy && <Term title={t(texts.cancellation)} text={t(cancellationPolicy)} />}
    </>
  )
}

function BackLink() {
  const t = useTranslate()
  return (
    <Link to="/transfers" activeProps={{}} className="text-link mt-12 inline-flex min-h-11 items-center gap-2">
      <Icon name="arrow-left" className="size-4" />
      {t(texts.back)}
    </Link>
  )
}
