import { useState } from "react"
import { useListContext, useTranslate } from "react-admin"
import { useReload } from "#office/frame/hooks/use-reload.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { HandOverDialog } from "./hand-over-dialog.tsx"

/** Hands the chosen bookings over to the provider, or sets them aside. Those that are set aside are taken back. */
export function HandOverButtons() {
  const { selectedIds, filterValues, onUnselectItems } = useListContext()
  const translate = useTranslate()
  const { run, isRunning } = useTask()
  const reload = useReload()
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    onUnselectItems()
    void reload()
  }
  const waive = (isWaived: boolean) =>
    run(
      () => callApi("/invoices/waived", { method: "PUT", body: { bookingIds: selectedIds, isWaived } }),
      isWaived ? "invoices.waived" : "invoices.unwaived",
    ).then((isDone) => isDone && done())
  if (filterValues.state === "waived")
    return <ActionButton label="invoices.unwaive" disabled={isRunning} onClick={() => waive(false)} />
  return (
    <>
      <ActionButton label={translate("invoices.handOver", { n: selectedIds.length })} onClick={() => setOpen(true)} />
      <ActionButton label="invoices.waive" disabled={isRunning} onClick={() => waive(true)} />
      {isOpen && <HandOverDialog ids={selectedIds} onDone={done} onClose={() => setOpen(false)} />}
    </>
  )
}
