import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { documentsQuery } from "#site/bookings/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { manageMessages as texts } from "./messages.ts"

/**
 * Plain links to the files, because in-app browsers show nothing of what a script saves. They carry a seal; without
 * JavaScript the server has the guest cookie, and without a network the service worker has what was opened before.
 */
export function DocumentLinks({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const { documents, status, calledOff } = booking
  const { data: links, isError, refetch } = useQuery(documentsQuery(booking))
  const { voucher } = documents
  const calendar = status === "cancelled" || calledOff ? null : documents.calendar
  if (!calendar && !voucher) return null
  return (
    <div className="grid gap-2">
      {calendar && (
        <DocumentLink path={calendar} link={links?.calendar} label={texts.calendar}>
          <Icon name="calendar-plus" className="size-5" />
        </DocumentLink>
      )}
      {voucher && (
        <DocumentLink path={voucher} link={links?.voucher} label={texts.voucher}>
          <Icon name="file-text" className="size-5" />
        </DocumentLink>
      )}
      {isError && !links && (
        <p role="status" className="text-sm text-cancelled">
          {t(texts.paperFailed)}{" "}
          <button type="button" className="text-link min-h-11" onClick={() => refetch()}>
            {t(texts.tryAgain)}
          </button>
        </p>
      )}
      {status === "pending" && !calledOff && <p className="text-sm text-soft">{t(texts.voucherLater)}</p>}
    </div>
  )
}

type LinkProps = { path: string; link: string | null | undefined; label: Localized; children: ReactNode }

function DocumentLink({ path, link, label, children }: LinkProps) {
  const t = useTranslate()
  return (
    <a href={link ?? path.replace(/^\/api/, "")} className={`w-full ${buttonClass("secondary")}`}>
      {children}
      {t(label)}
    </a>
  )
}
