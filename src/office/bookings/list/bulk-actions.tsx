import CheckIcon from "@mui/icons-material/Check"
import { useState } from "react"
import { Button, type HttpError, useListContext, useNotify, useTranslate } from "react-admin"
import type { StaffBookingRow } from "#domain/bookings/staff/staff-booking.ts"
import { useReload } from "#office/frame/hooks/use-reload.ts"
import { callApi } from "#office/frame/http.ts"

/** Confirms the selected requests, one by one. Says which of them failed and why. */
export function BulkActions() {
  const { selectedIds, data = [], onUnselectItems } = useListContext<StaffBookingRow & { id: string }>()
  const [isSending, setSending] = useState(false)
  const notify = useNotify()
  const reload = useReload()
  const translate = useTranslate()
  const pending = data.filter(({ id, status }) => selectedIds.includes(id) && status === "pending")
  const confirm = async () => {
    setSending(true)
    const failures: string[] = []
    for (const { id, reference, version } of pending)
      await callApi(`/bookings/${id}/confirm`, { method: "POST", body: { version } }).catch((error: HttpError) =>
        failures.push(`${reference}: ${error.message}`),
      )
    setSending(false)
    onUnselectItems()
    void reload()
    const done = translate("bookings.bulk.confirmed", { n: pending.length - failures.length })
    if (failures.length)
      notify([done, ...failures].join("\n"), { type: "warning", multiLine: true, autoHideDuration: null })
    else notify(done, { type: "success" })
  }
  return (
    <Button
      label={translate("bookings.bulk.confirm", { n: pending.length })}
      disabled={isSending || pending.length === 0}
      onClick={confirm}
    >
      <CheckIcon />
    </Button>
  )
}
