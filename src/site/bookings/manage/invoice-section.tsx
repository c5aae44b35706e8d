import { useQuery } from "@tanstack/react-query"
import { useHydrated } from "@tanstack/react-router"
import { lazy, useState } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { buyerMessages as texts } from "#domain/bookings/buyer/messages.ts"
import type { BookingPapers } from "#domain/invoices/invoice.ts"
import { overOf } from "#domain/invoices/papers/paper.ts"
import { paperTexts } from "#domain/invoices/papers/paper-texts.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { papersQuery } from "#site/bookings/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { MountOnOpen } from "#site/ui/overlay/mount-on-open.tsx"

const BuyerDialog = lazy(() => import("./actions/buyer-dialog.tsx"))

/** For whom the invoice is, its number once there is one, and the receipts and requests for payment made so far. */
export function InvoiceSection({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...papersQuery(booking), enabled: useHydrated() })
  if (!data) return null
  const { buyer } = data
  const isOver = booking.status === "cancelled" && data.invoices.length === 0
  if (isOver && !buyer && data.papers.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-2xl font-bold">{t(texts.title)}</h2>
      <div className="mt-3 grid gap-3">
        {buyer && <InvoiceBuyer buyer={buyer} email={buyer.email || booking.customerInfo.email} />}
        {data.invoices.map((invoice) => (
          <Issued key={invoice._id} invoice={invoice} />
        ))}
        {!data.isBuyerLocked && !isOver && (
          <div>
            <Button look="secondary" onClick={() => setOpen(true)}>
              {t(buyer ? texts.change : texts.wanted)}
            </Button>
          </div>
        )}
        {data.isBuyerLocked && data.invoices.length === 0 && <p className="text-soft">{t(texts.prepared)}</p>}
        {data.papers.length > 0 && <Papers papers={data.papers} />}
      </div>
      <MountOnOpen key={`buyer ${booking.version}`} open={isOpen}>
        <BuyerDialog booking={booking} known={buyer} onClose={() => setOpen(false)} />
      </MountOnOpen>
    </section>
  )
}

const FIELDS = ["taxCode", "personalId", "passport", "address"] as const

/** Who is named on the invoice, and where it is sent. */
function InvoiceBuyer({ buyer, email }: { buyer: NonNullable<BookingPapers["buyer"]>; email: string }) {
  const t = useTranslate()
  const lines = [...FIELDS.map((name) => ({ name, value: buyer[name] })), { name: "email" as const, value: email }]
  return (
    <div className="break-words">
      <p className="font-semibold">{buyer.name}</p>
      {lines.map(
        ({ name, value }) =>
          value && (
            <p key={name}>
              <span className="text-soft">{t(texts[name])}:</span> {value}
            </p>
          ),
      )}
    </div>
  )
}

function Issued({ invoice }: { invoice: BookingPapers["invoices"][number] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { series, number, issuedOn, lookupCode, link, isAdjustment } = invoice
  return (
    <p className="break-words">
      <span className="font-semibold">
        {t(isAdjustment ? texts.adjustment : texts.title)} {series} {number}
      </span>
      {", "}
      {formatDate(issuedOn, language, "day")}
      {lookupCode && `. ${t(texts.lookupCode)}: ${lookupCode}`}
      {link && (
        <>
          {" "}
          <a href={link} className="text-link" rel="noreferrer" target="_blank">
            {t(texts.open)}
          </a>
        </>
      )}
    </p>
  )
}

function Papers({ papers }: Pick<BookingPapers, "papers">) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <ul className="grid gap-1">
      {papers.map((paper) => {
        const { _id, kind, number, amount, currency, file } = paper
        const over = overOf(paper)
        return (
          <li key={_id}>
            <a href={file} className="text-link inline-flex min-h-11 items-center">
              {t(paperTexts[kind])} {number}, {formatPrice(amount, currency, language)} (PDF)
            </a>
            {over && <span className="text-soft"> {t(texts[over])}</span>}
          </li>
        )
      })}
    </ul>
  )
}
