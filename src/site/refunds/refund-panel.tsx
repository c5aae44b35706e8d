import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { masked, type RefundState } from "#domain/refunds/refund.ts"
import { useTranslate } from "#i18n/language.tsx"
import { withCommas } from "#lib/text/join-parts.ts"
import { Button } from "#site/ui/button.tsx"
import { refundTexts as texts } from "./messages.ts"
import { refundQuery } from "./queries.ts"
import { RefundForm } from "./refund-form.tsx"

/** Asks a guest to whom the company owes money where to send it, and shows what was entered. */
export function RefundPanel({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const { _id: id, balance = 0, pricing } = booking
  const isOwed = balance < 0 && pricing.total > 0
  const { data: state } = useQuery({ ...refundQuery(id), enabled: isOwed })
  const [isChanging, setChanging] = useState(false)
  // Without JavaScript the form is shown at once.
  if (!isOwed || (!state && !import.meta.env.SSR)) return null
  const { account, isBegun } = state ?? NOTHING_KNOWN
  return (
    <section className="panel mt-4 p-5 print:hidden">
      <h2 className="text-xl font-bold">{t(texts.title)}</h2>
      {account && !isChanging ? (
        <>
          <Where account={account} />
          {isBegun ? (
            <p className="mt-2 text-soft">{t(texts.begun)}</p>
          ) : (
            <Button look="secondary" className="mt-3" onClick={() => setChanging(true)}>
              {t(texts.change)}
            </Button>
          )}
        </>
      ) : (
        <RefundForm id={id} state={state} onClose={account ? () => setChanging(false) : undefined} />
      )}
    </section>
  )
}

const NOTHING_KNOWN: Pick<RefundState, "account" | "isBegun"> = { account: null, isBegun: false }

function Where({ account: { way, bank, ending, holder, note } }: { account: NonNullable<RefundState["account"]> }) {
  const t = useTranslate()
  if (way === "other") return <p className="mt-2">{t(texts.inOtherWay, { note })}</p>
  const where =
    way === "cash" ? t(texts.inCash) : t(texts.goesTo, { account: withCommas(`${bank} ${masked(ending)}`, holder) })
  return (
    <>
      <p className="mt-2 font-semibold">{where}</p>
      {note && <p className="mt-1 break-words">{note}</p>}
    </>
  )
}
