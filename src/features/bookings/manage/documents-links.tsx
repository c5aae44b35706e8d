import { useMutation } from "@tanstack/react-query"
import { useHydrated } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { Booking } from "#features/bookings/booking.ts"
import { downloadDocument } from "#features/bookings/queries.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { Button, buttonClass } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { manageMessages as texts } from "./messages.ts"

export function DocumentLinks({ booking: { documents, reference, status, calledOff } }: { booking: Booking }) {
  const t = useTranslate()
  const { voucher } = documents
  const calendar = status === "cancelled" || calledOff ? null : documents.calendar
  if (!calendar && !voucher) return null
  return (
    <div className="grid gap-2">
      {calendar && (
        <DownloadButton address={calendar} fileName={`${reference}.ics`} label={texts.calendar}>
          <Icon name="calendar-plus" className="size-5" />
        </DownloadButton>
      )}
      {voucher && (
        <DownloadButton address={voucher} fileName={`${reference}.pdf`} label={texts.voucher}>
          <Icon name="file-text" className="size-5" />
        </DownloadButton>
      )}
      {status === "pending" && !calledOff && <p className="text-sm text-soft">{t(texts.voucherLater)}</p>}
    </div>
  )
}

type ButtonProps = { address: string; fileName: string; label: Localized; children: ReactNode }

/** Downloads with the guest tokens. Without JavaScript a plain link works, because the server has the guest cookie. */
function DownloadButton({ address, fileName, label, children }: ButtonProps) {
  const t = useTranslate()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => save(await downloadDocument(address), fileName),
    networkMode: "always",
    meta: { shownInPlace: true },
  })
  if (!useHydrated())
    return (
      <a href={address.replace(/^\/api/, "")} className={`w-full ${buttonClass("secondary")}`}>
        {children}
        {t(label)}
      </a>
    )
  return (
    <div>
      <Button look="secondary" disabled={isPending} className="w-full" onClick={() => mutate()}>
        {children}
        {t(isPending ? texts.preparing : label)}
      </Button>
      <p role="status" className="mt-1 text-sm text-cancelled empty:hidden">
        {isError && t(texts.paperFailed)}
      </p>
    </div>
  )
}

function save(file: Blob, name: string) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
