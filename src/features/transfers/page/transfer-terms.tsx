import type { Transfer } from "#features/transfers/transfer.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Term, TermList } from "#ui/page/terms.tsx"
import { pageMessages as texts } from "./messages.ts"

export function TransferTerms({ transfer }: { transfer: Transfer }) {
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
